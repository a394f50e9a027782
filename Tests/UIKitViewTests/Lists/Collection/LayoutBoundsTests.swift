import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite("A layout receives new bounds") struct LayoutBoundsTests {
    /// A layout that centres its first item, as libraries of cards do.
    private final class CentringLayout: UICollectionViewFlowLayout {
        var sizes: [CGSize] = []

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            guard let view = collectionView, view.bounds.size != sizes.last else { return }
            sizes.append(view.bounds.size)
            let inset = (view.bounds.width - itemSize.width) / 2
            view.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
            view.contentOffset.x = -inset
        }
    }

    @Test(
        "A layout that is invalidated by another size of the view finds the new bounds, also if it was not used before")
    func size() {
        let layout = CentringLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.bounds.size = CGSize(width: 300, height: 200)
        #expect(layout.sizes.last == CGSize(width: 300, height: 200))
        #expect(view.contentOffset.x == -100)
        view.bounds.size.width = 200
        #expect(view.contentOffset.x == -50)
    }
}
