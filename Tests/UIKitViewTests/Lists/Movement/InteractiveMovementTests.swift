import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("The user moves items and rows") struct InteractiveMovementTests {
    private let screen = TestScreen()
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    final class MovingSource: NSObject, UICollectionViewDataSource {
        var sections: [[Int]] = [[0, 1, 2, 3, 4, 5], [6, 7]]
        var moves: [[IndexPath]] = []
        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.tag = sections[indexPath.section][indexPath.item]
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != 5
        }
        func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
            moves.append([source, destination])
            sections[destination.section].insert(sections[source.section].remove(at: source.item), at: destination.item)
        }
    }

    private func makeView(_ source: MovingSource) -> UICollectionView {
        screen.run {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 40)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            let view = OwningCollection(frame: screen.window.bounds, collectionViewLayout: layout)
            view.owned = [source]
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            screen.window.addSubview(view)
            return view
        }
    }

    @Test("A moved item follows the finger, the others make room, and the data source is called last") func items() {
        let source = MovingSource()
        let view = makeView(source)
        let cell = view.visibleCells[0]
        #expect(screen.run { view.beginInteractiveMovementForItem(at: path(0)) })
        screen.run { view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 60)) }
        #expect(cell.center == CGPoint(x: 150, y: 60) && source.moves.isEmpty)
        #expect(view.visibleCells.map(\.tag) == [1, 2, 3, 0, 4, 5, 6, 7])
        screen.run { view.endInteractiveMovement() }
        screen.advance(to: 1)
        #expect(source.moves == [[path(0), path(3)]] && source.sections[0] == [1, 2, 3, 0, 4, 5])
        #expect(
            view.visibleCells.map(\.tag) == [1, 2, 3, 0, 4, 5, 6, 7] && cell.frame.origin == CGPoint(x: 100, y: 40))
    }

    @Test("An item moves to another section, and a cancelled one returns") func sections() {
        let source = MovingSource()
        let view = makeView(source)
        #expect(screen.run { !view.beginInteractiveMovementForItem(at: path(5)) })
        screen.run {
            view.beginInteractiveMovementForItem(at: path(1))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 130))
        }
        #expect(view.numberOfItems(inSection: 1) == 3 && view.visibleCells.map(\.tag) == [0, 2, 3, 4, 5, 6, 1, 7])
        screen.run { view.cancelInteractiveMovement() }
        screen.advance(to: 1)
        #expect(source.moves.isEmpty && view.visibleCells.map(\.tag) == Array(0..<8))
    }
}
