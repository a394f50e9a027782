/// How forces act on a body in a step of `h` seconds.
extension Body {
    /// The limit of speed, in points per second, and of angular speed, in radians per second.
    private static let speedLimit = 1e6

    /// Resets what belongs to one step and starts with gravity.
    mutating func beginStep() {
        time = 0
        impacts = 0
        isHalted = false
        isInContact = false
        isJointed = false
        oldPosition = position
        oldAngle = angle
        angularAcceleration = 0
        acceleration = gravity
        guard isFixed else { return }
        acceleration = .zero
        velocity = .zero
        angularVelocity = 0
    }

    /// Whether the body moves so far in the step that an impact with a body of some extent may not wait for its end.
    func isFast(_ extent: Double, within h: Double) -> Bool { velocity.lengthSquared * h * h * 4 > extent * extent }

    /// The body halfway through a step, where its velocity leads it.
    func halfway(through h: Double) -> Body {
        var body = self
        body.position += body.velocity * (h / 2)
        return body
    }

    /// Sets the accelerations that gravity and an influence cause.
    mutating func apply(_ influence: Influence, for h: Double) {
        let (before, angularBefore) = (velocity, angularVelocity)
        // Half of the drag acts before the acceleration and half after it: accurate to second order, and stable.
        let drag = influence.drag * h / 2
        var velocity = influence.velocity ?? (before + gravity * h)
        velocity += influence.acceleration * h - before * drag
        velocity = velocity * (1 / (1 + drag))
        let turning = influence.angularDrag * h / 2
        let angular = (angularBefore * (1 - turning) + influence.angularAcceleration * h) / (1 + turning)
        if influence.turn != 0 { velocity = Rotation(influence.turn * h)(velocity) }
        acceleration = (velocity - before) * (1 / h)
        if inverseInertia > 0 { angularAcceleration = (angular - angularBefore) / h }
    }

    /// Applies resistance to the velocity at the end of the step.
    mutating func applyResistance(for h: Double) {
        if resistance != 0 {
            let before = velocity
            let after = (before + acceleration * h) * (1 / (1 + resistance * h))
            acceleration = (after - before) * (1 / h)
        }
        if angularResistance != 0 {
            let before = angularVelocity
            let after = (before + angularAcceleration * h) / (1 + angularResistance * h)
            angularAcceleration = (after - before) / h
        }
    }

    /// Limits the speed, and undoes a step whose result is not finite, so that it does not spread to other bodies.
    mutating func limitMotion() {
        if !position.isFinite || !(abs(angle) <= 1e9) {
            position = oldPosition
            angle = oldAngle
        }
        let limit = Body.speedLimit
        let squared = velocity.lengthSquared
        if !(squared <= limit * limit) {
            let speed = squared.squareRoot()
            velocity = speed.isFinite ? velocity * (limit / speed) : .zero
        }
        let angular = angularVelocity
        if !(abs(angular) <= limit) { angularVelocity = angular.isFinite ? min(max(angular, -limit), limit) : 0 }
    }
}
