/// What acts on a body during a step besides gravity, joints and contacts.
package struct Influence: Sendable {
    /// The acceleration, in points per second squared.
    package var acceleration = Vector.zero
    /// The angular acceleration, in radians per second squared.
    package var angularAcceleration = 0.0
    /// The linear damping per second, at least 0.
    package var drag = 0.0
    /// The angular damping per second, at least 0.
    package var angularDrag = 0.0
    /// The rate at which the direction of the velocity turns, in radians per second.
    package var turn = 0.0
    /// The velocity that replaces the current one; nil keeps it.
    package var velocity: Vector?

    package init() {}
}
