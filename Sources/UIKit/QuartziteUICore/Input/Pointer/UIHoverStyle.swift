import QuartziteUIDrawing

/// How a view reacts to a pointer over it.
@preconcurrency @MainActor open class UIHoverStyle: NSObject {
    /// Whether the view reacts; true by default.
    open var isEnabled = true
    let hoverEffect: any UIHoverEffect
    /// The shape of the effect; nil for that of the view.
    let hoverShape: UIShape?

    /// Creates a style with an effect, and the shape of the effect in the view; nil for the shape of the view itself.
    public init(effect: some UIHoverEffect, shape: UIShape? = nil) {
        (hoverEffect, hoverShape) = (effect, shape)
        super.init()
    }

    /// Creates a style with the effect that suits the view, and a shape.
    public init(shape: UIShape?) {
        (hoverEffect, hoverShape) = (UIHoverAutomaticEffect(), shape)
        super.init()
    }

    /// Creates a style with the effect and the shape that suit the view.
    public required override init() {
        (hoverEffect, hoverShape) = (UIHoverAutomaticEffect(), nil)
        super.init()
    }

    /// Returns a style with the effect and the shape that suit the view.
    open class func automatic() -> Self { self.init() }

    /// The look of the pointer that has the effect on a view.
    func pointerStyle(over view: UIView) -> UIPointerStyle? {
        guard isEnabled, view.superview != nil, view.window != nil else { return nil }
        let preview = UITargetedPreview(view: view)
        let content = UIShape.Resolved(shape: .rect(cornerRadius: view.layer.cornerRadius), boundingRect: view.bounds)
        let resolved = hoverShape.map { $0.resolve(in: UIShape.ResolutionContext(contentShape: content)) }
        let outline = resolved.map { shape in
            let path = shape.path
            path.apply(CGAffineTransform(translationX: view.frame.minX, y: view.frame.minY))
            return UIPointerShape.path(path)
        }
        let effect: UIPointerEffect =
            switch hoverEffect {
            case is UIHoverHighlightEffect: .highlight(preview)
            case is UIHoverLiftEffect: .lift(preview)
            default: .automatic(preview)
            }
        return UIPointerStyle(effect: effect, shape: outline)
    }
}

extension UIView {
    /// How the view reacts to a pointer over it; nil, the default, for no reaction.
    public var hoverStyle: UIHoverStyle? {
        get { extras.hoverStyle }
        set { extras.hoverStyle = newValue }
    }
}

/// An effect of a pointer on a view: one of the system's.
public protocol UIHoverEffect {}

/// The effect that suits a view.
public struct UIHoverAutomaticEffect: UIHoverEffect, Hashable, Sendable {
    /// Creates the effect.
    public init() {}
}

/// An effect that lights a view.
public struct UIHoverHighlightEffect: UIHoverEffect, Hashable, Sendable {
    /// Creates the effect.
    public init() {}
}

/// An effect that raises a view.
public struct UIHoverLiftEffect: UIHoverEffect, Hashable, Sendable {
    /// Creates the effect.
    public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// The effect that suits the view.
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// The effect that lights the view.
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// The effect that raises the view.
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
