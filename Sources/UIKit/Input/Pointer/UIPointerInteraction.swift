import QuartzCore

/// An interaction that changes the pointer over a view; no device here has a pointer, so that it is never asked.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// The delegate; a weak reference.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view; a weak reference.
    open private(set) weak var view: UIView?
    /// Whether the pointer may change; true by default.
    open var isEnabled = true

    /// Creates an interaction with a delegate, which it references weakly.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Called before the interaction is added to a view, or removed if the view is nil; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view, or removed if the view is nil.
    open func didMove(to view: UIView?) { self.view = view }
    /// Asks the delegate again; does nothing without a pointer.
    open func invalidate() {}
}

/// Methods that choose the look of the pointer; all are optional, and none is called without a pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Returns the region under the pointer; the default one by default.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the look of the pointer in a region; nil by default.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// Called when the pointer enters a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// Called when the pointer leaves a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// Returns the default region.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// Returns nil.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Runs animations with those of the pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds animations.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure, which is called after the animations.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A part of a view over which the pointer has one look.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    /// The rectangle in the view.
    public let rect: CGRect
    /// A value that identifies the region; nil by default.
    public let identifier: AnyHashable?

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }
}

/// The place of the pointer for which a region is asked.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// The place in the view.
    open var location: CGPoint { .zero }
    /// The held modifier keys.
    open var modifiers: UIKeyModifierFlags { [] }
}

/// The look of the pointer over a region.
@preconcurrency @MainActor open class UIPointerStyle: UIHoverStyle {
    /// Things that are drawn beside the pointer; none by default.
    open var accessories: [UIPointerAccessory] = []

    /// Creates a look with an effect on the view, and the shape of the pointer.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }

    /// Creates a look with a shape of the pointer.
    public init(shape: UIPointerShape) { super.init() }

    /// Creates the look of the system.
    public required override init() { super.init() }

    /// Returns the look without a pointer.
    open class func hidden() -> Self { self.init() }
    /// Returns the look of the system.
    open class func system() -> Self { self.init() }
}

/// How a view reacts to a pointer over it.
@preconcurrency @MainActor open class UIHoverStyle: NSObject {
    /// Whether the reaction is on; true by default.
    open var isEnabled = true
}

/// Something that is drawn beside the pointer.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {}

/// The effect of the pointer on a view.
public enum UIPointerEffect {
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
}

/// The shape of the pointer.
public enum UIPointerShape {
    /// An outline.
    case path(UIBezierPath)
    /// A rectangle with round corners.
    case roundedRect(CGRect, radius: CGFloat = 8)
    /// A vertical beam.
    case verticalBeam(length: CGFloat)
    /// A horizontal beam.
    case horizontalBeam(length: CGFloat)
}
