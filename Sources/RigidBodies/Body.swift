/// A rigid body: where it is, how it moves, and what it is made of.
package struct Body: Sendable, BitwiseCopyable {
    // MARK: Motion; what rounds of impulses touch comes first and lies close together

    /// Points per second.
    package var velocity = Vector.zero
    /// Radians per second.
    package var spin = 0.0
    /// 0 for a body that nothing moves.
    package var inverseMass = 1.0
    /// 0 for a body that nothing turns.
    package var inverseInertia = 0.0
    /// The centre of mass, in points.
    package var position: Vector
    /// Radians, clockwise as y points down.
    package var angle: Double { didSet { if angle != oldValue { rotation = Rotation(angle) } } }
    package private(set) var rotation: Rotation

    // MARK: Material

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
    /// Stands still for the rest of the step, without losing its velocity.
    var isHalted = false
    /// Contacts hold it: it moves at the velocity they left it.
    var isBound = false
    /// Joints pull on it.
    var isTied = false
    /// Whether its corners may lie elsewhere than where they were last put, though it is fixed.
    var isMisplaced = true
    /// Some joint lets it pass through another body.
    var passesThrough = false
    var impacts: Int32 = 0
    /// The first of its pairs; -1 for none.
    var firstPair: Int32 = -1
    var firstCollider: Int32 = 0
    var colliderCount: Int32 = 0
    /// How velocity and spin change per second during this step.
    var change = Vector.zero
    var spinChange = 0.0
    /// The part of these that forces make, not joints or contacts.
    var drive = Vector.zero
    var spinDrive = 0.0
    /// The moment within the step up to which the body has moved.
    var time = 0.0
    /// How far it is moved and turned out of others, beside its motion.
    var nudge = Vector.zero
    var turnNudge = 0.0
    /// Place and angle before the step, and the motion before contacts and joints were solved.
    var oldPosition = Vector.zero
    var oldAngle = 0.0
    var freeVelocity = Vector.zero
    var freeSpin = 0.0

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

    /// Where the body is at a moment of the step not before ``time``.
    func position(at moment: Double) -> Vector {
        guard !isHalted else { return position }
        let t = moment - time
        return position + velocity * t + change * (0.5 * t * t)
    }

    /// How it is turned at that moment.
    func angle(at moment: Double) -> Double {
        guard !isHalted else { return angle }
        let t = moment - time
        return angle + spin * t + 0.5 * spinChange * t * t
    }

    /// Moves on to a moment of the step.
    mutating func advance(to moment: Double) {
        guard !isHalted, moment > time else { return }
        let t = moment - time
        position = position(at: moment)
        angle = angle(at: moment)
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
