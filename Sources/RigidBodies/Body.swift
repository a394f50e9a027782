/// A rigid body: where it is, how it moves, and what it is made of.
package struct Body: Sendable {
    // MARK: Motion

    /// The centre of mass, in points.
    package var position: Vector
    /// Radians, clockwise as y points down.
    package var angle: Double { didSet { rotation = Rotation(angle) } }
    /// Points per second.
    package var velocity = Vector.zero
    /// Radians per second.
    package var spin = 0.0
    package private(set) var rotation: Rotation

    // MARK: Material

    /// 0 for a body that nothing moves.
    package var inverseMass = 1.0
    /// 0 for a body that nothing turns.
    package var inverseInertia = 0.0
    /// How much of the approach speed an impact gives back: 0 none, 1 all of it.
    package var elasticity = 0.0
    package var friction = 0.0
    /// The part of the velocity lost per second, as v' = v / (1 + r h).
    package var resistance = 0.0
    package var angularResistance = 0.0

    // MARK: Surroundings

    /// Points per second squared.
    package var gravity = Vector.zero
    /// The collision groups, a bit each, within which this body meets other bodies.
    package var bodyGroups: UInt64 = 0
    /// The collision groups whose boundaries this body meets.
    package var boundaryGroups: UInt64 = 0
    /// Whether the step asks for further influences on this body.
    package var isInfluenced = false

    // MARK: During a step

    /// Whether the slot is in use.
    var isLive = true
    /// How velocity and spin change per second during this step.
    var change = Vector.zero
    var spinChange = 0.0
    /// The moment within the step up to which the body has moved.
    var time = 0.0
    var impacts = 0
    /// Stands still for the rest of the step, without losing its velocity.
    var isHalted = false

    package init(position: Vector, angle: Double) {
        self.position = position
        self.angle = angle
        rotation = Rotation(angle)
    }

    package var isFixed: Bool { inverseMass == 0 && inverseInertia == 0 }

    func velocity(at arm: Vector) -> Vector { velocity + arm.perpendicular * spin }

    mutating func push(_ impulse: Vector, at arm: Vector) {
        velocity += impulse * inverseMass
        spin += arm.cross(impulse) * inverseInertia
    }

    /// Where the body is, and how it is turned, at a moment of the step not before ``time``.
    func place(at moment: Double) -> (position: Vector, angle: Double) {
        guard !isHalted else { return (position, angle) }
        let t = moment - time
        return (
            position + velocity * t + change * (0.5 * t * t),
            angle + spin * t + 0.5 * spinChange * t * t
        )
    }

    /// Moves on to a moment of the step.
    mutating func advance(to moment: Double) {
        guard !isHalted, moment > time else { return }
        let t = moment - time
        let place = place(at: moment)
        position = place.position
        if place.angle != angle { angle = place.angle }
        velocity += change * t
        spin += spinChange * t
        time = moment
    }
}

/// What acts on a body during a step, beside gravity, joints and contacts.
package struct Influence: Sendable {
    /// Points per second squared.
    package var acceleration = Vector.zero
    /// Radians per second squared.
    package var angularAcceleration = 0.0
    /// The part of the velocity that goes per second.
    package var drag = 0.0
    package var angularDrag = 0.0
    /// How fast the velocity turns, in radians per second.
    package var turn = 0.0
    /// The velocity to take on at once.
    package var velocity: Vector?

    package init() {}
}
