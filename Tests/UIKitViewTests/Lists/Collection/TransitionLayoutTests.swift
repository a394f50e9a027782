import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("An interactive transition lies between two layouts") struct TransitionLayoutTests {
    private let screen = TestScreen()

    private func layout(_ size: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: size, height: size)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    @Test("Items follow the progress, and end in the next layout or the first", arguments: [true, false])
    func progress(finishes: Bool) {
        let (small, large) = (layout(50), layout(100))
        let view = screen.addCollection(ItemSource([Array(0..<8)]), small)
        var result: [Bool] = []
        let between = screen.run {
            view.startInteractiveTransition(to: large) { completed, finished in result = [completed, finished] }
        }
        #expect(view.visibleCells[1].frame == CGRect(x: 50, y: 0, width: 50, height: 50))
        screen.run { between.transitionProgress = 0.5 }
        #expect(view.visibleCells[1].frame == CGRect(x: 75, y: 0, width: 75, height: 75))
        #expect(view.visibleCells[2].frame.origin == CGPoint(x: 50, y: 50) && view.contentSize.height == 250)
        between.updateValue(3, forAnimatedKey: "distance")
        #expect(between.value(forAnimatedKey: "distance") == 3 && between.value(forAnimatedKey: "angle") == 0)
        screen.run { if finishes { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() } }
        screen.advance(to: 1)
        #expect(view.collectionViewLayout === (finishes ? large : small) && result == [true, finishes])
        #expect(view.visibleCells[1].frame.size.width == (finishes ? 100 : 50))
    }

    @Test("An invalidation context moves the content") func offsets() {
        let flow = layout(100)
        let view = screen.addCollection(ItemSource([Array(0..<20)]), flow)
        screen.run {
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.contentOffsetAdjustment.y = 60
            flow.invalidateLayout(with: context)
        }
        #expect(view.contentOffset.y == 60 && view.visibleCells[0].frame.minY == 0)
    }

    @Test("Headers of a flow layout stay visible while their section is") func pinnedHeaders() {
        let flow = layout(100)
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        flow.sectionHeadersPinToVisibleBounds = true
        let view = screen.addCollection(ItemSource([Array(0..<8), Array(0..<8)]), flow)
        let kind = UICollectionView.elementKindSectionHeader
        screen.run { view.contentOffset.y = 50 }
        #expect(view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame.minY == 50)
        screen.run { view.contentOffset.y = 420 }
        #expect(view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame.minY == 400)
        #expect(view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))?.frame.minY == 430)
    }
}
