import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("The standard gesture for movement") struct StandardMovementTests {
    private let screen = TestScreen()

    class Items: UICollectionViewController {
        required override init(collectionViewLayout layout: UICollectionViewLayout) {
            super.init(collectionViewLayout: layout)
        }

        required init?(coder: NSCoder) { nil }

        var items = Array(0..<6)
        var moves: [[Int]] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.tag = items[indexPath.item]
            return cell
        }

        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
        ) {
            moves.append([source.item, destination.item])
            items.insert(items.remove(at: source.item), at: destination.item)
        }
    }

    final class MovableItems: Items {
        override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != 5
        }
    }

    private func show<Controller: Items>(_ type: Controller.Type) -> Controller {
        screen.run {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 40)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            let controller = type.init(collectionViewLayout: layout)
            screen.window.rootViewController = controller
            return controller
        }
    }

    /// Presses at a point for a second, moves to another one, and lifts the finger.
    private func press(_ start: CGPoint, movingTo end: CGPoint) {
        screen.touch(.began, start.x, start.y)
        screen.advance(to: screen.clock.now + 1)
        screen.touch(.moved, end.x, end.y)
        screen.touch(.ended, end.x, end.y)
        screen.advance(to: screen.clock.now + 1)
    }

    @Test("A long press lifts an item, which keeps its distance from the finger and drops where it is left")
    func moving() throws {
        let controller = show(MovableItems.self)
        #expect(controller.installsStandardGestureForInteractiveMovement)
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        screen.touch(.began, 20, 10)
        screen.advance(to: 1)
        screen.touch(.moved, 120, 50)
        #expect(cell.center == CGPoint(x: 150, y: 60) && controller.moves == [])
        screen.touch(.ended, 120, 50)
        screen.advance(to: 2)
        #expect(controller.moves == [[0, 3]] && controller.items == [1, 2, 3, 0, 4, 5])
        #expect(cell.frame.origin == CGPoint(x: 100, y: 40))
    }

    @Test("Items that may not move stay, as do all if the gesture is switched off or the rule is the default one")
    func refused() {
        let controller = show(MovableItems.self)
        press(CGPoint(x: 150, y: 100), movingTo: CGPoint(x: 20, y: 10))
        #expect(controller.moves == [])
        controller.installsStandardGestureForInteractiveMovement = false
        press(CGPoint(x: 20, y: 10), movingTo: CGPoint(x: 150, y: 60))
        #expect(controller.moves == [])
        controller.installsStandardGestureForInteractiveMovement = true
        press(CGPoint(x: 20, y: 10), movingTo: CGPoint(x: 150, y: 60))
        #expect(controller.moves == [[0, 3]])
        let other = show(Items.self)
        press(CGPoint(x: 20, y: 10), movingTo: CGPoint(x: 150, y: 60))
        #expect(other.moves == [])
    }
}
