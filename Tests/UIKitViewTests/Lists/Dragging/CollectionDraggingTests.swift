import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite("Items of collection views are dragged") struct CollectionDraggingTests {
    let stage = MenuScreen()
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate
    {
        var tags = Array(0..<8)
        var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
        var lines: [String] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            tags.count
        }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.tag = tags[indexPath.item]
            cell.backgroundColor = .systemTeal
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            let item = UIDragItem(itemProvider: NSItemProvider(object: "\(tags[indexPath.item])" as NSString))
            item.localObject = tags[indexPath.item]
            return [item]
        }
        func collectionView(
            _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? {
            let parameters = UIDragPreviewParameters()
            parameters.backgroundColor = .systemYellow
            return parameters
        }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move, intent: intent) }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            let first: (any UICollectionViewDropItem)? = coordinator.items.first
            guard let item = first, let target = coordinator.destinationIndexPath else { return }
            lines.append("drop \(item.previewSize.width) \(item.dragItem.localObject as? Int ?? -1)")
            if intent == .insertIntoDestinationIndexPath {
                coordinator.drop(item.dragItem, intoItemAt: target, rect: CGRect(x: 10, y: 10, width: 20, height: 20))
                return
            }
            guard let source = item.sourceIndexPath else { return }
            collectionView.performBatchUpdates {
                tags.insert(tags.remove(at: source.item), at: target.item)
                collectionView.deleteItems(at: [source])
                collectionView.insertItems(at: [target])
            }
            coordinator.drop(item.dragItem, toItemAt: target)
        }
    }

    /// Shows eight items of 100 points in two lines.
    private func makeView(_ items: Items) -> UICollectionView {
        stage.addGrid(of: items) { $0.dropDelegate = items }
    }

    private func lift(_ start: CGPoint, to end: CGPoint) {
        stage.screen.touch(.began, start.x, start.y)
        stage.wait(0.7)
        stage.screen.touch(.moved, (start.x + end.x) / 2, (start.y + end.y) / 2)
        stage.wait(0.1)
        stage.screen.touch(.moved, end.x, end.y)
        stage.wait(0.4)
    }

    @Test("The items make space for a dragged one, and a drop moves it there")
    func move() throws {
        let items = Items()
        let view = makeView(items)
        lift(CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 150))
        #expect(view.visibleCells.map(\.tag) == [1, 2, 3, 4, 5, 0, 6, 7])
        let moved = try #require(view.cellForItem(at: path(5)))
        #expect(moved.alpha == 0 && moved.dragState == .dragging && moved.configurationState.cellDragState == .dragging)
        stage.screen.touch(.ended, 150, 150)
        stage.wait()
        #expect(items.lines == ["drop 100.0 0"] && items.tags == [1, 2, 3, 4, 5, 0, 6, 7])
        #expect(view.visibleCells.map(\.tag) == items.tags && view.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(view.cellForItem(at: path(5))?.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
        #expect(!view.hasActiveDrag && !view.hasActiveDrop)
    }

    @Test("A drop into an item leaves the others in place")
    func into() {
        let items = Items()
        items.intent = .insertIntoDestinationIndexPath
        let view = makeView(items)
        lift(CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 150))
        #expect(view.visibleCells.map(\.tag) == items.tags)
        #expect(view.cellForItem(at: path(0))?.alpha == 0.5 && view.cellForItem(at: path(5))?.isHighlighted == true)
        stage.screen.touch(.ended, 150, 150)
        stage.wait()
        #expect(items.lines == ["drop 100.0 0"] && view.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHighlighted })
    }

    @Test("A drag that is not enabled does not begin, and one that is cancelled returns its item")
    func refused() {
        let items = Items()
        let view = makeView(items)
        stage.screen.run { view.dragInteractionEnabled = false }
        lift(CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 150))
        #expect(!view.hasActiveDrag && view.visibleCells.map(\.tag) == items.tags)
        stage.screen.touch(.ended, 150, 150)
        stage.screen.run { view.dragInteractionEnabled = true }
        stage.wait()
        lift(CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 150))
        #expect(view.hasActiveDrag)
        stage.screen.touch(.cancelled, 150, 150)
        stage.wait()
        #expect(items.lines.isEmpty && view.visibleCells.map(\.tag) == items.tags)
        #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test("A drag from another view makes items leave its place free")
    func gap() {
        let items = Items()
        items.tags = [0, 1, 2, 3, 4]
        let view = makeView(items)
        let others = Items()
        let other = makeView(others)
        stage.screen.run { other.frame.origin.y = 450 }
        lift(CGPoint(x: 50, y: 500), to: CGPoint(x: 350, y: 50))
        #expect(view.visibleCells.map(\.frame.minX) == [0, 100, 200, 0, 100])
        #expect(view.visibleCells.map(\.frame.minY) == [0, 0, 0, 100, 100])
        stage.screen.touch(.moved, 350, 440)
        stage.wait(0.4)
        #expect(view.visibleCells.map(\.frame.minX) == [0, 100, 200, 300, 0])
        stage.screen.touch(.cancelled, 350, 440)
    }
}
