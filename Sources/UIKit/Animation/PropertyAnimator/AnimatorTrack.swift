import QuartzCore

/// One change that an animator makes: the property, its values at both ends, and the animation between them.
@MainActor final class AnimatorTrack {
    private weak var layer: CALayer?
    private weak var view: UIView?
    private weak var animation: AttachedAnimation?
    private weak var ticket: AnimatorTicket?
    /// What was changed; nil for a transition, which has no values.
    private let change: PropertyChange?
    private let isAdditive: Bool
    private(set) var span: AnimatorSpan
    /// Whether the animation has come to the end of its run.
    var hasEnded = false
    private var isFollowing = false
    private let blocksTouches: Bool
    private let isHitWhereShown: Bool

    init(
        _ change: PropertyChange?, isAdditive: Bool, span: AnimatorSpan, of view: UIView,
        by animator: UIViewPropertyAnimator
    ) {
        self.change = change
        self.isAdditive = isAdditive
        self.span = span
        self.view = view
        layer = view.layer
        blocksTouches = !animator.isUserInteractionEnabled
        isHitWhereShown = !animator.isManualHitTestingEnabled
    }

    /// The clock that the view's screen runs on.
    var clock: MediaClock? { layer?.context?.clock }

    /// Takes hold of the animation that a layer was given.
    func follow(_ ticket: AnimatorTicket) {
        self.ticket = ticket
        animation = layer?.animation(toldTo: ticket)
        isFollowing = true
        if blocksTouches { view?.animationsBlockingTouches += 1 }
        if isHitWhereShown { view?.animationsHitWhereShown += 1 }
    }

    /// Plays a run that begins at a time of the clock; meanwhile the animation keeps its animator.
    func play(_ run: AnimatorRun, from begin: CFTimeInterval, keeping animator: UIViewPropertyAnimator) {
        hasEnded = false
        ticket?.kept = animator
        let span = span
        animation?.play(fromMedia: begin, duration: run.duration) { span.easedProgress(at: run.position(at: $0)) }
    }

    /// Stands still at a position.
    func hold(at position: AnimatorPosition) {
        ticket?.kept = nil
        animation?.hold(at: span.easedProgress(at: position))
    }

    /// Makes the change follow the animator's progress from here on.
    func anchor(at position: AnimatorPosition, progress: Double) {
        span.anchor = (progress, span.easedProgress(at: position))
    }

    /// Lets go of the animation, which leaves its layer.
    func detach() {
        if let animation { animation.remove() }
        leave()
    }

    /// Lets go of an animation that has left its layer.
    func leave() {
        ticket?.kept = nil
        guard isFollowing else { return }
        isFollowing = false
        if blocksTouches { view?.animationsBlockingTouches -= 1 }
        if isHitWhereShown { view?.animationsHitWhereShown -= 1 }
    }

    // MARK: The model

    /// The property's value with nothing but `animations` on the model.
    private func value(with animations: [AttachedAnimation]) -> AnimatableValue? {
        guard let layer, let change else { return nil }
        return layer.value(forKeyPath: change.keyPath, with: animations)
    }

    private func set(_ value: AnimatableValue) {
        guard let layer, let change else { return }
        layer.setValue(value.boxed, forKeyPath: change.keyPath)
    }

    /// Takes the model back to where it was before the change; what others have changed since stays on top.
    func undo() {
        guard let change, let current = value(with: []) else { return }
        if current.isSame(as: change.new) {
            set(change.old)
        } else if isAdditive {
            set(change.old.relative(to: change.new).added(to: current))
        }
    }

    /// Gives the property the value that it had before the change, or that the change gave it.
    func settle(atStart: Bool) { if let change { set(atStart ? change.old : change.new) } }

    /// The values that the layers of `tracks` show for what the tracks change, ready to be set.
    static func presented(_ tracks: [AnimatorTrack]) -> [() -> Void] {
        tracks.compactMap { track in
            let own = tracks.filter { $0.layer === track.layer }.compactMap(\.animation)
            guard let value = track.value(with: own) else { return nil }
            return { track.set(value) }
        }
    }
}

extension AnimatableValue {
    /// This value on top of another, as an additive animation adds it.
    fileprivate func added(to base: AnimatableValue) -> AnimatableValue { base.adding(self) }

    /// Whether both hold the same numbers; what has none is never the same.
    fileprivate func isSame(as other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.number(let a), .number(let b)): a == b
        case (.point(let a), .point(let b)): a == b
        case (.size(let a), .size(let b)): a == b
        case (.rect(let a), .rect(let b)): a == b
        case (.transform(let a), .transform(let b)): a == b
        case (.color(let a), .color(let b)): a == b
        default: false
        }
    }
}

/// The delegate of one of an animator's animations, which it leads back to the animator and to its block.
@MainActor final class AnimatorTicket: @preconcurrency CAAnimationDelegate {
    private let track: AnimatorTrack
    let block: AnimationTicket
    private weak var animator: UIViewPropertyAnimator?
    /// The animator as long as it runs: nobody else need hold it.
    var kept: UIViewPropertyAnimator?

    init(_ track: AnimatorTrack, of animator: UIViewPropertyAnimator, block: AnimationTicket) {
        self.track = track
        self.animator = animator
        self.block = block
    }

    func animationDidStart(_ anim: CAAnimation) { block.animationDidStart(anim) }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        block.animationDidStop(anim, finished: flag)
        animator?.stopped(track, finished: flag)
    }
}
