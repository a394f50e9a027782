import CQuartziteKernels

/// A mass on a spring that moves from 0 to 1 (timing.md §9).
package struct Spring: Hashable, Sendable {
    package var mass = 1.0
    package var stiffness = 100.0
    package var damping = 10.0
    /// The initial velocity in total distances per second.
    package var initialVelocity = 0.0
    package var allowsOverdamping = false

    package init() {}

    /// Creates a spring of mass 1; a bounce below 0 is overdamped, and a duration of 0 makes the spring infinitely
    /// stiff.
    package init(perceptualDuration: Double, bounce: Double) {
        let duration = perceptualDuration.isFinite ? max(perceptualDuration, 0) : 1
        let bounce = bounce.isNaN ? 0 : min(max(bounce, -1), 1)
        let frequency = 2 * Double.pi / duration
        stiffness = frequency * frequency
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        damping = 2 * ratio * frequency
        allowsOverdamping = bounce < 0
    }

    /// The angular frequency of the undamped spring in radians per second.
    package var frequency: Double { (stiffness / mass).squareRoot() }

    /// The ratio of the damping to the critical damping; smaller than 1 if the spring oscillates.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    package var perceptualDuration: Double { 2 * Double.pi / frequency }

    package var bounce: Double {
        let ratio = dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// The position `time` seconds after the start.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let (w, ratio, v) = (frequency, dampingRatio, initialVelocity)
        let result: Double
        if ratio < 1 {
            let dampedFrequency = w * (1 - ratio * ratio).squareRoot()
            let rate = ratio * w
            result =
                1 - qz_exp(-rate * time)
                * (qz_cos(dampedFrequency * time) + (rate - v) / dampedFrequency * qz_sin(dampedFrequency * time))
        } else if ratio == .infinity {
            result = allowsOverdamping ? 0 : critical(at: time)
        } else if allowsOverdamping, ratio > 1 + 1e-7 {
            // The product of the roots gives the slow root without loss of digits if the damping is large.
            let fast = w * (ratio + (ratio * ratio - 1).squareRoot())
            let slow = w * w / fast
            let coefficient = (fast - v) / (fast - slow)
            result = 1 - coefficient * qz_exp(-slow * time) - (1 - coefficient) * qz_exp(-fast * time)
        } else {
            result = critical(at: time)
        }
        return result.isFinite ? result : 1
    }

    private func critical(at time: Double) -> Double {
        let w = frequency
        return 1 - (1 + (w - initialVelocity) * time) * qz_exp(-w * time)
    }
}
