import QuartzCore

extension UIViewPropertyAnimator {
    private var now: CFTimeInterval { (scene ?? .current).clock.now }

    // MARK: Position

    var position: AnimatorPosition {
        switch phase {
        case .inactive: AnimatorPosition(measure: .time, fraction: isReversed ? 1 : 0)
        case .running(let run, let begin): run.position(at: progress(of: run, since: begin))
        case .paused(let position, _), .stopped(let position): position
        }
    }

    /// Returns the completed fraction of a run, 0...1.
    func progress(of run: AnimatorRun, since begin: CFTimeInterval) -> Double {
        guard run.duration > 0 else { return now >= begin ? 1 : 0 }
        return min(max((now - begin) / run.duration, 0), 1)
    }

    func fraction(at position: AnimatorPosition) -> Double {
        if case .inactive = phase { return 0 }
        guard position.measure == .time, scrubsLinearly else { return min(max(position.fraction, 0), 1) }
        return min(max(timing.timingCurve.easedProgress(at: position.fraction), 0), 1)
    }

    /// Converts between a fraction from the start and one in the direction of travel.
    func travelled(_ fraction: Double) -> Double {
        if case .inactive = phase { return fraction }
        return isReversed ? 1 - fraction : fraction
    }

    private var target: Double { isReversed ? 0 : 1 }

    /// The remaining duration without a new duration factor, in seconds.
    var timeLeft: TimeInterval {
        if case .paused(_, let rest?) = phase, rest.run.target == target {
            return (1 - rest.progress) * rest.run.duration
        }
        return min(abs(target - position.fraction), 1) * duration
    }

    // MARK: Runs

    /// Creates a run from a position in the animator's current direction.
    func makeRun(
        from position: AnimatorPosition, timingCurve: AnimatorTimingCurve? = nil, duration: TimeInterval? = nil
    ) -> AnimatorRun {
        let distance = min(abs(target - position.fraction), 1)
        return AnimatorRun(
            from: position, target: target, duration: duration ?? distance * self.duration,
            timingCurve: timingCurve ?? timing.timingCurve)
    }

    /// Plays a run, of which the fraction `progress` is already complete, after a delay in seconds.
    func go(on run: AnimatorRun, progress: Double = 0, after delay: TimeInterval = 0) {
        phase = .running(run, since: now + delay - progress * run.duration)
        drive()
        runCount += 1
        guard tracks.isEmpty else { return }
        // Without animations, the run is over in the next run loop cycle.
        let number = runCount
        (scene ?? .current).callInNextCycle { [self] in if runCount == number { endIfOver() } }
    }

    /// Resumes the interrupted run, or starts a new one if scrubbing or a reversal has replaced it.
    func resume() {
        if case .paused(_, let rest?) = phase, rest.run.target == target {
            go(on: rest.run, progress: rest.progress)
        } else {
            go(on: makeRun(from: position))
        }
    }

    /// Makes the changes follow progress instead of time, as scrubbing does.
    func followProgress() {
        let position = position
        guard position.measure == .time else { return }
        let progress = min(max(timing.timingCurve.easedProgress(at: position.fraction), 0), 1)
        for track in tracks { track.anchor(at: position, progress: progress) }
        phase = .paused(AnimatorPosition(measure: .progress, fraction: progress), rest: nil)
    }

    /// Plays or pauses all animations according to the phase.
    func drive() {
        switch phase {
        case .running(let run, let begin):
            for track in tracks { track.play(run, from: begin, keeping: self) }
        case .paused(let position, _):
            for track in tracks { track.hold(at: position) }
        case .inactive, .stopped: break
        }
    }

    // MARK: Blocks

    /// Runs the queued blocks and pauses at the start.
    func activate() {
        let start = position
        let blocks = queued
        queued = []
        changesOutsideWindows = false
        for entry in blocks { record(entry.block, after: entry.delayFactor) }
        scene = tracks.lazy.compactMap(\.scene).first ?? .current
        phase = .paused(start, rest: nil)
        drive()
        guard tracks.isEmpty, changesOutsideWindows else { return }
        // Views that are in no window have their new values already, whatever is done with the animator.
        (scene ?? .current).callInNextCycle { [self] in if state == .active, tracks.isEmpty { complete(.end) } }
    }

    /// Runs a block whose changes take the animator's remaining time, except for a fraction of it that passes first.
    func record(_ block: () -> Void, after delayFactor: Double) {
        let from = state == .inactive ? 0 : min(max(position.fraction, 0), 1)
        let part = AnimatorPart(animator: self, start: from)
        let left = (1 - from) * duration
        // After a delay, even changes without a duration need an animation that waits.
        let least: TimeInterval = delay > 0 ? .leastNonzeroMagnitude : 0
        let context = AnimationContext(
            duration: max((1 - delayFactor) * left, least), delay: delayFactor * left, part: part,
            timingCurve: timing.timingCurve)
        context.animate(block)
    }

    /// Adds a change made by a block; its animation is on the layer by now.
    func add(_ track: AnimatorTrack, _ ticket: AnimatorTicket) {
        track.follow(ticket)
        if state == .active {
            let position = position
            track.anchor(at: position, progress: position.fraction)
        }
        tracks.append(track)
    }

    // MARK: Completion

    /// Called when an animation has finished or was removed from its layer.
    func stopped(_ track: AnimatorTrack, finished: Bool) {
        // A stopped animator has removed its animations itself, and keeps the tracks for finishing.
        guard state == .active, let index = tracks.firstIndex(where: { $0 === track }) else { return }
        if finished {
            track.hasEnded = true
        } else {
            track.leave()
            tracks.remove(at: index)
        }
        endIfOver()
    }

    private func endIfOver() {
        guard case .running(let run, _) = phase, tracks.allSatisfy(\.hasEnded) else { return }
        if pausesOnCompletion {
            change {
                var position = run.from
                position.fraction = run.target
                phase = .paused(position, rest: nil)
                drive()
            }
            return
        }
        if run.target == 0 { restoring { for track in tracks.reversed() { track.undo() } } }
        complete(run.target == 0 ? .start : .end)
    }

    /// Sets the views' properties to the values on screen and removes the animations.
    func freeze() {
        let setters = AnimatorTrack.presented(tracks)
        for track in tracks { track.detach() }
        restoring { for set in setters { set() } }
    }

    func complete(_ position: UIViewAnimatingPosition) {
        let called = completions
        completions = []
        change { forget() }
        for completion in called { completion(position) }
    }

    /// Returns to the inactive phase.
    func forget() {
        for track in tracks { track.detach() }
        tracks = []
        phase = .inactive
    }

    /// Sets values of views without animations, each view by itself.
    func restoring(_ body: () -> Void) {
        let state = AnimationState.current
        state.isRestoring = true
        defer { state.isRestoring = false }
        let outer = AnimationContext.current
        outer?.leave(to: nil)
        defer { outer?.enter() }
        body()
    }
}
