import QuartziteUIDrawing

/// A spring as the timing curve of a property animator.
///
/// Springs defined by mass, stiffness and damping, or by duration and bounce, run until they settle, whatever the
/// animator's duration (uikit_animation.md §2).
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    private enum Form: Equatable {
        /// A spring that settles within the animator's duration.
        case ratio(Double)
        case spring(Spring)
    }

    /// The initial velocity, in total animation distances per second.
    ///
    /// For points, `dx` applies to x and `dy` to y; for values without a direction, the length of the vector applies.
    public let initialVelocity: CGVector
    private let form: Form

    /// Creates the system's spring: mass 3, stiffness 1000, damping 500, no initial velocity; it does not overshoot.
    public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

    /// Creates a spring that settles within the animator's duration.
    ///
    /// - Parameters:
    ///   - ratio: 1 is critically damped and smaller values oscillate more; clamped to 0.0001...1.
    ///   - velocity: The velocity in total animation distances per second; nonfinite values count as 0.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        form = .ratio(ratio)
        initialVelocity = velocity
    }

    /// Creates a spring that settles within the animator's duration, without initial velocity.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// Creates a spring from physical parameters, which define its duration.
    ///
    /// - Parameters:
    ///   - mass: The mass; values that are not above 0 count as 1.
    ///   - stiffness: The stiffness; values that are not above 0 count as 100.
    ///   - damping: The damping; values below 0 count as 10, and 0 oscillates for the maximum of 1000 seconds.
    ///   - velocity: The velocity in total animation distances per second; nonfinite values count as 0.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        var spring = Spring()
        if mass > 0, mass.isFinite { spring.mass = mass }
        if stiffness > 0, stiffness.isFinite { spring.stiffness = stiffness }
        if damping >= 0 { spring.damping = damping }
        spring.allowsOverdamping = true
        form = .spring(spring)
        initialVelocity = velocity
    }

    /// Creates a spring with a period in seconds and a bounce, which define its duration.
    ///
    /// A bounce of 0 does not overshoot, larger ones up to 1 overshoot more, and those below 0 are overdamped.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
        form = .spring(Spring(perceptualDuration: duration, bounce: min(bounce, 0.9999)))
        initialVelocity = velocity
    }

    /// Creates a spring from an archive written by ``encode(with:)``.
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

    /// Encodes the spring in a keyed archive.
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

    /// Returns the object itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The type of the curve: always `spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// The cubic curve; always nil.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The object itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The damping ratio: 1 is critically damped, smaller values oscillate, and larger ones are overdamped.
    final package var dampingRatio: Double {
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
            // All three end together, though one may settle earlier.
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
