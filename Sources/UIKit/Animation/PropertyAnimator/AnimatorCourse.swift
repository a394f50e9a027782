/// Where an animator is, 0 at its start and 1 at its end.
struct AnimatorPosition: Hashable, Sendable {
    /// What the fraction counts.
    enum Measure: Sendable {
        /// Time: every change follows its own curve.
        case time
        /// The way: changes follow the animator's hand, or the pace that it goes on with.
        case way
    }

    var measure: Measure
    var fraction: Double
}

/// A run of an animator from one position to its start or its end.
struct AnimatorCourse: Sendable {
    let from: AnimatorPosition
    /// 0 or 1.
    let target: Double
    /// Seconds.
    let duration: TimeInterval
    /// How the way is covered; time passes evenly.
    let pace: AnimatorPace

    /// The position at a fraction of the run.
    func position(at progress: Double) -> AnimatorPosition {
        var position = from
        let share = from.measure == .time ? progress : pace.share(at: progress)
        position.fraction += (target - from.fraction) * share
        return position
    }
}

/// What one change of an animator covers of the animator's way, and how.
struct AnimatorSpan: Sendable {
    /// When the change starts and ends, in fractions of the animator's time.
    let start: Double
    let end: Double
    let pace: AnimatorPace
    /// How much of the change was done, and how much of the way, when the animator's hand took over from the curve.
    var anchor: (way: Double, share: Double) = (0, 0)

    /// How much of the change is done, 0…1, or beyond where a spring swings.
    func share(at position: AnimatorPosition) -> Double {
        switch position.measure {
        case .time:
            guard end > start else { return position.fraction >= end ? 1 : 0 }
            return pace.share(at: min(max((position.fraction - start) / (end - start), 0), 1))
        case .way: return share(atWay: position.fraction)
        }
    }

    /// Leads evenly from nothing through the anchor to all, so that taking over moves nothing by itself.
    private func share(atWay way: Double) -> Double {
        if way >= anchor.way {
            let low = max(start, anchor.way)
            let high = end > low ? end : 1
            guard high > low else { return way >= 1 ? 1 : anchor.share }
            let fraction = max((way - low) / (high - low), 0)
            return anchor.share + (1 - anchor.share) * (high < 1 ? min(fraction, 1) : fraction)
        }
        let low = start < anchor.way ? start : 0
        let high = end > low ? min(end, anchor.way) : anchor.way
        let fraction = min((way - low) / (high - low), 1)
        return anchor.share * (low > 0 ? max(fraction, 0) : fraction)
    }
}
