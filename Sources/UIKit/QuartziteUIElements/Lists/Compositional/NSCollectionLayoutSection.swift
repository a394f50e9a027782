import QuartziteUICore

/// A closure that changes the visible items of a section while it scrolls, given their section's offset.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// How a section scrolls across the direction of the layout; raw values are Apple's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not scroll.
    case none = 0
    /// It scrolls freely.
    case continuous = 1
    /// It stops at the beginning of a group.
    case continuousGroupLeadingBoundary = 2
    /// It stops at multiples of its width.
    case paging = 3
    /// It scrolls by one group at a time.
    case groupPaging = 4
    /// It scrolls by one group at a time, which is then in the middle.
    case groupPagingCentered = 5
}

/// A section of a compositional layout: a group that is repeated for the items, and the views around.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The insets of the groups in points; zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between groups in points; 0 by default.
    open var interGroupSpacing: CGFloat = 0
    /// The area to which the insets refer; automatic by default.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The area in which boundary views lie; automatic by default, which is that of the content within its insets.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// How the section scrolls across the direction of the layout; not at all by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Further settings of how the section scrolls across the direction of the layout.
    open private(set) lazy var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// The headers, footers and other views at the boundaries; none by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether boundary views have the leading and trailing insets of the content; true by default.
    open var supplementariesFollowContentInsets = true
    /// A closure that changes the visible items while they scroll; nil by default.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The views behind the section; none by default.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// The settings of a list section; nil for other sections.
    var list: UICollectionLayoutListConfiguration?
    /// The margin at the sides of a list in points.
    var listMargin: CGFloat = 16

    /// Creates a section of a repeated group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    var scrollsOrthogonally: Bool { orthogonalScrollingBehavior != .none }
}

/// Further settings of sections that scroll across the direction of the layout.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Kinds of deceleration.
    public enum DecelerationRate: Int, Sendable {
        /// That of the behaviour.
        case automatic = 0
        /// Slow.
        case normal = 1
        /// Fast.
        case fast = 2
    }

    /// Whether content bounces at its ends; raw values are Apple's.
    public enum BounceBehavior: Int, Sendable {
        /// As usual: it bounces if it scrolls.
        case automatic = 0
        /// It always bounces.
        case always = 1
        /// It never bounces.
        case never = 2
    }

    /// The rate at which released content becomes slower; automatic by default.
    open var decelerationRate = DecelerationRate.automatic
    /// Whether content bounces at its ends; automatic by default.
    open var bounce = BounceBehavior.automatic
}

/// A visible view of a section, which a closure may change.
@MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity, 0...1.
    var alpha: CGFloat { get set }
    /// The position on the z-axis.
    var zIndex: Int { get set }
    /// Whether the view is hidden.
    var isHidden: Bool { get set }
    /// The centre in the content's coordinates.
    var center: CGPoint { get set }
    /// The transform about the centre.
    var transform: CGAffineTransform { get set }
    /// The transform about the centre.
    var transform3D: CATransform3D { get set }
    /// The index path of the item.
    var indexPath: IndexPath { get }
    /// The frame without the transform.
    var frame: CGRect { get }
    /// The rectangle at the origin with the size.
    var bounds: CGRect { get }
    /// The kind of the view; nil for cells.
    var representedElementKind: String? { get }
    /// The category of the view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}
