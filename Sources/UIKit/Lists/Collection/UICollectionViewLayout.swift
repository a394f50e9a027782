import QuartzCore

/// Says where the views of a collection view lie; subclasses override what they need.
///
/// ``prepare()`` is called before the others are asked, with the first layout and after each invalidation.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// A layout of nothing.
    public override init() { super.init() }
    /// A layout of nothing; nothing is read from `coder`.
    public required init?(coder: NSCoder) { super.init() }

    /// The collection view that uses the layout.
    open var collectionView: UICollectionView? { user }
    weak var user: UICollectionView?
    private var decorations: [String: AnyClass] = [:]

    /// The class of the attributes the layout makes; `UICollectionViewLayoutAttributes` unless overridden.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// Called before the layout is asked for anything; does nothing unless overridden.
    open func prepare() {}
    /// The size of the content; zero unless overridden.
    open var collectionViewContentSize: CGSize { .zero }
    /// The attributes of all views that reach into a rectangle; none unless overridden.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// The attributes of an item's cell; none unless overridden.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a supplementary view; none unless overridden.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a decoration view; none unless overridden.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether the layout is another for other bounds; unless overridden where their size differs.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { $0.bounds.size != newBounds.size } ?? false
    }
    /// Has the layout prepared and asked again with the next layout of the collection view.
    open func invalidateLayout() { collectionView?.layoutDidBecomeInvalid() }
    /// Has all of the layout prepared and asked again, whatever the context says.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
    /// Where content that is let go is to come to rest: at the place proposed unless overridden.
    ///
    /// The velocity is in points a millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    /// Where content is to be after a change: at the place proposed unless overridden.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Changes

    /// Called before changes are animated; does nothing unless overridden.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called within the animation of changes, after all views have their places; does nothing unless overridden.
    open func finalizeCollectionViewUpdates() {}
    /// Where an item that comes starts from; nil stands for its place, transparent where it is new.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where an item that goes ends; nil stands for its place, transparent.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Called before this layout takes another's place, or gives its own to another; does nothing unless overridden.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called before another layout takes this one's place; does nothing unless overridden.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called within the animation from one layout to another; does nothing unless overridden.
    open func finalizeLayoutTransition() {}

    // MARK: Decoration

    /// Makes a class known for decoration views of a kind, which the layout's attributes ask for; nil forgets it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass
    }

    func decorationClass(_ kind: String) -> AnyClass? { decorations[kind] }
}

/// What of a layout is invalid; here it is always all of it.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// A context.
    public override init() { super.init() }
}

/// One change of a collection view's data, as its layout hears of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// What was done; raw values are Apple's.
    public enum Action: Int, Sendable {
        /// Something came.
        case insert = 0
        /// Something went.
        case delete = 1
        /// Something was asked for again.
        case reload = 2
        /// Something went to another place.
        case move = 3
        /// Nothing.
        case none = 4
    }

    /// Where it was before; nil for what came; the item of a whole section is `NSNotFound`.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// Where it is afterwards; nil for what went.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// What was done.
    open private(set) var updateAction: Action

    init(_ action: Action, _ before: IndexPath?, _ after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}
