import QuartziteUIDrawing

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
    public let location: CGPoint
    /// The held modifier keys, which are none.
    open var modifiers: UIKeyModifierFlags { [] }

    init(location: CGPoint) {
        self.location = location
        super.init()
    }
}

/// Runs animations with those of the pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds animations.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure, which is called after the animations.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The animations that accompany one change of the pointer.
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(
            withDuration: PointerEffectPlayer.duration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [animations] in
            for animation in animations { animation() }
        } completion: { [completions] finished in
            for completion in completions { completion(finished) }
        }
    }
}
