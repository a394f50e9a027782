import QuartzCore

/// One change that an animator makes: the property, its start and end values, and the animation between them.
@MainActor final class AnimatorTrack {
    private weak var layer: CALayer?
    private weak var view: UIView?
    private weak var animation: AttachedAnimation?
    private weak var ticket: AnimatorTicket?
    /// The change; nil for a transition, which has no values.
    private let change: PropertyChange?
    private let isAdditive: Bool
    private(set) var span: AnimatorSpan
    /// Whether the animation has reached the end of its run.
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

    /// The clock of the screen that displays the view.
    var scene: SceneContext? { layer?.context?.scene }

    /// Tracks the animation that was added to the layer.
    func follow(_ ticket: AnimatorTicket) {
        self.ticket = ticket
        animation = layer?.animation(reportingTo: ticket)
        isFollowing = true
        if blocksTouches { view?.animationsBlockingTouches += 1 }
        if isHitWhereShown { view?.animationsHitWhereShown += 1 }
    }

    /// Plays a run that begins at a time of the clock; the animation retains its animator meanwhile.
    func play(_ run: AnimatorRun, from begin: CFTimeInterval, keeping animator: UIViewPropertyAnimator) {
        hasEnded = false
        ticket?.kept = animator
        let span = span
        animation?.play(fromMedia: begin, duration: run.duration) { span.easedProgress(at: run.position(at: $0)) }
    }

    /// Pauses the animation at a position.
    func hold(at position: AnimatorPosition) {
        ticket?.kept = nil
        animation?.hold(at: span.easedProgress(at: position))
    }

    /// Sets the anchor from which the change follows the animator's progress.
    func anchor(at position: AnimatorPosition, progress: Double) {
        span.anchor = (progress, span.easedProgress(at: position))
    }

    /// Removes the animation from its layer.
    func detach() {
        if let animation { animation.remove() }
        leave()
    }

    /// Stops tracking an animation that has left its layer.
    func leave() {
        ticket?.kept = nil
        guard isFollowing else { return }
        isFollowing = false
        if blocksTouches { view?.animationsBlockingTouches -= 1 }
        if isHitWhereShown { view?.animationsHitWhereShown -= 1 }
    }

    // MARK: Model values

    /// Returns the value of the property when only `animations` apply to the model.
    private func value(with animations: [AttachedAnimation]) -> AnimatableValue? {
        guard let layer, let change else { return nil }
        return layer.value(forKeyPath: change.keyPath, with: animations)
    }

    private func set(_ value: AnimatableValue) {
        guard let layer, let change else { return }
        layer.setValue(value.boxed, forKeyPath: change.keyPath)
    }

    /// Restores the model's value from before the change, keeping later changes by others.
    func undo() {
        guard let change, let current = value(with: []) else { return }
        if current.isSame(as: change.new) {
            set(change.old)
        } else if isAdditive {
            set(change.old.relative(to: change.new).added(to: current))
        }
    }

    /// Sets the property to its value before or after the change.
    func settle(atStart: Bool) { if let change { set(atStart ? change.old : change.new) } }

    /// Returns closures that set the properties of `tracks` to the values they currently display.
    static func presented(_ tracks: [AnimatorTrack]) -> [() -> Void] {
        tracks.compactMap { track in
            let own = tracks.filter { $0.layer === track.layer }.compactMap(\.animation)
            guard let value = track.value(with: own) else { return nil }
            return { track.set(value) }
        }
    }
}

extension AnimatableValue {
    /// Returns this value added to another, as in an additive animation.
    fileprivate func added(to base: AnimatableValue) -> AnimatableValue { base.adding(self) }

    /// Returns whether both values have equal numbers; false for values without numbers.
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

/// The delegate of an animator's animation, which forwards its start and stop to the animator and the block.
@MainActor final class AnimatorTicket: @preconcurrency CAAnimationDelegate {
    private let track: AnimatorTrack
    let block: AnimationTicket
    private weak var animator: UIViewPropertyAnimator?
    /// The animator while it runs, so that the program need not retain it.
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
