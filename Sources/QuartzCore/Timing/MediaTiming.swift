/// The eight values of ``CAMediaTiming``, and what follows from them by arithmetic alone.
package struct MediaTiming: Hashable, Sendable {
    package var beginTime: CFTimeInterval = 0
    package var duration: CFTimeInterval = 0
    package var speed: Float = 1
    package var timeOffset: CFTimeInterval = 0
    package var repeatCount: Float = 0
    package var repeatDuration: CFTimeInterval = 0
    package var autoreverses = false
    package var fillMode = CAMediaTimingFillMode.removed

    package init() {}

    /// From this many cycles on, an object repeats for ever; scenes write `.infinity`, `HUGE` and `MAXFLOAT`.
    package static let endlessCycles: Float = 1e9
}

/// Where an object stands in its own cycles at some moment.
package struct TimingState: Equatable, Sendable {
    package enum Phase: Sendable { case before, active, after }

    package var phase: Phase
    /// Seconds into the cycle, reversed on the way back: 0…duration.
    package var basicTime: CFTimeInterval
    /// `basicTime` as a fraction of the duration: 0…1.
    package var progress: Double
    /// Whole cycles completed.
    package var cycle: Double
}

extension MediaTiming {
    /// Seconds of one cycle, the way back included.
    package var cycleDuration: CFTimeInterval { autoreverses ? 2 * duration : duration }

    /// Seconds of play, in local time.
    package var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        if repeatCount >= Self.endlessCycles { return .infinity }
        return cycleDuration * Double(repeatCount > 0 ? repeatCount : 1)
    }

    /// The state at `parentTime`, or nil where the fill mode lets the object have no effect.
    ///
    /// The end itself no longer counts as active unless `closedEnd`, which a group uses to hold its children at their
    /// last value. A duration that is not above 0 counts as finished at once.
    package func state(at parentTime: CFTimeInterval, closedEnd: Bool = false) -> TimingState? {
        guard !parentTime.isNaN, !beginTime.isNaN, !speed.isNaN, !timeOffset.isNaN, duration > 0 else { return nil }
        var active = activeDuration
        var u: Double
        let phase: TimingState.Phase
        if speed < 0 {
            if active == .infinity { active = cycleDuration }
            u = active + elapsed(at: parentTime)
            phase = u > active ? .before : u < 0 || (u == 0 && !closedEnd) ? .after : .active
        } else {
            u = elapsed(at: parentTime)
            phase = u < 0 ? .before : u > active || (u == active && !closedEnd) ? .after : .active
        }
        switch phase {
        case .before where fillMode != .backwards && fillMode != .both: return nil
        case .after where fillMode != .forwards && fillMode != .both: return nil
        default: break
        }
        u = min(max(u, 0), active)
        return state(phase: phase, u: u, isAtEnd: u == active || (speed == 0 && timeOffset == active))
    }

    /// (`parentTime` − `beginTime`) · `speed`, where a speed of 0 stands still even at infinite times.
    private func elapsed(at parentTime: CFTimeInterval) -> Double {
        // Scenes write 1e-100 for "time zero, not now".
        let begin = abs(beginTime) < 1e-50 ? 0 : beginTime
        return speed == 0 ? 0 : (parentTime - begin) * Double(speed)
    }

    private func state(phase: TimingState.Phase, u: Double, isAtEnd: Bool) -> TimingState {
        let length = cycleDuration
        guard length.isFinite else {
            let basic = max(0, u + timeOffset)
            return TimingState(phase: phase, basicTime: basic.isFinite ? basic : 0, progress: 0, cycle: 0)
        }
        // Counting in cycles keeps the end of "three times 0.1 s" on a whole number.
        var cycles = cyclesPlayed(u: u, isAtEnd: isAtEnd, length: length)
        guard cycles.isFinite else { return TimingState(phase: phase, basicTime: 0, progress: 0, cycle: 0) }
        if isAtEnd, abs(cycles - cycles.rounded()) < 1e-9 { cycles = cycles.rounded() }
        var cycle = cycles.rounded(.down)
        var fraction = cycles - cycle
        if isAtEnd, fraction == 0, cycle > 0 {
            // The end of a whole number of cycles is the last cycle's end, not the next one's start.
            cycle -= 1
            fraction = 1
        }
        let progress = autoreverses ? (fraction > 0.5 ? 2 - 2 * fraction : 2 * fraction) : fraction
        return TimingState(phase: phase, basicTime: progress * duration, progress: progress, cycle: cycle)
    }

    private func cyclesPlayed(u: Double, isAtEnd: Bool, length: Double) -> Double {
        if speed == 0 { return timeOffset / length }
        if isAtEnd, repeatDuration <= 0, repeatCount < Self.endlessCycles {
            return Double(repeatCount > 0 ? repeatCount : 1) + timeOffset / length
        }
        return (u + timeOffset) / length
    }
}
