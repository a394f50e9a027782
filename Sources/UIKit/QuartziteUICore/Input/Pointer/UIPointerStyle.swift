import QuartziteUIDrawing

/// The look of the pointer over a region.
@preconcurrency @MainActor open class UIPointerStyle: UIHoverStyle {
    let effect: UIPointerEffect?
    let shape: UIPointerShape?
    let constrainedAxes: UIAxis
    private(set) var isHiddenPointer = false

    /// Things beside the pointer; none by default, and not drawn.
    open var accessories: [UIPointerAccessory] = [] {
        didSet { if !accessories.isEmpty { unsupported("UIPointerStyle.accessories") } }
    }

    /// Creates a look with an effect on the view, and the shape of the pointer.
    ///
    /// The shape is in the coordinates of the container of the effect's preview; nil for the shape that suits it.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        (self.effect, self.shape, constrainedAxes) = (effect, shape, [])
        super.init(shape: nil)
    }

    /// Creates a look with a shape of the pointer, which stays in the middle of the region along some axes.
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        (effect, self.shape, constrainedAxes) = (nil, shape, axes)
        super.init(shape: nil)
    }

    /// Creates the look of the system.
    public required init() {
        (effect, shape, constrainedAxes) = (nil, nil, [])
        super.init()
    }

    /// Returns the look without a pointer.
    open class func hidden() -> Self {
        let style = self.init()
        style.isHiddenPointer = true
        return style
    }

    /// Returns the look of the system.
    open class func system() -> Self { self.init() }
}

/// Something beside the pointer, which is not drawn.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {}

/// The effect of the pointer on a view.
@preconcurrency @MainActor public enum UIPointerEffect {
    /// The effect that suits the view.
    case automatic(UITargetedPreview)
    /// A background appears.
    case highlight(UITargetedPreview)
    /// The view rises.
    case lift(UITargetedPreview)
    /// The view reacts as stated.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// How a view is tinted; raw values are Apple's.
    public enum TintMode: Int, Sendable {
        /// Not at all.
        case none = 0
        /// Over the view.
        case overlay = 1
        /// Below the view.
        case underlay = 2
    }

    /// The view on which the effect is, with its place.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// The shape of the pointer.
public enum UIPointerShape {
    /// An outline.
    case path(UIBezierPath)
    /// A rectangle with round corners.
    case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
    /// A vertical beam with a length in points.
    case verticalBeam(length: CGFloat)
    /// A horizontal beam with a length in points.
    case horizontalBeam(length: CGFloat)

    /// The usual radius of a rectangle's corners: 8 points.
    public static let defaultCornerRadius: CGFloat = 8
}
