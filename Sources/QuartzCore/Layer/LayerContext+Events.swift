extension LayerContext {
    /// When something is next to be told: the start or end of an animation, a display link's refresh, or what waits for
    /// the next turn of the run loop.
    ///
    /// What is due already counts as due at `time`; nil where nothing will ever happen.
    package func nextEvent(after time: CFTimeInterval) -> CFTimeInterval? {
        let times = [TransactionStack.current.nextReady(for: scene), nextAnimationTime, scene.runLoop.nextRefresh]
        return times.compactMap(\.self).min().map { max($0, time) }
    }

    /// The keys of the animations whose end has not been told, in the order they were added.
    package var unfinishedAnimationKeys: [String] {
        schedule.entries.filter { !$0.hasStopped }.map { $0.key ?? "an animation without a key" }
    }

    /// Tells all that is due up to `time`, in time order, at equal times in the order the animations were added.
    ///
    /// The clock shows each event's own time while it is told, and afterwards what it showed before.
    package func deliverEvents(through time: CFTimeInterval) {
        let saved = clock.now
        defer { clock.now = saved }
        scene.run {
            let stack = TransactionStack.current
            stack.runReady(for: scene, at: deliveredTime)
            while let moment = nextAnimationTime, moment <= time {
                // What display links change may bring other events forward.
                if refresh(through: moment) { continue }
                let events = schedule.next { event(of: $0) }
                deliveredTime = max(deliveredTime, moment)
                clock.now = deliveredTime
                // What hears of one event may call off or move the others.
                for event in events where isStillDue(event) { deliver(event) }
                // Completion blocks follow the messages of all animations that end at the same moment.
                if nextAnimationTime.map({ $0 > deliveredTime }) ?? true {
                    stack.runReady(for: scene, at: deliveredTime)
                }
            }
            refresh(through: time)
            deliveredTime = max(deliveredTime, time)
            clock.now = deliveredTime
            stack.runReady(for: scene, at: deliveredTime)
        }
    }

    /// Calls the display links that are due up to `time`; false where there are none.
    @discardableResult
    private func refresh(through time: CFTimeInterval) -> Bool {
        var isDue = false
        while let due = scene.runLoop.nextRefresh, due <= time {
            deliveredTime = max(deliveredTime, due)
            clock.now = deliveredTime
            scene.runLoop.refresh(at: due)
            TransactionStack.current.runReady(for: scene, at: deliveredTime)
            isDue = true
        }
        return isDue
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
            if layer.isDrawn(by: entry) { layer.markNeedsDisplay() }
        }
        animation.delegate?.animationDidStop(animation, finished: true)
        TransactionStack.current.leave(entry.groups)
    }

    private var nextAnimationTime: CFTimeInterval? { schedule.nextTime { event(of: $0) } }

    /// What is next to be told of one animation.
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

    /// The clock's time at which `layer`'s local time reaches `moment`; nil where it stands still before that.
    private func mediaTime(of moment: CFTimeInterval, on layer: CALayer) -> CFTimeInterval? {
        var result = moment
        var current: CALayer? = layer
        while let owner = current {
            let timing = owner.timing
            guard timing.speed > 0 else {
                return layer.localTime(fromMedia: deliveredTime) >= moment ? deliveredTime : nil
            }
            // Local time starts at the begin time, wherever it starts.
            result = max(timing.parentTime(fromLocal: result), timing.beginTime)
            current = owner.parent
        }
        return result.isFinite ? result : nil
    }
}
