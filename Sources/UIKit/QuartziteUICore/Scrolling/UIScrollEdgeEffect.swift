import QuartziteUIDrawing

/// The effect at an edge of a scroll view, which sets the content apart from elements that lie over it.
///
/// It is drawn where a ``UIScrollEdgeElementContainerInteraction`` names such elements, while content is below them. The
/// bars of navigation and tab bar controllers have backgrounds of their own instead.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    /// How the content is set apart.
    public final class Style: NSObject, NSCopying, Sendable {
        package enum Kind: Sendable { case automatic, soft, hard }

        let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        /// The style that suits the device, which is the soft one.
        public static let automatic = Style(.automatic)
        /// A blur that fades out towards the content.
        public static let soft = Style(.soft)
        /// A uniform blur that ends with a line.
        public static let hard = Style(.hard)

        /// Returns the style itself.
        public func copy(with zone: NSZone? = nil) -> Any { self }
    }

    private weak var scrollView: UIScrollView?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
    }

    /// The style of the effect; `automatic` by default.
    open var style = Style.automatic { didSet { scrollView?.setNeedsLayout() } }

    /// Whether the effect is not drawn; false by default.
    open var isHidden = false { didSet { scrollView?.setNeedsLayout() } }
}

extension UIScrollView {
    /// The effect at the top edge.
    public var topEdgeEffect: UIScrollEdgeEffect { madeEdges.effect(at: .top) }
    /// The effect at the left edge.
    public var leftEdgeEffect: UIScrollEdgeEffect { madeEdges.effect(at: .left) }
    /// The effect at the bottom edge.
    public var bottomEdgeEffect: UIScrollEdgeEffect { madeEdges.effect(at: .bottom) }
    /// The effect at the right edge.
    public var rightEdgeEffect: UIScrollEdgeEffect { madeEdges.effect(at: .right) }

    /// The effects of all edges, created if there are none yet.
    var madeEdges: ScrollEdges {
        if let edges { return edges }
        let new = ScrollEdges(self)
        edges = new
        return new
    }
}
