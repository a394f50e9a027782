import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Adjustments by contexts, transition layouts and reloaded sections") struct LayoutAdjustmentTests {
    private let screen = TestScreen()
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func layout(_ size: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: size, height: size)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    @Test("A context changes the size and the offset of the content at once, until the next layout gives the size")
    func sizes() {
        let flow = layout(100)
        let view = screen.addCollection(ItemSource([Array(0..<20)]), flow)
        #expect(view.contentSize == CGSize(width: 200, height: 1000))
        screen.run {
            let context = UICollectionViewLayoutInvalidationContext()
            context.contentSizeAdjustment = CGSize(width: 0, height: 60)
            context.contentOffsetAdjustment = CGPoint(x: 0, y: 10)
            flow.invalidateLayout(with: context)
            #expect(view.contentSize == CGSize(width: 200, height: 1060) && view.contentOffset.y == 10)
            context.contentSizeAdjustment.height = -5000
            flow.invalidateLayout(with: context)
            #expect(view.contentSize.height == 0)
        }
        #expect(view.contentSize == CGSize(width: 200, height: 1000))
    }

    private final class Controller: UICollectionViewController {
        var made: [UICollectionViewTransitionLayout] = []
        let source = ItemSource([Array(0..<8)])

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.dataSource = source
        }

        override func collectionView(
            _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
            newLayout toLayout: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout {
            let layout = Late(currentLayout: fromLayout, nextLayout: toLayout)
            made.append(layout)
            return layout
        }
    }

    /// Shows the current layout for the first half of a transition.
    private final class Late: UICollectionViewTransitionLayout {
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            transitionProgress < 0.5
                ? currentLayout.layoutAttributesForItem(at: indexPath)
                : super.layoutAttributesForItem(at: indexPath)
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<8).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
    }

    @Test("A controller's own transition layout places the items until the transition ends") func transition() {
        let (small, large) = (layout(50), layout(100))
        let controller = Controller(collectionViewLayout: small)
        screen.run { screen.window.rootViewController = controller }
        let view: UICollectionView = controller.collectionView
        var result: [Bool] = []
        let between = screen.run {
            view.startInteractiveTransition(to: large) { completed, finished in result = [completed, finished] }
        }
        #expect(controller.made == [between] && between.currentLayout === small && between.nextLayout === large)
        screen.run { between.transitionProgress = 0.4 }
        #expect(view.cellForItem(at: path(1))?.frame == CGRect(x: 50, y: 0, width: 50, height: 50))
        screen.run { between.transitionProgress = 0.5 }
        #expect(view.cellForItem(at: path(1))?.frame == CGRect(x: 75, y: 0, width: 75, height: 75))
        screen.run { view.finishInteractiveTransition() }
        screen.advance(to: 1)
        #expect(view.collectionViewLayout === large && result == [true, true])
        #expect(view.cellForItem(at: path(1))?.frame.width == 100)
    }

    @Test("A batch deletes, inserts and moves items and reloads another section's cells") func batches() {
        let source = ItemSource([[0, 1, 2, 3], [10, 11]])
        let view = screen.addCollection(source, layout(50))
        let old = (0..<2).map { view.cellForItem(at: path($0, 1)) }
        let kept = view.cellForItem(at: path(1))
        var ends: [Bool] = []
        source.asked = []
        screen.run {
            view.performBatchUpdates {
                source.sections = [[3, 1, 9, 2], [12, 11]]
                view.deleteItems(at: [path(0)])
                view.insertItems(at: [path(2)])
                view.moveItem(at: path(3), to: path(0))
                view.reloadSections(IndexSet(integer: 1))
            } completion: {
                ends.append($0)
            }
        }
        #expect((0..<4).map { view.cellForItem(at: path($0))?.tag } == [3, 1, 9, 2])
        #expect(view.cellForItem(at: path(1)) === kept)
        #expect((0..<2).map { view.cellForItem(at: path($0, 1))?.tag } == [12, 11])
        #expect(!source.asked.contains(path(1)) && source.asked.contains(path(1, 1)))
        screen.advance(to: 1)
        #expect(ends == [true] && old.allSatisfy { $0?.superview == nil || $0?.tag != 10 })
    }
}
