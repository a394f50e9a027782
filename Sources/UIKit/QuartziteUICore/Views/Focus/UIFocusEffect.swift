import QuartziteUIDrawing

/// What shows that an item is focused; no item ever is.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
    /// Creates the standard effect.
    public override init() { super.init() }
    /// Returns an equal effect.
    open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}

/// A line around a focused item.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    /// The outline that the line follows; nil for that of the view.
    private let outline: UIBezierPath?
    /// The view that contains the line; nil, the default, for the system's choice.
    open weak var containerView: UIView?
    /// The view that the line is above; nil by default.
    open weak var referenceView: UIView?
    /// Whether the line is inside or outside of the outline; automatic by default.
    open var position = Position.automatic

    /// Where a line around an item is; raw values are Apple's.
    public enum Position: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// Outside of the outline.
        case outside = 1
        /// Inside of the outline.
        case inside = 2
    }

    /// Creates a line around the focused view.
    public override init() {
        outline = nil
        super.init()
    }

    /// Creates a line around a rectangle.
    public init(rect: CGRect) {
        outline = UIBezierPath(rect: rect)
        super.init()
    }

    /// Creates a line around a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        outline = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
        super.init()
    }

    /// Creates a line along a path.
    public init(path bezierPath: UIBezierPath) {
        outline = bezierPath
        super.init()
    }

    /// Returns an equal effect.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let result = outline.map { UIFocusHaloEffect(path: $0) } ?? UIFocusHaloEffect()
        result.containerView = containerView
        result.referenceView = referenceView
        result.position = position
        return result
    }
}

/// A part of a view that leads the focus to other items; there is no focus here.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide leads the focus; true by default.
    open var isEnabled = true
    /// Where the focus is led; none by default, and without effect.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = [] {
        didSet { unsupported("UIFocusGuide.preferredFocusEnvironments") }
    }
    /// Where the focus is led; nil by default, and without effect.
    open weak var preferredFocusedView: UIView? {
        didSet { unsupported("UIFocusGuide.preferredFocusedView") }
    }
}

/// How important an item is among those of its focus group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number.
    public var rawValue: Int
    /// Creates a priority from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a priority from a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// That of an item without a priority.
    public static let ignored = UIFocusGroupPriority(0)
    /// That of the item that was focused last.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// That of an item that the app prefers.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// That of the focused item.
    public static let currentlyFocused = UIFocusGroupPriority(.max)
}

/// When an item shows that it is focused; raw values are Apple's.
public enum UIFocusItemDeferralMode: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
}

/// A container of items that can be focused.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinate space of the items' frames.
    var coordinateSpace: any UICoordinateSpace { get }
    /// Returns the items that intersect a rectangle.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container of items that scrolls to them.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The point of the content that is at the top left.
    var contentOffset: CGPoint { get set }
    /// The size of the content.
    var contentSize: CGSize { get }
    /// The size of what is visible.
    var visibleSize: CGSize { get }
}

extension UIView: UIFocusItemContainer {
    /// The coordinate space of the view.
    public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIScrollView: UIFocusItemScrollableContainer {
    /// The size of what is visible of the content, in points.
    public var visibleSize: CGSize { bounds.size }
}
