extension LayerContext: SceneWindow {
    /// The time of the next start or end of an animation.
    package var nextEventTime: CFTimeInterval? { schedule.nextTime { event(of: $0) } }

    /// The keys of the animations that have not been reported as stopped, in the order they were added.
    package var unfinishedAnimationKeys: [String] {
        schedule.entries.filter { !$0.hasStopped }.map { $0.key ?? "an animation without a key" }
    }

    /// The longest animation that counts as passing, in seconds.
    private static let longestPassing = 5.0

    /// Whether animations run that end within a few seconds, unlike those that repeat without end.
    package var hasPassingAnimations: Bool {
        schedule.entries.contains { entry in
            let animation = entry.animation
            let length =
                animation.repeatDuration > 0
                ? animation.repeatDuration : animation.duration * Double(max(animation.repeatCount, 1))
            return !entry.hasStopped && length <= Self.longestPassing
        }
    }

    /// Delivers the due starts and ends of animations, in the order the animations were added.
    package func deliverEvents(at time: CFTimeInterval) {
        while let next = nextEventTime, next <= time {
            let events = schedule.next { event(of: $0) }
            // The handlers of one event may remove or move others.
            for event in events where isStillDue(event) { deliver(event) }
        }
    }

    private func deliver(_ event: AnimationEvent) {
        let entry = event.entry
        let animation = entry.animation
        if event.isStart {
            entry.hasStarted = true
            animation.delegate?.animationDidStart(animation)
            return
        }
        entry.hasStopped = true
        if animation.isRemovedOnCompletion {
            let layer = entry.layer
            layer.detach([entry])
            remove(entry)
            layer.animationsDidChange()
            if entry.redrawsLayer { layer.markNeedsDisplay() }
        }
        animation.delegate?.animationDidStop(animation, finished: true)
        for group in entry.groups { group.leave() }
    }

    /// Returns the next start or end of one animation to report.
    private func event(of entry: AttachedAnimation) -> AnimationEvent? {
        guard !entry.hasStopped, entry.isResolved else { return nil }
        let (start, end) = entry.animation.timing.parentInterval
        let moment = entry.hasStarted ? end : start
        guard let moment, let time = mediaTime(of: moment, on: entry.layer) else { return nil }
        return AnimationEvent(time: time, entry: entry, isStart: !entry.hasStarted)
    }

    private func isStillDue(_ event: AnimationEvent) -> Bool {
        guard let now = self.event(of: event.entry) else { return false }
        return now.isStart == event.isStart && now.time == event.time
    }

    /// Returns the clock's time at which `layer`'s local time reaches `moment`, or nil if the layer is paused before
    /// that.
    private func mediaTime(of moment: CFTimeInterval, on layer: CALayer) -> CFTimeInterval? {
        var result = moment
        var current: CALayer? = layer
        while let owner = current {
            let timing = owner.timing
            guard timing.speed > 0 else {
                return layer.localTime(fromMedia: clock.now) >= moment ? clock.now : nil
            }
            // Local time does not run before the begin time.
            result = max(timing.parentTime(fromLocal: result), timing.beginTime)
            current = owner.parent
        }
        return result.isFinite ? result : nil
    }
}
