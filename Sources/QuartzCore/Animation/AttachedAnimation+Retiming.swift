extension AttachedAnimation {
    /// Plays for `duration` seconds from a time of the clock on, at a pace of its own, wherever the animation is.
    package func play(
        fromMedia start: CFTimeInterval, duration: CFTimeInterval, pacing: @escaping @Sendable (Double) -> Double
    ) {
        var timing = animation.timing
        timing.beginTime = layer.localTime(fromMedia: start)
        timing.duration = max(duration, .leastNonzeroMagnitude)
        timing.speed = 1
        retime(timing, pacing)
    }

    /// Stands still at a share of its way until it plays again.
    package func hold(at share: Double) {
        var timing = animation.timing
        timing.speed = 0
        retime(timing) { _ in share }
    }

    private func retime(_ timing: MediaTiming, _ pacing: @escaping @Sendable (Double) -> Double) {
        TransactionStack.current.noteChange()
        animation.timing = timing
        animation.pacing = pacing
        (animation as? CAPropertyAnimation)?.program?.pacing = pacing
        hasStopped = false
        isResolved = true
        layer.animationsDidChange()
        layer.context?.animationsDidChange(on: layer)
    }

    /// Takes the animation off its layer; its delegate hears of it as of every removal.
    package func remove() { if layer.attachedAnimations.contains(self) { layer.removeAttached([self]) } }
}

extension CALayer {
    /// The animation whose messages go to `delegate`.
    package final func animation(toldTo delegate: AnyObject) -> AttachedAnimation? {
        attached.last { $0.animation.delegate === delegate }
    }

    /// What a property would be now if it had no other animations than these.
    package final func value(
        forKeyPath keyPath: String, with animations: [AttachedAnimation]
    ) -> AnimatableValue? {
        presented(at: localTime(fromMedia: (context?.scene ?? .current).clock.now), animations: animations)
            .animatableValue(forKeyPath: keyPath)
    }
}
