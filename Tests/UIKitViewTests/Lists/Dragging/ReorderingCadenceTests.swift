import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("How soon items make space for a dragged one") struct ReorderingCadenceTests {
    private let stage = MenuScreen()

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate {
        var tags = Array(0..<8)

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            tags.count
        }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.tag = tags[indexPath.item]
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
        ) { tags.insert(tags.remove(at: source.item), at: destination.item) }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))] }
    }

    /// Shows eight items of 100 points in two lines, and lifts the first one.
    private func lift(_ items: Items, _ cadence: UICollectionView.ReorderingCadence) -> UICollectionView {
        let view = stage.addGrid(of: items) {
            $0.dragInteractionEnabled = true
            $0.reorderingCadence = cadence
        }
        stage.screen.touch(.began, 50, 50)
        stage.wait(0.7)
        stage.screen.touch(.moved, 70, 50)
        stage.wait(0.1)
        return view
    }

    private func order(_ view: UICollectionView) -> [Int] { view.visibleCells.map(\.tag) }

    private func move(to x: CGFloat, wait seconds: Double) {
        stage.screen.touch(.moved, x, 50)
        stage.wait(seconds)
    }

    @Test("Items make space at once, or after the dragged one has rested", arguments: [0.0, 0.15, 0.5])
    func delays(delay: Double) {
        let cadences: [Double: UICollectionView.ReorderingCadence] = [0: .immediate, 0.15: .fast, 0.5: .slow]
        let items = Items()
        let view = lift(items, cadences[delay] ?? .immediate)
        #expect(UICollectionView(frame: .zero).reorderingCadence == .immediate)
        move(to: 250, wait: 0.1)
        #expect((order(view).prefix(3) == [1, 2, 0]) == (delay == 0))
        stage.wait(delay)
        #expect(order(view).prefix(3) == [1, 2, 0])
        stage.screen.touch(.ended, 250, 50)
        stage.wait()
        #expect(items.tags.prefix(4) == [1, 2, 0, 3] && order(view) == items.tags)
    }

    @Test("An item that moves on makes no space where it did not rest, and a drop needs no rest") func passing() {
        let items = Items()
        let view = lift(items, .slow)
        for x in [150.0, 250, 350] {
            move(to: x, wait: 0.3)
            #expect(order(view) == Array(0..<8))
        }
        stage.screen.touch(.ended, 350, 50)
        stage.wait()
        #expect(items.tags.prefix(4) == [1, 2, 3, 0] && order(view) == items.tags)
    }
}
