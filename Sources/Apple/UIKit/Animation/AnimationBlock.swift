import QuartzCore

/// The animations of one animation block, with its completion handlers.
@MainActor final class AnimationBlock {
    /// Called once, when the last animation has stopped; the argument is true if all animations ran to their end.
    var completion: ((Bool) -> Void)?
    /// Called once, when the first animation starts.
    var start: (() -> Void)?
    /// Called before `completion`, in order.
    private var endings: [() -> Void] = []
    /// The delegates of the animations created while the block runs.
    private var tickets: [AnimationTicket] = []
    private var pending = 0
    private var allFinished = true

    init(completion: ((Bool) -> Void)?) { self.completion = completion }

    /// Creates the delegate for the next animation of `layer`.
    func ticket(for layer: CALayer, of view: UIView, blocksTouches: Bool) -> AnimationTicket {
        let ticket = AnimationTicket(self, layer: layer, view: blocksTouches ? view : nil)
        tickets.append(ticket)
        return ticket
    }

    /// Closes the block; from now on it waits for the animations that are still on their layers (uikit_animation.md §1.6).
    func close() {
        let waiting = tickets.filter(\.isOnLayer)
        pending = waiting.count
        for ticket in waiting { ticket.isPending = true }
        // From here on, only the animations retain their tickets, and the tickets retain the block.
        tickets = []
        guard pending == 0 else { return }
        SceneContext.current.callInNextCycle { [self] in
            callStart()
            callCompletions()
        }
    }

    func callStart() {
        let handler = start
        start = nil
        handler?()
    }

    func stopped(finished: Bool) {
        pending -= 1
        if !finished { allFinished = false }
        if pending == 0 { callCompletions() }
    }

    /// Adds an action to run after the last animation has stopped, before `completion`.
    func whenDone(_ ending: @escaping () -> Void) { endings.append(ending) }

    private func callCompletions() {
        let (handler, endings) = (completion, endings)
        completion = nil
        self.endings = []
        for ending in endings { ending() }
        handler?(allFinished)
    }
}

/// The delegate of one animation, which forwards its start and stop to the block.
@MainActor final class AnimationTicket: @preconcurrency CAAnimationDelegate {
    private let block: AnimationBlock
    private weak var layer: CALayer?
    /// The view that receives no touches while the animation runs.
    private weak var view: UIView?
    /// Whether the block waits for the animation.
    var isPending = false {
        didSet { if isPending != oldValue { view?.animationsBlockingTouches += isPending ? 1 : -1 } }
    }

    init(_ block: AnimationBlock, layer: CALayer, view: UIView?) {
        self.block = block
        self.layer = layer
        self.view = view
    }

    var isOnLayer: Bool {
        guard let layer else { return false }
        return (layer.animationKeys() ?? []).contains {
            let delegate = layer.animation(forKey: $0)?.delegate
            return delegate === self || (delegate as? AnimatorTicket)?.block === self
        }
    }

    func animationDidStart(_ anim: CAAnimation) { block.callStart() }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard isPending else { return }
        isPending = false
        block.stopped(finished: flag)
    }
}
