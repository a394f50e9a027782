extension AttachedAnimation {
    /// The layer of the animation.
    package var target: CALayer { layer }
    /// Whether the animation has ended although it may still show its last values.
    package var hasEnded: Bool { hasStopped }

    /// The times of the scene's clock at which the animation begins and ends; the end is nil if there is none.
    ///
    /// An animation that waits for its commit begins now.
    package var sceneInterval: (begin: CFTimeInterval, end: CFTimeInterval?) {
        var timing = animation.timing
        if !isResolved { timing.beginTime = layer.localTime(fromMedia: layer.context?.clock.now ?? 0) }
        let (begin, end) = timing.parentInterval
        return (layer.convertTime(begin, to: nil), end.map { layer.convertTime($0, to: nil) })
    }

    /// Moves the begin of the animation to a time of the scene's clock, and stretches a cycle to `duration` seconds.
    ///
    /// Groups and springs play slower or faster; other animations get the duration. Nil leaves a value unchanged.
    package func retime(begin: CFTimeInterval?, duration: CFTimeInterval?) {
        var timing = animation.timing
        if let begin {
            timing.beginTime = layer.localTime(fromMedia: begin)
            isResolved = true
        }
        if let duration, duration > 0 {
            if animation is CAAnimationGroup || animation.springCurve != nil {
                let speed = Float(timing.duration / duration)
                if speed.isFinite, speed > 0 { timing.speed = timing.speed < 0 ? -speed : speed }
            } else {
                timing.duration = duration * Double(abs(timing.speed == 0 ? 1 : timing.speed))
            }
        }
        animation.timing = timing
        layer.animationsDidChange()
        layer.context?.animationsDidChange(on: layer)
    }
}

extension CAAnimation {
    /// The key paths of the properties that the animation changes.
    package final var animatedPaths: [String] { animatedKeyPaths }
    /// Whether a function that the animation's owner provides determines its progress.
    package final var hasOwnEasing: Bool { easing != nil }
}

extension LayerContext {
    /// The animations on the layers that were added when ``nextOrder`` had at least this value.
    package func animations(addedFrom order: Int) -> [AttachedAnimation] {
        Array(schedule.entries[schedule.entries.partitioningIndex { $0.order >= order }...])
    }
}
