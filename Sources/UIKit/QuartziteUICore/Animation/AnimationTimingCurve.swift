import CQuartziteKernels
import QuartziteUIDrawing

/// The timing curve of a block's animations.
enum AnimationTimingCurve {
    case curve(CAMediaTimingFunction)
    /// A spring that settles within the duration; the velocity is in total animation distances per second.
    case damped(ratio: Double, velocity: Double)
    /// A spring that defines the duration.
    case spring(Spring)
    /// The curve of a property animator, which evaluates it itself.
    case animator(AnimatorTimingCurve)

    /// Creates an animation of `keyPath` with this curve and a duration in seconds.
    func animation(keyPath: String, duration: CFTimeInterval) -> CABasicAnimation {
        let animation: CABasicAnimation
        switch self {
        case .curve(let function):
            animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = function
        case .damped(let ratio, let velocity):
            animation = Spring(dampingRatio: ratio, velocity: velocity, duration: duration).animation(keyPath: keyPath)
        case .spring(let spring):
            animation = spring.animation(keyPath: keyPath)
        case .animator:
            animation = CABasicAnimation(keyPath: keyPath)
        }
        animation.duration = duration
        return animation
    }

    /// Returns the curve as a function for changes that last `duration` seconds.
    func animatorCurve(over duration: CFTimeInterval) -> AnimatorTimingCurve {
        switch self {
        case .curve(let function): AnimatorTimingCurve(curve: function)
        case .damped(let ratio, let velocity):
            AnimatorTimingCurve(
                spring: Spring(dampingRatio: ratio, velocity: velocity, duration: duration), springDuration: duration)
        case .spring(let spring): AnimatorTimingCurve(spring: spring, springDuration: duration)
        case .animator(let timingCurve): timingCurve
        }
    }

    /// The timing function; linear for springs.
    package var timingFunction: CAMediaTimingFunction {
        if case .curve(let function) = self { function } else { CAMediaTimingFunction(name: .linear) }
    }
}

extension Spring {
    /// Creates the spring whose distance from the end is 0.001 after `duration` seconds, above 0 (uikit_animation.md §1.7).
    ///
    /// The ratio is clamped to 0.0001...1; nonfinite velocities count as 0.
    package init(dampingRatio: Double, velocity: Double, duration: Double) {
        self.init()
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.0001), 1)
        let velocity = velocity.isFinite ? velocity : 0
        let envelope = SpringEnvelope(ratio: ratio, velocity: velocity, duration: duration)
        let frequency = envelope.frequency
        stiffness = frequency * frequency
        damping = 2 * ratio * frequency
        initialVelocity = velocity
    }

    func animation(keyPath: String) -> CASpringAnimation {
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.mass = mass
        animation.stiffness = stiffness
        animation.damping = damping
        animation.initialVelocity = initialVelocity
        animation.allowsOverdamping = allowsOverdamping
        return animation
    }
}

/// The distance of a spring from its end at the end of its duration, as a function of its frequency.
private struct SpringEnvelope {
    let ratio: Double
    let velocity: Double
    let duration: Double

    static let residue = 0.001

    /// The frequency, in radians per second, at which a distance of 0.001 remains.
    var frequency: Double {
        var w = 5 / duration
        for _ in 0..<12 { w -= (rest(w) - Self.residue) / slope(w) }
        if w.isFinite, w > 0, abs(rest(w) - Self.residue) < 1e-7 { return w }
        return slowest
    }

    private func rest(_ w: Double) -> Double {
        let decay = qz_exp(-ratio * w * duration)
        if ratio == 1 { return ((w - velocity) * duration + 1) * decay }
        return (ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot()) * decay
    }

    private func slope(_ w: Double) -> Double {
        let decay = qz_exp(-ratio * w * duration)
        if ratio == 1 { return -(w - velocity) * duration * duration * decay }
        let coefficient = (ratio * w - velocity) / w
        return (velocity / (w * w) - ratio * duration * coefficient) * decay / (1 - ratio * ratio).squareRoot()
    }

    /// The lowest frequency at which the distance stays within ±0.001.
    ///
    /// It is used when Newton's method fails to converge: the initial velocity is too high, or the damping is very
    /// small.
    private var slowest: Double {
        var high = 1 / duration
        for _ in 0..<100 where !isSettled(high) { high *= 2 }
        var low = high / 2
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if isSettled(middle) { high = middle } else { low = middle }
        }
        return high
    }

    /// Returns whether the oscillation has decayed, whatever its phase.
    private func isSettled(_ w: Double) -> Bool {
        let decay = qz_exp(-ratio * w * duration)
        return decay <= Self.residue && abs(rest(w)) <= Self.residue
    }
}
