import CKernels

extension Spring {
    /// Seconds until the spring stays near 1, as Apple's measures them (facts of topics spring_properties and
    /// spring_perceptual).
    package var settlingDuration: Double {
        let (w, ratio, v) = (frequency, dampingRatio, initialVelocity)
        guard w.isFinite, w > 0, !ratio.isNaN, v.isFinite else { return 0 }
        if ratio <= 0 { return .infinity }
        if ratio < 1 {
            let dampedFrequency = w * (1 - ratio * ratio).squareRoot()
            let coefficient = abs((ratio * w - v) / dampedFrequency)
            return qz_log(1000 * (1 + coefficient)) / (ratio * w)
        }
        // Damping without limit never leaves the start.
        if ratio == .infinity { return 0 }
        // Ten time constants; a critical spring is then within half a thousandth of its end.
        let shortest = 10 / w
        if allowsOverdamping, ratio > 1 + 1e-7 {
            let fast = w * (ratio + (ratio * ratio - 1).squareRoot())
            let slow = w * w / fast
            let coefficient = max(abs((fast - v) / (fast - slow)), 1)
            return max(qz_log(100 * coefficient) / slow, shortest)
        }
        return max(criticalSettling, shortest)
    }

    /// When a critical spring comes within a thousandth of its end for good.
    private var criticalSettling: Double {
        let (w, v) = (frequency, initialVelocity)
        let k = w - v
        // The distance left, (1 + k t) e^(-w t), has its last turn here and only shrinks afterwards.
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
