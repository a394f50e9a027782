import QuartziteUICore

/// The invalid parts of a layout; here an invalidation always concerns the whole layout.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates a context without invalid items.
    public override init() { super.init() }

    /// Whether everything is invalid, as after `reloadData()`; false by default.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items may have changed; false by default.
    open internal(set) var invalidateDataSourceCounts = false
    /// The invalid items; nil by default.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The invalid supplementary views by kind; nil by default.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The invalid decoration views by kind; nil by default.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// The change of the content offset in points; zero by default.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content size in points, until the layout gives its size at the next layout; zero by default.
    open var contentSizeAdjustment = CGSize.zero

    /// Marks items as invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Marks supplementary views of a kind as invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Marks decoration views of a kind as invalid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Creates a context of a class known only at run time; a class of another kind gives a plain context.
    static func make(_ type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
        guard type is UICollectionViewLayoutInvalidationContext.Type else {
            return UICollectionViewLayoutInvalidationContext()
        }
        let object = unsafeBitCast(type, to: _InvalidationContextInitProbe.Type.self).init() as AnyObject
        return object as? UICollectionViewLayoutInvalidationContext ?? UICollectionViewLayoutInvalidationContext()
    }
}

/// A class that gives access to `init()` of a context class known only at run time; never instantiated itself.
open class _InvalidationContextInitProbe: UICollectionViewLayoutInvalidationContext {
    /// An initialiser that is never called directly.
    public required override init() { super.init() }
}

/// The invalid parts of a flow layout; every invalidation concerns the whole layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes again; true by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the positions of items are computed again; true by default.
    open var invalidateFlowLayoutAttributes = true

    /// Creates a context without invalid items.
    public override init() { super.init() }
}
