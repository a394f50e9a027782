/// A contact of two colliders that does not bounce, solved before the bodies move.
struct Contact: BitwiseCopyable {
    let pair: Int32
    let a: Int32
    let b: Int32
    let count: Int32
    let normal: Vector
    let friction: Double
    /// Whether overlaps disappear slowly, because one of the bodies has joints, or bounces without loss.
    let correctsSlowly: Bool
    /// The place of the first point.
    let place: Vector
    var first: ContactPoint
    var second: ContactPoint
}

/// One of the points of a contact, with the numbers of its two constraint rows: along the normal and along the tangent.
struct ContactPoint: BitwiseCopyable {
    /// The feature of the manifold point, by which the next step finds the point again.
    var feature = 0
    /// The cross products of the arms with the normal.
    var normalArmA = 0.0
    var normalArmB = 0.0
    /// The cross products of the arms with the tangent.
    var tangentArmA = 0.0
    var tangentArmB = 0.0
    /// The separation at the beginning of the step, in points; negative for an overlap.
    var distance = 0.0
    var normalMass = 0.0
    var tangentMass = 0.0
    /// The speed at which the bodies may approach, because they are still apart: a speculative contact.
    var allowedApproach = 0.0
    var normalImpulse = 0.0
    var tangentImpulse = 0.0
    /// The speed at which the bodies move apart after the step; 0 if they do not bounce.
    var reboundSpeed = 0.0
    /// Whether the bodies meet too fast to stay together; the next step then does not start from this impulse.
    var isLanding = false

    init() {}

    init(
        _ point: ManifoldPoint, _ normal: Vector, _ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>,
        _ isRound: (a: Bool, b: Bool), within h: Double
    ) {
        let (armA, armB) = (point.position - a.pointee.position, point.position - b.pointee.position)
        let tangent = normal.perpendicular
        feature = point.feature
        (normalArmA, normalArmB) = (isRound.a ? 0 : armA.cross(normal), isRound.b ? 0 : armB.cross(normal))
        (tangentArmA, tangentArmB) = (armA.cross(tangent), armB.cross(tangent))
        distance = point.distance
        let mass = a.pointee.inverseMass + b.pointee.inverseMass
        let along =
            mass + normalArmA * normalArmA * a.pointee.inverseInertia + normalArmB * normalArmB
            * b.pointee.inverseInertia
        let across =
            mass + tangentArmA * tangentArmA * a.pointee.inverseInertia + tangentArmB * tangentArmB
            * b.pointee.inverseInertia
        normalMass = along > 0 ? 1 / along : 0
        tangentMass = across > 0 ? 1 / across : 0
        allowedApproach = max(point.distance, 0) / h
    }

    /// Sets the speed after the step by the approach speed at the moment at which the point meets the other body.
    mutating func setRebound(
        _ restitution: Double, _ point: ManifoldPoint, _ normal: Vector, _ a: UnsafeMutablePointer<Body>,
        _ b: UnsafeMutablePointer<Body>
    ) {
        let (armA, armB) = (point.position - a.pointee.position, point.position - b.pointee.position)
        let speed = -normal.dot(b.pointee.velocity(at: armB) - a.pointee.velocity(at: armA))
        let growth = -normal.dot(b.pointee.acceleration - a.pointee.acceleration)
        let squared = speed * abs(speed) + 2 * growth * max(distance, 0)
        guard squared > Restitution.threshold * Restitution.threshold else { return }
        isLanding = true
        reboundSpeed = restitution * squared.squareRoot()
    }
}
