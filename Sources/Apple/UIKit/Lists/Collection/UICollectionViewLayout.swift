import QuartzCore

/// The base class of layouts, which determine the positions of a collection view's views.
///
/// ``prepare()`` is called before the other methods, at the first layout pass and after each invalidation.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// Creates an empty layout.
    public override init() { super.init() }
    /// Creates an empty layout; `coder` is not read.
    public required init?(coder: NSCoder) { super.init() }
    /// Called for layouts from a storyboard or xib, after all connections; does nothing by default.
    open func awakeFromNib() {}

    /// The collection view that uses the layout.
    open var collectionView: UICollectionView? { owningView }
    weak var owningView: UICollectionView?
    private var decorations: [String: AnyClass] = [:]
    private var decorationNibs: [String: UINib] = [:]

    /// The class of the layout's attributes; `UICollectionViewLayoutAttributes` by default.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// Called before the layout is queried; does nothing by default.
    open func prepare() {}
    /// The size of the content; zero by default.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the attributes of all views that intersect a rectangle; nil by default.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of an item; nil by default.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a supplementary view; nil by default.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a decoration view; nil by default.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether new bounds invalidate the layout; by default, only a change of size does.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { $0.bounds.size != newBounds.size } ?? false
    }
    /// Whether the size that a cell prefers invalidates the layout; false by default.
    ///
    /// It is called for layouts other than the flow layout, which has its own rule.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Returns the context for the invalidation of the layout by new bounds.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
    /// Returns the context for the invalidation of the layout by a cell's preferred size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
    /// The class of the layout's invalidation contexts; `UICollectionViewLayoutInvalidationContext` by default.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Whether the layout is reflected in interfaces of the other writing direction; false by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The writing direction for which the layout is written; left to right by default.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext.make(type(of: self).invalidationContextClass)
    }

    /// Invalidates the layout, which is prepared again at the next layout pass.
    open func invalidateLayout() { collectionView?.layoutDidBecomeInvalid() }
    /// Invalidates the whole layout, and changes the offset and the size of the content by the context's adjustments.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidateLayout()
        let (shift, growth) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
        if growth != .zero, growth.width.isFinite, growth.height.isFinite, let view = collectionView {
            let size = view.contentSize
            view.contentSize = CGSize(
                width: max(size.width + growth.width, 0), height: max(size.height + growth.height, 0))
        }
        guard shift != .zero, shift.x.isFinite, shift.y.isFinite, let view = collectionView else { return }
        view.bounds.origin = CGPoint(x: view.bounds.minX + shift.x, y: view.bounds.minY + shift.y)
    }
    /// Returns the content offset at which scrolling stops; by default, the proposed one.
    ///
    /// The velocity is in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    /// Returns the content offset after an update; by default, the proposed one.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Updates

    /// Called before updates are animated; does nothing by default.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after the animation of updates has begun; does nothing by default.
    open func finalizeCollectionViewUpdates() {}
    /// Returns the initial attributes of an appearing item; by default, and for nil, its final ones with the opacity 0.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { changing.map(UICollectionView.faded) }
    /// Returns the final attributes of a disappearing item; by default, and for nil, its current ones with the opacity
    /// 0.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { changing.map(UICollectionView.faded) }
    /// The attributes of the item that appears or disappears, while the layout is asked for those at the other end.
    var changing: UICollectionViewLayoutAttributes?
    /// Called before this layout replaces another; does nothing by default.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called before another layout replaces this one; does nothing by default.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called after the animation between two layouts has begun; does nothing by default.
    open func finalizeLayoutTransition() {}

    // MARK: Decoration views

    /// Registers a class for decoration views of a kind; nil removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass
        decorationNibs[elementKind] = nil
    }

    /// Registers a nib with one view for decoration views of a kind; nil removes the registration.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationNibs[elementKind] = nib
        decorations[elementKind] = nil
    }

    /// Follows items to their new places, before the layout is prepared for them; does nothing by default.
    func follow(_ mapping: ContentMapping) {}

    /// Returns a new decoration view of a kind; nil if neither a class nor a nib is registered for it.
    func makeDecoration(_ kind: String, frame: CGRect) -> UICollectionReusableView? {
        if let nib = decorationNibs[kind] {
            let views = nib.instantiate(withOwner: nil, options: nil)
            let view = views.lazy.compactMap { $0 as? UICollectionReusableView }.first
            view?.bounds.size = frame.size
            return view
        }
        return decorations[kind].map { UICollectionReusableView.make($0, frame: frame) }
    }
}

/// One update of a collection view's data, which the layout receives.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// Kinds of updates; raw values are Apple's.
    public enum Action: Int, Sendable {
        /// An insertion.
        case insert = 0
        /// A deletion.
        case delete = 1
        /// A reload.
        case reload = 2
        /// A move.
        case move = 3
        /// No update.
        case none = 4
    }

    /// The index path before the update; nil for insertions, and with the item `NSNotFound` for a whole section.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The index path after the update; nil for deletions.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// The kind of the update.
    open private(set) var updateAction: Action

    init(_ action: Action, _ before: IndexPath?, _ after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}
