import QuartzCore

/// The animations of one block, and what is told of them.
@MainActor final class AnimationBlock {
    /// Called once, when the last animation has stopped; true where all of them came to their end.
    var completion: ((Bool) -> Void)?
    /// Called once, when the first animation starts.
    var start: (() -> Void)?
    /// Called before `completion`, in order.
    private var endings: [() -> Void] = []
    /// The animations made while the block runs.
    private var tickets: [AnimationTicket] = []
    private var pending = 0
    private var allFinished = true

    init(completion: ((Bool) -> Void)?) { self.completion = completion }

    /// What the next animation of `layer` answers to.
    func ticket(for layer: CALayer, of view: UIView, blocksTouches: Bool) -> AnimationTicket {
        let ticket = AnimationTicket(self, layer: layer, view: blocksTouches ? view : nil)
        tickets.append(ticket)
        return ticket
    }

    /// Ends the block: from now on it waits for animations that are still on their layers (uikit_animation.md §1.6).
    func close() {
        let waiting = tickets.filter(\.isOnLayer)
        pending = waiting.count
        for ticket in waiting { ticket.isPending = true }
        // From here on only the animations hold their tickets, and these the block.
        tickets = []
        guard pending == 0 else { return }
        TransactionStack.current.enqueue(.current) { [self] in
            tellStart()
            tellEnd()
        }
    }

    func tellStart() {
        let told = start
        start = nil
        told?()
    }

    func stopped(finished: Bool) {
        pending -= 1
        if !finished { allFinished = false }
        if pending == 0 { tellEnd() }
    }

    /// Lets something be done when the last animation has stopped, before `completion`.
    func whenDone(_ ending: @escaping () -> Void) { endings.append(ending) }

    private func tellEnd() {
        let (told, endings) = (completion, endings)
        completion = nil
        self.endings = []
        for ending in endings { ending() }
        told?(allFinished)
    }
}

/// The delegate of one animation, which it leads back to its block.
@MainActor final class AnimationTicket: @preconcurrency CAAnimationDelegate {
    private let block: AnimationBlock
    private weak var layer: CALayer?
    /// The view that takes no events meanwhile.
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

    func animationDidStart(_ anim: CAAnimation) { block.tellStart() }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard isPending else { return }
        isPending = false
        block.stopped(finished: flag)
    }
}
