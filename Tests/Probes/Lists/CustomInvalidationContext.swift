import UIKit

final class ParallaxContext: UICollectionViewLayoutInvalidationContext {
    var offset: CGFloat = 0
}

final class CustomInvalidationContext: UICollectionViewLayout {
    override class var invalidationContextClass: AnyClass { ParallaxContext.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let parallax = context as? ParallaxContext { parallax.offset += 1 }
        super.invalidateLayout(with: context)
    }

    func moveHeader() {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
        context.invalidateSupplementaryElements(ofKind: "header", at: [IndexPath(item: 0, section: 0)])
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 10)
        context.contentSizeAdjustment = CGSize(width: 0, height: 10)
        invalidateLayout(with: context)
    }
}
