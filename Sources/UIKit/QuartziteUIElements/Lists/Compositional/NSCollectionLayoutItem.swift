import QuartziteUICore

/// An item of a compositional layout: its size, and what surrounds it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The size.
    open private(set) var layoutSize: NSCollectionLayoutSize
    /// The views that belong to the item, such as badges.
    open private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The insets of the view in the item's place; zero by default, and without effect along estimated lengths.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spaces around the item; nil by default.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item with supplementary views.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }

    /// Replaces the supplementary views, for groups.
    func setSupplementaryItems(_ items: [NSCollectionLayoutSupplementaryItem]) { supplementaryItems = items }
}

/// Where a supplementary view is attached: at edges of an item, or of the view itself.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
    /// The edges.
    open private(set) var edges: NSDirectionalRectEdge
    /// The offset from the edges, in points or as fractions of the supplementary view's size.
    open private(set) var offset: CGPoint
    /// Whether the offset is in points.
    open private(set) var isAbsoluteOffset: Bool
    /// Whether the offset is in fractions of the supplementary view's size.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
        (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
        super.init()
    }

    /// Creates an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
    /// Creates an anchor with an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isAbsolute: true)
    }
    /// Creates an anchor with an offset in fractions of the supplementary view's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isAbsolute: false)
    }

    /// The place of the edges, from 0 at the leading edge and the top to 1.
    private var unit: CGPoint {
        func place(_ isStart: Bool, _ isEnd: Bool) -> CGFloat { isStart == isEnd ? 0.5 : isStart ? 0 : 1 }
        return CGPoint(
            x: place(edges.contains(.leading), edges.contains(.trailing)),
            y: place(edges.contains(.top), edges.contains(.bottom)))
    }

    /// Returns the anchor's point in a rectangle, for a supplementary view of a size.
    func point(in rect: CGRect, size: CGSize) -> CGPoint {
        let factor = isAbsoluteOffset ? CGSize(width: 1, height: 1) : size
        return CGPoint(
            x: rect.minX + rect.width * unit.x + offset.x * factor.width,
            y: rect.minY + rect.height * unit.y + offset.y * factor.height)
    }
}

/// A view that belongs to an item or a group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    open private(set) var elementKind: String
    /// Where the view is attached to its item.
    open private(set) var containerAnchor: NSCollectionLayoutAnchor
    /// The part of the view that is attached; nil for the part that keeps the view inside its item.
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?
    /// The position on the z-axis; 1 by default, which is in front of cells.
    open var zIndex = 1

    /// Creates a view inside its item, at the edges of an anchor.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

    /// Creates a view with its own anchor at that of its item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    init(
        _ layoutSize: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
        _ item: NSCollectionLayoutAnchor?
    ) {
        (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Returns the frame of the view for the frame of its item.
    func frame(in container: CGRect, size: CGSize) -> CGRect {
        let point = containerAnchor.point(in: container, size: size)
        let own = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
        let inner = own.point(in: CGRect(origin: .zero, size: size), size: size)
        return CGRect(origin: CGPoint(x: point.x - inner.x, y: point.y - inner.y), size: size)
    }
}

/// A header, a footer or another view at the boundary of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner at which the view is.
    open private(set) var alignment: NSRectAlignment
    /// The offset of the view in points.
    open private(set) var offset: CGPoint
    /// Whether the view enlarges the section instead of covering its content; true by default.
    open var extendsBoundary = true
    /// Whether the view stays visible while its section is; false by default.
    open var pinToVisibleBounds = false

    /// Creates a view at an edge or corner.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a view at an edge or corner, with an offset.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
    }
}

/// A view behind a section that shows no data.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view, whose class is registered with the layout.
    open private(set) var elementKind: String
    /// The position on the z-axis; 0 by default.
    open var zIndex = 0

    init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }

    /// Creates a view behind a whole section; its content insets are insets from the section's edges.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }
}

/// Edges and corners of a rectangle; raw values are Apple's.
public enum NSRectAlignment: Int, Sendable {
    /// Not aligned.
    case none = 0
    /// The top edge.
    case top = 1
    /// The top leading corner.
    case topLeading = 2
    /// The leading edge.
    case leading = 3
    /// The bottom leading corner.
    case bottomLeading = 4
    /// The bottom edge.
    case bottom = 5
    /// The bottom trailing corner.
    case bottomTrailing = 6
    /// The trailing edge.
    case trailing = 7
    /// The top trailing corner.
    case topTrailing = 8

    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
