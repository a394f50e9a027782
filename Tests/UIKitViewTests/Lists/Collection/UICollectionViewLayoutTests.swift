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

    /// A layout of squares whose side is the width that cells prefer.
    private final class Squares: UICollectionViewLayout {
        final class Context: UICollectionViewLayoutInvalidationContext { var side: CGFloat = 0 }
        override class var invalidationContextClass: AnyClass { Context.self }
        var side: CGFloat = 10
        var contexts: [String] = []

        override var collectionViewContentSize: CGSize { CGSize(width: side, height: side) }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: 0, width: side, height: side)
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool { true }
        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = Context()
            context.side = preferredAttributes.size.width
            return context
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            if let context = context as? Context, context.side > 0 { side = context.side }
            contexts.append("\(type(of: context)) \(context.invalidateEverything)")
        }
    }

    private final class Wide: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 30) }
    }

    @Test("A custom layout adopts the size that a cell prefers, and receives contexts of its class")
    func preferredSizes() {
        let layout = Squares()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        let source = ItemSource([[1]])
        view.register(Wide.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.visibleCells.first?.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
        layout.contexts = []
        view.bounds.origin.y = 5
        #expect(layout.contexts == ["Context false"])
        view.reloadData()
        #expect(layout.contexts == ["Context false", "Context true"])
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

    private final class Late: UICollectionViewLayout {
        var isReady = false
        override func prepare() { isReady = true }
        override var collectionViewContentSize: CGSize { CGSize(width: 50, height: 50) }
    }

    private final class Asking: NSObject, UICollectionViewDataSource {
        var answers: [Bool] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            answers.append((collectionView.collectionViewLayout as? Late)?.isReady ?? false)
            return 0
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
    }

    @Test("A layout is prepared before the data source is asked for counts") func preparation() {
        let source = Asking()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Late())
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(source.answers == [true])
    }

    @Test("A closure that does not escape can update items") func updates() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        func update(_ body: () -> Void) { view.performBatchUpdates({ body() }, completion: nil) }
        var count = 0
        update { count += 1 }
        view.performBatchUpdates(nil)
        #expect(count == 1)
    }

    @Test("The insets of sections can begin at the margins") func reference() throws {
        let (layout, source) = (UICollectionViewFlowLayout(), OneItem())
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        view.dataSource = source
        view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
        layout.sectionInsetReference = .fromLayoutMargins
        view.layoutIfNeeded()
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 30)
    }

    private final class OneItem: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
    }
}
