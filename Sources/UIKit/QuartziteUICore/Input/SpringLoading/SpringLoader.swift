import QuartziteUIDrawing

/// The views that a drag may activate: it follows the finger, and activates the view over which that stays.
@MainActor final class SpringLoader {
    /// The seconds until a view blinks, and from then until it is activated.
    static let delay = 0.5

    private weak var window: UIWindow?
    private let context: SpringContext
    private weak var interaction: UISpringLoadedInteraction?
    private var timer: Timer?

    init(window: UIWindow) {
        self.window = window
        context = SpringContext(window)
    }

    /// Follows the finger to a point of the window.
    func follow(_ point: CGPoint, over hit: UIView?) {
        context.point = point
        let old = (view: context.targetView, item: context.targetItem)
        let candidates = sequence(first: hit, next: { $0?.superview }).compactMap(\.self)
            .flatMap { $0.interactions.compactMap { $0 as? UISpringLoadedInteraction } }
        var found: UISpringLoadedInteraction?
        for candidate in candidates where found == nil {
            (context.targetView, context.targetItem) = candidate === interaction ? old : (candidate.view, nil)
            if candidate.interactionBehavior.shouldAllow(candidate, with: context) { found = candidate }
        }
        let target = (view: context.targetView, item: context.targetItem)
        if let found, found === interaction, target.item as AnyObject? === old.item as AnyObject? { return }
        (context.targetView, context.targetItem) = old
        finish()
        guard let found else { return }
        (context.targetView, context.targetItem) = target
        interaction = found
        change(to: .possible)
        schedule { $0.activateSoon() }
    }

    /// Ends the interaction with the present view.
    func finish() {
        timer?.invalidate()
        timer = nil
        change(to: .inactive)
        let ended = interaction
        interaction = nil
        (context.targetView, context.targetItem) = (nil, nil)
        context.state = .inactive
        if let ended { ended.interactionBehavior.interactionDidFinish(ended) }
    }

    private func schedule(_ step: @escaping @MainActor (SpringLoader) -> Void) {
        timer = Timer.scheduledTimer(withTimeInterval: Self.delay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { if let self { step(self) } }
        }
    }

    private func activateSoon() {
        change(to: .activating)
        schedule { $0.activateNow() }
    }

    private func activateNow() {
        timer = nil
        guard let interaction else { return }
        change(to: .activated)
        interaction.activate(interaction, context)
    }

    private func change(to state: UISpringLoadedInteractionEffectState) {
        guard let interaction, context.state != state else { return }
        context.state = state
        interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    }
}

/// The state of the view over which a drag is.
private final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?
    var point = CGPoint.zero
    private weak var window: UIWindow?

    init(_ window: UIWindow) {
        self.window = window
        super.init()
    }

    func location(in view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return view.convert(point, from: window)
    }
}
