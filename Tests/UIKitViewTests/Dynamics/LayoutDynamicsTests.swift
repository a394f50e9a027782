import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

@MainActor @Suite("Dynamics in a layout") struct LayoutDynamicsTests {
    /// A row of two cells; a spring pulls each to its place.
    private final class Springs: UICollectionViewFlowLayout {
        private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

        override func prepare() {
            super.prepare()
            guard animator.behaviors.isEmpty, let width = collectionView?.bounds.width else { return }
            for item in super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: width, height: 200)) ?? [] {
                let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
                (spring.length, spring.damping, spring.frequency) = (0, 0.5, 2)
                animator.addBehavior(spring)
            }
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: indexPath)
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    private let screen = TestScreen()
    private let layout = Springs()
    private let source = Source()

    private func show() -> UICollectionView {
        screen.run {
            layout.itemSize = CGSize(width: 40, height: 40)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            screen.window.addSubview(view)
            view.layoutIfNeeded()
            return view
        }
    }

    @Test("The animator finds attributes by their kind and index path")
    func finding() throws {
        _ = show()
        let path = IndexPath(item: 1, section: 0)
        #expect(layout.animator.layoutAttributesForCell(at: path)?.indexPath == path)
        #expect(layout.animator.layoutAttributesForCell(at: IndexPath(item: 7, section: 0)) == nil)
        #expect(layout.animator.layoutAttributesForSupplementaryView(ofKind: "header", at: path) == nil)
        #expect(layout.animator.layoutAttributesForDecorationView(ofKind: "line", at: path) == nil)
    }

    @Test("A cell follows its attributes, which a spring brings back to their place")
    func motion() throws {
        let view = show()
        screen.advance(to: 0.5)
        let path = IndexPath(item: 0, section: 0)
        let attributes = try #require(layout.animator.layoutAttributesForCell(at: path))
        let cell = try #require(view.cellForItem(at: path))
        let place = cell.center
        screen.run {
            attributes.center.y += 60
            layout.animator.updateItem(usingCurrentState: attributes)
            layout.invalidateLayout()
        }
        screen.advance(to: 0.6)
        #expect(cell.center.y > place.y + 5 && cell.center.y < place.y + 60)
        screen.advance(to: 5)
        #expect(abs(cell.center.y - place.y) < 1 && !layout.animator.isRunning)
    }
}
