/// What ties two bodies, or a body to the ground.
package struct Joint: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// The anchors stay `length` apart.
        case distance(length: Double)
        /// The anchors come no further apart than `length`.
        case rope(length: Double)
        /// The anchors are drawn to `length` apart, as by a spring of that frequency in hertz; damping 1 is critical.
        case spring(length: Double, frequency: Double, damping: Double)
        /// The anchors coincide; turning meets `friction`, an angular impulse per second, and ends at the range.
        case pin(friction: Double, range: ClosedRange<Double>?)
        /// The anchors coincide, and the bodies keep their angle.
        case weld
        /// The second anchor stays on a line through the first, and the bodies keep their angle.
        case slide(axis: Vector, range: ClosedRange<Double>?)
    }

    package var kind: Kind
    /// Bodies; 0 is the ground.
    package let a: Int
    package let b: Int
    /// Anchors in the bodies' own frames; the ground's is that of the world.
    package var anchorA: Vector
    package var anchorB: Vector
    /// The angle of `b` from `a` that the joint keeps or measures from.
    package var angle: Double

    package init(_ kind: Kind, _ a: Int, _ anchorA: Vector, _ b: Int, _ anchorB: Vector, angle: Double = 0) {
        self.kind = kind
        self.a = a
        self.b = b
        self.anchorA = anchorA
        self.anchorB = anchorB
        self.angle = angle
    }

    /// Whether the two bodies pass through one another, because the joint holds them together.
    package var preventsContact: Bool {
        switch kind {
        case .distance, .rope, .spring: false
        case .pin, .weld, .slide: true
        }
    }
}
