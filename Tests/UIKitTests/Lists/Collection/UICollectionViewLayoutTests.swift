import Testing
import UIKit

@MainActor @Suite("Layouts of collection views") struct UICollectionViewLayoutTests {
    private final class Card: UICollectionViewFlowLayout {
        override var collectionView: UICollectionView { super.collectionView ?? made }
        private let made = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    private final class Listening: UICollectionView {
        var received: [String] = []
        override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
            received.append("short")
            super.setCollectionViewLayout(layout, animated: animated)
        }
        override func setCollectionViewLayout(
            _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
        ) {
            received.append("long")
            super.setCollectionViewLayout(layout, animated: animated, completion: completion)
        }
    }

    @Test("Headers and footers of zero size have no attributes", arguments: [false, true])
    func noHeaders(isVertical: Bool) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = isVertical ? .vertical : .horizontal
        layout.itemSize = CGSize(width: 20, height: 20)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        let source = ItemSource([[1, 2]])
        view.register(CountedItem.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        let everywhere = CGRect(x: -50, y: -50, width: 500, height: 500)
        #expect(layout.layoutAttributesForElements(in: everywhere)?.count == 2)
        layout.headerReferenceSize = CGSize(width: 10, height: 10)
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
        view.layoutIfNeeded()
        #expect(layout.layoutAttributesForElements(in: everywhere)?.count == 3)
    }

    /// A layout that centres the first item in the view, as carousels do.
    private final class Centred: UICollectionViewFlowLayout {
        override func prepare() {
            super.prepare()
            let room = collectionView?.bounds.width ?? 0
            sectionInset.left = (room - itemSize.width) / 2
        }
    }

    @Test("Properties that a layout changes in prepare() apply at once") func changingPreparation() {
        let layout = Centred()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 40, height: 40)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), collectionViewLayout: layout)
        let source = ItemSource([[1, 2]])
        view.register(CountedItem.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 30)
    }

    @Test("A layout can override collectionView as nonoptional") func collectionView() {
        let layout = Card()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        #expect(layout.collectionView === view)
    }

    @Test("Both methods that set a layout can be overridden") func overriding() {
        let view = Listening(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let next = UICollectionViewFlowLayout()
        view.setCollectionViewLayout(next, animated: false)
        #expect(view.received == ["short", "long"] && view.collectionViewLayout === next)
    }
}
