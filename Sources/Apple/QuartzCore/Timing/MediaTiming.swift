/// The eight values of ``CAMediaTiming`` and the arithmetic on them.
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

    /// The number of cycles from which on an object repeats forever; scenes write `.infinity`, `HUGE` and `MAXFLOAT`.
    static let endlessCycles: Float = 1e9
}

/// The position of an object in its own cycles at one time.
struct TimingState: Equatable, Sendable {
    enum Phase: Sendable { case before, active, after }

    var phase: Phase
    /// The seconds since the start of the cycle, from 0 to `duration`; they decrease while the object plays backwards.
    var basicTime: CFTimeInterval
    /// `basicTime` as a fraction of the duration, from 0 to 1.
    var progress: Double
    /// The number of completed cycles.
    var cycle: Double
}

extension MediaTiming {
    /// The seconds of one cycle, including the reverse if there is one.
    var cycleDuration: CFTimeInterval { autoreverses ? 2 * duration : duration }

    /// The seconds for which the object plays, in local time.
    package var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        if repeatCount >= Self.endlessCycles { return .infinity }
        return cycleDuration * Double(repeatCount > 0 ? repeatCount : 1)
    }

    /// The state at `parentTime`, or nil if the object has no effect then.
    ///
    /// The object is no longer active at the exact end of its active duration unless `closedEnd` is true; a group sets
    /// it to hold its children at their last value. An object whose duration is not greater than 0 has no effect.
    func state(at parentTime: CFTimeInterval, closedEnd: Bool = false) -> TimingState? {
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

    /// (`parentTime` − `beginTime`) · `speed`; a speed of 0 gives 0 even at infinite times.
    private func elapsed(at parentTime: CFTimeInterval) -> Double {
        // Scenes write 1e-100 to mean 0, which by itself would mean "now".
        let begin = abs(beginTime) < 1e-50 ? 0 : beginTime
        return speed == 0 ? 0 : (parentTime - begin) * Double(speed)
    }

    private func state(phase: TimingState.Phase, u: Double, isAtEnd: Bool) -> TimingState {
        let length = cycleDuration
        guard length.isFinite else {
            let basic = max(0, u + timeOffset)
            return TimingState(phase: phase, basicTime: basic.isFinite ? basic : 0, progress: 0, cycle: 0)
        }
        // Counting in cycles makes "three times 0.1 s" end on a whole number.
        var cycles = cyclesPlayed(u: u, isAtEnd: isAtEnd, length: length)
        guard cycles.isFinite else { return TimingState(phase: phase, basicTime: 0, progress: 0, cycle: 0) }
        if isAtEnd, abs(cycles - cycles.rounded()) < 1e-9 { cycles = cycles.rounded() }
        var cycle = cycles.rounded(.down)
        var fraction = cycles - cycle
        if isAtEnd, fraction == 0, cycle > 0 {
            // The end of a whole number of cycles is the end of the last one, not the start of the next.
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
