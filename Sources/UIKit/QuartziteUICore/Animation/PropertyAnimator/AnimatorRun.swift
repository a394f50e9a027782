/// A position between an animator's start, 0, and its end, 1.
package struct AnimatorPosition: Hashable, Sendable {
    /// What the fraction measures.
    enum Measure: Sendable {
        /// Time: each change follows its own timing curve.
        case time
        /// Progress: changes follow `fractionComplete`, or the timing curve passed to `continueAnimation`.
        case progress
    }

    var measure: Measure
    var fraction: Double
}

/// A run of an animator from one position to its start or its end.
package struct AnimatorRun: Sendable {
    let from: AnimatorPosition
    /// The fraction at which the run ends: 0 or 1.
    let target: Double
    /// The duration in seconds.
    let duration: TimeInterval
    /// The timing curve of a run that measures progress; a run that measures time is linear.
    let timingCurve: AnimatorTimingCurve

    /// Returns the position at a fraction of the run.
    func position(at fraction: Double) -> AnimatorPosition {
        var position = from
        let progress = from.measure == .time ? fraction : timingCurve.easedProgress(at: fraction)
        position.fraction += (target - from.fraction) * progress
        return position
    }
}

/// The interval of an animator's duration that one change occupies, and its timing curve.
struct AnimatorSpan: Sendable {
    /// The start and end of the change, as fractions of the animator's duration.
    let start: Double
    let end: Double
    let timingCurve: AnimatorTimingCurve
    /// The animator's progress when scrubbing began, and the eased progress of the change at that moment.
    var anchor: (progress: Double, easedProgress: Double) = (0, 0)

    /// Returns the eased progress of the change: 0...1, or beyond if a spring overshoots.
    func easedProgress(at position: AnimatorPosition) -> Double {
        switch position.measure {
        case .time:
            guard end > start else { return position.fraction >= end ? 1 : 0 }
            return timingCurve.easedProgress(at: min(max((position.fraction - start) / (end - start), 0), 1))
        case .progress: return easedProgress(atProgress: position.fraction)
        }
    }

    /// Interpolates linearly from 0 through the anchor to 1, so that nothing jumps when scrubbing begins.
    private func easedProgress(atProgress progress: Double) -> Double {
        if progress >= anchor.progress {
            let low = max(start, anchor.progress)
            let high = end > low ? end : 1
            guard high > low else { return progress >= 1 ? 1 : anchor.easedProgress }
            let fraction = max((progress - low) / (high - low), 0)
            return anchor.easedProgress + (1 - anchor.easedProgress) * (high < 1 ? min(fraction, 1) : fraction)
        }
        let low = start < anchor.progress ? start : 0
        let high = end > low ? min(end, anchor.progress) : anchor.progress
        let fraction = min((progress - low) / (high - low), 1)
        return anchor.easedProgress * (low > 0 ? max(fraction, 0) : fraction)
    }
}
