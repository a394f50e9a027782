import QuartzCore

/// A spring as the timing curve of a property animator.
///
/// Springs given by mass, stiffness and damping, or by duration and bounce, last as long as they take to come to rest,
/// whatever the animator's duration (uikit_animation.md §2).
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    private enum Form: Equatable {
        /// At rest when the animator's duration is over.
        case ratio(Double)
        case spring(Spring)
    }

    /// The speed at the start, in whole ways a second: `dx` for x and `dy` for y of points, the length of the vector for
    /// what has no direction.
    public let initialVelocity: CGVector
    private let form: Form

    /// The system's spring: mass 3, stiffness 1000, damping 500, at rest at the start; it does not swing.
    public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

    /// A spring that is at rest when the animator's duration is over.
    ///
    /// - Parameters:
    ///   - ratio: 1 does not swing, less swings more; what is not above 0 counts as 0.0001, more than 1 as 1.
    ///   - velocity: Whole ways a second; what is not finite counts as 0.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        form = .ratio(ratio)
        initialVelocity = velocity
    }

    /// A spring that is at rest when the animator's duration is over, and starts from standstill.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// A weight on a spring, which sets its own duration.
    ///
    /// - Parameters:
    ///   - mass: What is not above 0 counts as 1.
    ///   - stiffness: What is not above 0 counts as 100.
    ///   - damping: What is below 0 counts as 10; 0 swings for the longest time there is, 1000 seconds.
    ///   - velocity: Whole ways a second; what is not finite counts as 0.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        var spring = Spring()
        if mass > 0, mass.isFinite { spring.mass = mass }
        if stiffness > 0, stiffness.isFinite { spring.stiffness = stiffness }
        if damping >= 0 { spring.damping = damping }
        spring.allowsOverdamping = true
        form = .spring(spring)
        initialVelocity = velocity
    }

    /// A spring with a period in seconds and a bounce, which defines its own duration.
    ///
    /// A bounce of 0 does not overshoot, larger ones up to 1 overshoot more, and those below 0 are overdamped.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
        form = .spring(Spring(perceptualDuration: duration, bounce: min(bounce, 0.9999)))
        initialVelocity = velocity
    }

    /// Reads what ``encode(with:)`` wrote.
    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "ratio") || coder.containsValue(forKey: "stiffness") else { return nil }
        if coder.containsValue(forKey: "ratio") {
            form = .ratio(coder.decodeDouble(forKey: "ratio"))
        } else {
            var spring = Spring()
            spring.mass = coder.decodeDouble(forKey: "mass")
            spring.stiffness = coder.decodeDouble(forKey: "stiffness")
            spring.damping = coder.decodeDouble(forKey: "damping")
            spring.allowsOverdamping = coder.decodeBool(forKey: "overdamped")
            form = .spring(spring)
        }
        initialVelocity = CGVector(dx: coder.decodeDouble(forKey: "dx"), dy: coder.decodeDouble(forKey: "dy"))
    }

    /// Writes the spring to a keyed archive.
    open func encode(with coder: NSCoder) {
        switch form {
        case .ratio(let ratio): coder.encode(ratio, forKey: "ratio")
        case .spring(let spring):
            coder.encode(spring.mass, forKey: "mass")
            coder.encode(spring.stiffness, forKey: "stiffness")
            coder.encode(spring.damping, forKey: "damping")
            coder.encode(spring.allowsOverdamping, forKey: "overdamped")
        }
        coder.encode(Double(initialVelocity.dx), forKey: "dx")
        coder.encode(Double(initialVelocity.dy), forKey: "dy")
    }

    /// Itself, as it cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// `spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Nil.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// Itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// 1 comes to rest soonest, less swings, more is slower than need be.
    package var dampingRatio: Double {
        switch form {
        case .ratio(let ratio): ratio
        case .spring(let spring): spring.dampingRatio
        }
    }

    private static let longest: TimeInterval = 1000

    func timing(over duration: TimeInterval, curve: CAMediaTimingFunction?) -> AnimatorTiming {
        let velocity = initialVelocity
        let length = (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot()
        func timingCurve(_ velocity: Double) -> AnimatorTimingCurve {
            let spring = spring(velocity.isFinite ? velocity : 0, over: duration)
            return AnimatorTimingCurve(
                curve: curve, spring: spring, springDuration: self.duration(of: spring, given: duration))
        }
        let scalar = timingCurve(length)
        var timing = AnimatorTiming(scalar, over: scalar.springDuration)
        if length != 0 {
            // All three end together, though one may come to rest before the others.
            timing.x = timingCurve(velocity.dx).lasting(scalar.springDuration)
            timing.y = timingCurve(velocity.dy).lasting(scalar.springDuration)
        }
        return timing
    }

    private func spring(_ velocity: Double, over duration: TimeInterval) -> Spring {
        switch form {
        case .ratio(let ratio):
            return Spring(dampingRatio: ratio, velocity: velocity, duration: max(duration, 1e-6))
        case .spring(var spring):
            spring.initialVelocity = velocity
            return spring
        }
    }

    private func duration(of spring: Spring, given duration: TimeInterval) -> TimeInterval {
        if case .ratio = form { return duration }
        return min(spring.settlingDuration, Self.longest)
    }
}
