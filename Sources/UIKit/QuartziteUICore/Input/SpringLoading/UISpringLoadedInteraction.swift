import QuartziteUIDrawing

/// An interaction that activates a view when the user holds a drag over it.
///
/// After half a second the view blinks, and after a second the activation handler is called.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The view; a weak reference.
    open private(set) weak var view: UIView?
    /// The object that decides whether the view can be activated.
    public let interactionBehavior: any UISpringLoadedInteractionBehavior
    /// The object that shows the state of the view.
    public let interactionEffect: any UISpringLoadedInteractionEffect
    let activate: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction with a behaviour and an effect, each nil for the standard one.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler:
            @escaping (_ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext) ->
            Void
    ) {
        self.interactionBehavior = interactionBehavior ?? StandardSpringBehavior()
        self.interactionEffect = interactionEffect ?? StandardSpringEffect()
        activate = handler
        super.init()
    }

    /// Creates an interaction with the standard behaviour and effect.
    public convenience init(
        activationHandler handler:
            @escaping (_ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext) ->
            Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    /// Called before the interaction is added to a view, or removed if the view is nil; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view, or removed if the view is nil.
    open func didMove(to view: UIView?) { self.view = view }
}

/// An object that decides whether a view can be activated by a drag.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns whether the interaction may begin or continue for a drag at the context's place.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    /// Called when the drag has left the view or ended; optional.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Does nothing.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// An object that shows the state of a view over which a drag is.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called when the state of the context has changed.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// The states of a view over which a drag is; raw values are Apple's.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// The drag is elsewhere.
    case inactive
    /// The drag is over the view.
    case possible
    /// The view is about to be activated.
    case activating
    /// The view was activated.
    case activated
}

/// The state of an interaction with a drag.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The state.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that shows the effect; the view of the interaction, unless a behaviour sets another.
    var targetView: UIView? { get set }
    /// An object that a behaviour sets to distinguish parts of a view; a new one begins again.
    var targetItem: Any? { get set }
    /// Returns the place of the finger in a view; nil means the window.
    func location(in view: UIView?) -> CGPoint
}

/// A type that a held drag can activate.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a held drag activates the object.
    var isSpringLoaded: Bool { get set }
}

/// The behaviour that allows every drag.
final class StandardSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}

/// The effect that lets the target view blink before it is activated.
final class StandardSpringEffect: NSObject, UISpringLoadedInteractionEffect {
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        guard let layer = context.targetView?.layer else { return }
        guard context.state == .activating else { return layer.removeAnimation(forKey: "spring") }
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [1, 0.3, 1, 0.3, 1]
        blink.duration = SpringLoader.delay
        layer.add(blink, forKey: "spring")
    }
}
