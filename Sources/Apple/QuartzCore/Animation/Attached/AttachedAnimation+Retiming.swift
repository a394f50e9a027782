extension AttachedAnimation {
    /// Plays the animation for `duration` seconds from a media time on, with its own easing function.
    package func play(
        fromMedia start: CFTimeInterval, duration: CFTimeInterval, easing: @escaping @Sendable (Double) -> Double
    ) {
        var timing = animation.timing
        timing.beginTime = layer.localTime(fromMedia: start)
        timing.duration = max(duration, .leastNonzeroMagnitude)
        timing.speed = 1
        retime(timing, easing)
    }

    /// Holds the animation at an eased progress until it plays again.
    package func hold(at easedProgress: Double) {
        var timing = animation.timing
        timing.speed = 0
        retime(timing) { _ in easedProgress }
    }

    private func retime(_ timing: MediaTiming, _ easing: @escaping @Sendable (Double) -> Double) {
        TransactionStack.current.beginImplicitIfNeeded()
        animation.timing = timing
        animation.easing = easing
        (animation as? CAPropertyAnimation)?.program?.easing = easing
        hasStopped = false
        isResolved = true
        layer.animationsDidChange()
        layer.context?.animationsDidChange(on: layer)
    }

    /// Removes the animation from its layer; its delegate is notified as of every removal.
    package func remove() { if layer.attachedAnimations.contains(self) { layer.removeAttached([self]) } }
}

extension CALayer {
    /// The animation whose delegate is `delegate`.
    package final func animation(reportingTo delegate: AnyObject) -> AttachedAnimation? {
        attached.last { $0.animation.delegate === delegate }
    }

    /// The current value of a property with only these animations applied.
    package final func value(
        forKeyPath keyPath: String, with animations: [AttachedAnimation]
    ) -> AnimatableValue? {
        presented(at: localTime(fromMedia: (context?.scene ?? .current).clock.now), animations: animations)
            .animatableValue(forKeyPath: keyPath)
    }
}
