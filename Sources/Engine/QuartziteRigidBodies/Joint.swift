/// A joint between two bodies, or between a body and the ground.
package struct Joint: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// Keeps the anchors `length` points apart.
        case distance(length: Double)
        /// Keeps the anchors no more than `length` points apart.
        case rope(length: Double)
        /// A spring with a rest length in points and a frequency in hertz; a damping of 1 is critical.
        case spring(length: Double, frequency: Double, damping: Double)
        /// Keeps the anchors together. `friction` is the greatest friction torque, `range` limits the angle in radians.
        case pin(friction: Double, range: ClosedRange<Double>?)
        /// Keeps the anchors together and the bodies at their angle.
        case weld
        /// Keeps the second anchor on an axis through the first, and the bodies at their angle; `range` limits the offset
        /// along the axis, in points.
        case slide(axis: Vector, range: ClosedRange<Double>?)
    }

    package var kind: Kind
    /// The slots of the bodies; 0 is the ground.
    package let a: Int
    package let b: Int
    /// The anchors in the bodies' own frames; the ground's frame is that of the world.
    package var anchorA: Vector
    package var anchorB: Vector
    /// The angle of `b` from `a`, in radians, that the joint keeps or from which it measures its range.
    package var angle: Double

    package init(_ kind: Kind, _ a: Int, _ anchorA: Vector, _ b: Int, _ anchorB: Vector, angle: Double = 0) {
        self.kind = kind
        self.a = a
        self.b = b
        self.anchorA = anchorA
        self.anchorB = anchorB
        self.angle = angle
    }

    /// Whether the two bodies pass through each other because the joint holds them together.
    package var preventsContact: Bool {
        switch kind {
        case .distance, .rope, .spring: false
        case .pin, .weld, .slide: true
        }
    }
}
