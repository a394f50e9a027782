import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Invalidation contexts and attributes of an app's own") struct InvalidationContextTests {
    private let screen = TestScreen()
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private final class OffsetContext: UICollectionViewFlowLayoutInvalidationContext {
        var offset: CGFloat = 3
    }

    private final class Layout: UICollectionViewFlowLayout {
        var contexts: [String] = []
        override class var invalidationContextClass: AnyClass { OffsetContext.self }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts.append("\(type(of: context)) \(context.invalidatedItemIndexPaths?.map(\.item) ?? [])")
            super.invalidateLayout(with: context)
        }
    }

    @Test("A context lists what is invalid, and the list's own contexts have the layout's class") func contexts() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedItemIndexPaths == nil && !context.invalidateEverything)
        context.invalidateItems(at: [path(0)])
        context.invalidateItems(at: [path(2)])
        context.invalidateSupplementaryElements(ofKind: "header", at: [path(1)])
        context.invalidateDecorationElements(ofKind: "line", at: [path(1)])
        #expect(context.invalidatedItemIndexPaths == [path(0), path(2)])
        #expect(context.invalidatedSupplementaryIndexPaths == ["header": [path(1)]])
        #expect(context.invalidatedDecorationIndexPaths == ["line": [path(1)]])
        let layout = Layout()
        layout.itemSize = CGSize(width: 200, height: 40)
        let view = screen.addCollection(ItemSource([Array(0..<20)]), layout)
        layout.contexts = []
        screen.run {
            view.reloadData()
            layout.invalidateLayout(with: context)
        }
        #expect(layout.contexts == ["OffsetContext []", "UICollectionViewLayoutInvalidationContext [0, 2]"])
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
        screen.run { layout.invalidateLayout(with: context) }
        #expect(view.contentOffset.y == 25)
    }

    @Test("A flow layout's context for bounds does not ask the delegate again unless the size changed") func flow() {
        final class Wide: UICollectionViewFlowLayout {
            var metrics: [Bool] = []
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
            override func invalidationContext(
                forBoundsChange newBounds: CGRect
            ) -> UICollectionViewLayoutInvalidationContext {
                let context = super.invalidationContext(forBoundsChange: newBounds)
                let flow = context as? UICollectionViewFlowLayoutInvalidationContext
                flow?.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
                metrics.append(flow?.invalidateFlowLayoutDelegateMetrics ?? false)
                return context
            }
        }
        let layout = Wide()
        let view = screen.addCollection(ItemSource([Array(0..<40)]), layout)
        layout.metrics = []
        screen.run { view.contentOffset.y = 10 }
        #expect(layout.metrics == [false])
        screen.run { view.frame.size.width = 150 }
        #expect(layout.metrics.last == true)
    }

    private final class TiltAttributes: UICollectionViewLayoutAttributes {
        nonisolated(unsafe) var tilt: CGFloat = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? TiltAttributes)?.tilt = tilt
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? TiltAttributes, super.isEqual(object) else { return false }
            return other.tilt == tilt
        }
    }

    private final class TiltCell: UICollectionViewCell {
        var tilt: CGFloat = 0
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            if let own = layoutAttributes as? TiltAttributes { tilt = own.tilt }
        }
    }

    private final class TiltLayout: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { TiltAttributes.self }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let all = super.layoutAttributesForElements(in: rect) ?? []
            for case let own as TiltAttributes in all { own.tilt = CGFloat(own.indexPath.item) + 0.5 }
            return all
        }
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            attributes?.alpha = 0
            attributes?.transform3D = CATransform3DMakeRotation(0.4, 1, 0, 0)
            return attributes
        }
    }

    @Test("Attributes of another class reach the cells, and items appear from their initial attributes")
    func attributes() throws {
        let layout = TiltLayout()
        layout.itemSize = CGSize(width: 200, height: 40)
        layout.minimumLineSpacing = 0
        let source = ItemSource([[0, 1]])
        let view = screen.run {
            let view = OwningCollection(frame: screen.window.bounds, collectionViewLayout: layout)
            view.owned = [source]
            view.register(TiltCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            screen.window.addSubview(view)
            return view
        }
        #expect(view.visibleCells.map { ($0 as? TiltCell)?.tilt } == [0.5, 1.5])
        screen.run {
            source.sections[0].append(2)
            view.insertItems(at: [path(2)])
        }
        let cell = try #require(view.cellForItem(at: path(2)))
        let early = screen.shown(cell, at: screen.clock.now + 0.05)
        #expect(early.opacity < 0.6 && cell.alpha == 1)
        #expect(early.transform.m23 != 0)
        screen.advance(to: 2)
        #expect(screen.shown(cell, at: 2).opacity == 1 && cell.layer.transform.m23 == 0)
    }
}
