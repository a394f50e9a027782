import CQuartziteKernels

extension Spring {
    /// The number of seconds until the spring stays near 1, as in measurements of Apple's (facts of topics
    /// spring_properties and spring_perceptual).
    package var settlingDuration: Double {
        let (w, ratio, v) = (frequency, dampingRatio, initialVelocity)
        guard w.isFinite, w > 0, !ratio.isNaN, v.isFinite else { return 0 }
        if ratio <= 0 { return .infinity }
        if ratio < 1 {
            let dampedFrequency = w * (1 - ratio * ratio).squareRoot()
            let coefficient = abs((ratio * w - v) / dampedFrequency)
            return qz_log(1000 * (1 + coefficient)) / (ratio * w)
        }
        // A spring with infinite damping never leaves its start.
        if ratio == .infinity { return 0 }
        // After ten time constants, a critically damped spring is within half a thousandth of its end.
        let shortest = 10 / w
        if allowsOverdamping, ratio > 1 + 1e-7 {
            let fast = w * (ratio + (ratio * ratio - 1).squareRoot())
            let slow = w * w / fast
            let coefficient = max(abs((fast - v) / (fast - slow)), 1)
            return max(qz_log(100 * coefficient) / slow, shortest)
        }
        return max(criticalSettling, shortest)
    }

    /// The time from which a critically damped spring stays within a thousandth of its end.
    private var criticalSettling: Double {
        let (w, v) = (frequency, initialVelocity)
        let k = w - v
        // The remaining distance, (1 + k t) e^(-w t), has its last extremum here and only shrinks afterwards.
        var low = k == 0 ? 0 : max(0, 1 / w - 1 / k)
        func left(_ t: Double) -> Double { abs((1 + k * t) * qz_exp(-w * t)) }
        guard left(low) > 0.001 else { return low }
        var high = low + 1 / w
        for _ in 0..<200 where left(high) > 0.001 { high = low + (high - low) * 2 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if left(middle) > 0.001 { low = middle } else { high = middle }
        }
        return high
    }
}
