/// One constraint row of a joint: an equation or an inequality for a distance or an angle.
struct ConstraintRow: BitwiseCopyable {
    enum Kind: UInt8, BitwiseCopyable {
        /// The error is 0.
        case equality
        /// The error is at least 0.
        case inequality
        /// The error does not change, as far as a limited force can hold it.
        case friction
    }

    /// The index of the joint.
    let joint: Int32
    let a: Int32
    let b: Int32
    let kind: Kind
    /// The Jacobian: how the error grows as the bodies move and turn.
    var direction = Vector.zero
    var armA = 0.0
    var armB = 0.0
    /// The error at the beginning of the step, and the error to reach at its end.
    var error = 0.0
    var target = 0.0
    /// The speed at which a dragged body has to follow its anchor.
    var dragSpeed = 0.0
    /// The effective mass: the impulse that changes the speed of the row by 1.
    var mass = 0.0
    /// The force along the row, which warm starts the next step.
    var force = 0.0
    /// The limit of a friction force.
    var maximum = Double.infinity

    /// Whether the row acts, and whether it stopped acting in this step because its force had the wrong sign.
    var isActive = false
    var wasReleased = false
    /// Whether an inequality was violated at the beginning of the step.
    var isViolated = false
    /// The impulse at the end of the step.
    var impulse = 0.0

    init(_ joint: Int, _ a: Int, _ b: Int, _ kind: Kind, maximum: Double = .infinity) {
        self.joint = Int32(truncatingIfNeeded: joint)
        self.a = Int32(truncatingIfNeeded: a)
        self.b = Int32(truncatingIfNeeded: b)
        self.kind = kind
        self.maximum = maximum
    }

    /// Computes the effective mass.
    mutating func computeMass(_ bodies: UnsafeMutablePointer<Body>) {
        let (a, b) = (bodies + Int(a), bodies + Int(b))
        let linear = (a.pointee.inverseMass + b.pointee.inverseMass) * direction.lengthSquared
        let angular = armA * armA * a.pointee.inverseInertia + armB * armB * b.pointee.inverseInertia
        mass = linear + angular > 1e-12 ? 1 / (linear + angular) : 0
    }

    /// Clamps a force or an impulse to what the row can apply.
    func clamped(_ force: Double, maximum: Double) -> Double {
        switch kind {
        case .equality: force
        case .inequality: max(force, 0)
        case .friction: min(max(force, -maximum), maximum)
        }
    }

    /// Applies an impulse, which changes velocities.
    @inline(__always)
    func applyImpulse(_ impulse: Double, _ bodies: UnsafeMutablePointer<Body>) {
        let (a, b) = (bodies + Int(a), bodies + Int(b))
        a.pointee.velocity -= direction * (impulse * a.pointee.inverseMass)
        a.pointee.angularVelocity -= armA * impulse * a.pointee.inverseInertia
        b.pointee.velocity += direction * (impulse * b.pointee.inverseMass)
        b.pointee.angularVelocity += armB * impulse * b.pointee.inverseInertia
    }

    /// Applies a force, which changes accelerations.
    @inline(__always)
    func applyForce(_ force: Double, _ bodies: UnsafeMutablePointer<Body>) {
        let (a, b) = (bodies + Int(a), bodies + Int(b))
        a.pointee.acceleration -= direction * (force * a.pointee.inverseMass)
        a.pointee.angularAcceleration -= armA * force * a.pointee.inverseInertia
        b.pointee.acceleration += direction * (force * b.pointee.inverseMass)
        b.pointee.angularAcceleration += armB * force * b.pointee.inverseInertia
    }

    /// Applies a position correction.
    func applyCorrection(_ push: Double, _ bodies: UnsafeMutablePointer<Body>) {
        let (a, b) = (bodies + Int(a), bodies + Int(b))
        a.pointee.position -= direction * (push * a.pointee.inverseMass)
        a.pointee.angle -= armA * push * a.pointee.inverseInertia
        b.pointee.position += direction * (push * b.pointee.inverseMass)
        b.pointee.angle += armB * push * b.pointee.inverseInertia
    }

    /// The rate at which the error grows.
    @inline(__always)
    func errorRate(_ bodies: UnsafeMutablePointer<Body>) -> Double {
        let (a, b) = (bodies + Int(a), bodies + Int(b))
        return direction.dot(b.pointee.velocity - a.pointee.velocity) + armB * b.pointee.angularVelocity
            - armA * a.pointee.angularVelocity
    }
}
