/// A rigid body: its position, its motion and its material.
package struct Body: Sendable, BitwiseCopyable {
    // MARK: Motion

    // These properties come first and lie together, because the solvers read and write them most.

    /// The velocity of the centre of mass, in points per second.
    package var velocity = Vector.zero
    /// The angular velocity, in radians per second, clockwise.
    package var angularVelocity = 0.0
    /// The inverse of the mass; 0 for a body that nothing moves.
    package var inverseMass = 1.0
    /// The inverse of the moment of inertia; 0 for a body that nothing turns.
    package var inverseInertia = 0.0
    /// The centre of mass, in points.
    package var position: Vector
    /// The angle in radians, clockwise because y points down.
    package var angle: Double { didSet { if angle != oldValue { rotation = Rotation(angle) } } }
    package private(set) var rotation: Rotation

    // MARK: Material

    /// The part of the approach speed that an impact returns: 0 none, 1 all of it, more than 1 adds energy.
    package var restitution = 0.0
    /// The coefficient of friction, at least 0.
    package var friction = 0.0
    /// The linear damping `r` per second, at least 0: a step of `h` seconds divides the velocity by 1 + `r` `h`.
    package var resistance = 0.0
    /// The angular damping per second, at least 0.
    package var angularResistance = 0.0

    // MARK: Surroundings

    /// The acceleration by gravity, in points per second squared.
    package var gravity = Vector.zero
    /// The collision groups, one bit each, in which this body collides with other bodies.
    package var bodyGroups: UInt64 = 0
    /// The collision groups whose boundaries this body collides with.
    package var boundaryGroups: UInt64 = 0
    /// Whether each step requests an ``Influence`` on this body.
    package var isInfluenced = false

    // MARK: During a step

    /// Whether the slot is in use.
    var isLive = true
    /// Whether the body stays where it is for the rest of the step; it keeps its velocity.
    var isHalted = false
    /// Whether the island of the body sleeps; see ``SleepingIslands``.
    package internal(set) var isAsleep = false
    /// The number of consecutive steps in which the body was at rest.
    var restingSteps: Int32 = 0
    /// The next body of the sleeping island; the last body refers to the first.
    var nextInIsland: Int32 = 0
    /// Whether contacts act on the body, so that it moves at the velocity they gave it.
    var isInContact = false
    /// Whether joints act on the body.
    var isJointed = false
    /// Whether the placed corners may be out of date although the body is fixed.
    var needsPlacement = true
    /// Whether the body has joints, springs included.
    var hasJoints = false
    /// Whether some joint lets the body pass through another body.
    var passesThrough = false
    /// The number of impacts so far.
    var impacts: Int32 = 0
    /// The index of the first pair of the body; -1 for none.
    var firstPair: Int32 = -1
    var firstCollider: Int32 = 0
    var colliderCount: Int32 = 0
    /// The acceleration during this step, from forces, joints and contacts.
    var acceleration = Vector.zero
    var angularAcceleration = 0.0
    /// The part of the acceleration that forces cause, without joints and contacts.
    var forceAcceleration = Vector.zero
    var forceAngularAcceleration = 0.0
    /// The time within the step, in seconds, to which the body has moved.
    var time = 0.0
    /// The position correction of this step, which does not change velocities.
    var correction = Vector.zero
    var angleCorrection = 0.0
    /// The position and the angle before the step.
    var oldPosition = Vector.zero
    var oldAngle = 0.0
    /// The velocity before constraints were solved or, while joints are solved for positions, the acceleration.
    var savedMotion = Vector.zero
    var savedAngularMotion = 0.0

    package init(position: Vector, angle: Double) {
        self.position = position
        self.angle = angle
        rotation = Rotation(angle)
    }

    /// Whether the body has the same place, motion, material and surroundings as another.
    func isAlike(_ other: Body) -> Bool {
        position == other.position && angle == other.angle && velocity == other.velocity
            && angularVelocity == other.angularVelocity && inverseMass == other.inverseMass
            && inverseInertia == other.inverseInertia && restitution == other.restitution && friction == other.friction
            && resistance == other.resistance && angularResistance == other.angularResistance
            && gravity == other.gravity && bodyGroups == other.bodyGroups && boundaryGroups == other.boundaryGroups
            && isInfluenced == other.isInfluenced
    }

    package var isFixed: Bool { inverseMass == 0 && inverseInertia == 0 }

    /// The velocity of the point at `arm` from the centre of mass.
    func velocity(at arm: Vector) -> Vector { velocity + arm.perpendicular * angularVelocity }

    /// Applies an impulse at `arm` from the centre of mass.
    mutating func apply(_ impulse: Vector, at arm: Vector) {
        velocity += impulse * inverseMass
        angularVelocity += arm.cross(impulse) * inverseInertia
    }

    /// The position at a moment of the step that is not before ``time``.
    func position(at moment: Double) -> Vector {
        guard !isHalted else { return position }
        let t = moment - time
        return position + velocity * t + acceleration * (0.5 * t * t)
    }

    /// The angle at a moment of the step that is not before ``time``.
    func angle(at moment: Double) -> Double {
        guard !isHalted else { return angle }
        let t = moment - time
        return angle + angularVelocity * t + 0.5 * angularAcceleration * t * t
    }

    /// Moves the body to a moment of the step.
    mutating func advance(to moment: Double) {
        guard !isHalted, moment > time else { return }
        let t = moment - time
        position = position(at: moment)
        angle = angle(at: moment)
        velocity += acceleration * t
        angularVelocity += angularAcceleration * t
        time = moment
    }
}
