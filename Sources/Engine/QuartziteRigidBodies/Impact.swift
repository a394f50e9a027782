/// An impact of two bodies at one or two points.
struct Impact {
    let a: UnsafeMutablePointer<Body>
    let b: UnsafeMutablePointer<Body>
    let normal: Vector
    /// Whether the colliders are discs about their bodies' centres: an impulse along the normal does not turn them,
    /// not even by rounding (dynamics.md R3).
    let isRoundA: Bool
    let isRoundB: Bool
    private var first: Point?
    private var second: Point?

    private struct Point {
        let armA: Vector
        let armB: Vector
        /// The cross products of the arms with the normal.
        let normalArmA: Double
        let normalArmB: Double
        var speed = 0.0
    }

    init(
        a: UnsafeMutablePointer<Body>, b: UnsafeMutablePointer<Body>, normal: Vector, isRoundA: Bool, isRoundB: Bool
    ) {
        self.a = a
        self.b = b
        self.normal = normal
        self.isRoundA = isRoundA
        self.isRoundB = isRoundB
    }

    /// The approach speed of the point that approaches fastest.
    private(set) var fastest = 0.0

    /// Adds a point if it approaches.
    mutating func add(_ position: Vector) {
        let (armA, armB) = (position - a.pointee.position, position - b.pointee.position)
        var point = Point(
            armA: armA, armB: armB, normalArmA: isRoundA ? 0 : armA.cross(normal),
            normalArmB: isRoundB ? 0 : armB.cross(normal))
        point.speed =
            -normal.dot(b.pointee.velocity - a.pointee.velocity) - point.normalArmB * b.pointee.angularVelocity + point
            .normalArmA
            * a.pointee.angularVelocity
        guard point.speed > 0 else { return }
        fastest = max(fastest, point.speed)
        if first == nil { first = point } else { second = point }
    }

    /// Changes the velocities of both bodies.
    func apply(restitution: Double, friction: Double) {
        guard let first else { return }
        var impulses = (0.0, 0.0)
        if let second, let both = simultaneousImpulses(first, second) {
            impulses = both
        } else if let second, second.speed > first.speed {
            impulses.1 = singleImpulse(second)
        } else {
            impulses.0 = singleImpulse(first)
        }
        impulses = (impulses.0 * (1 + restitution), impulses.1 * (1 + restitution))
        applyNormal(first, impulses.0)
        if let second { applyNormal(second, impulses.1) }
        guard friction > 0 else { return }
        applyFriction(first, maximum: friction * impulses.0)
        if let second { applyFriction(second, maximum: friction * impulses.1) }
    }

    /// The impulses of two corners that land together, which reverse the approach of both.
    private func simultaneousImpulses(_ first: Point, _ second: Point) -> (Double, Double)? {
        guard a.pointee.inverseInertia + b.pointee.inverseInertia > 0 else { return nil }
        let (k00, k01, k11) = (coupling(first, first), coupling(first, second), coupling(second, second))
        let determinant = k00 * k11 - k01 * k01
        guard determinant > 1e-9 * k00 * k11 else { return nil }
        let i0 = (k11 * first.speed - k01 * second.speed) / determinant
        let i1 = (k00 * second.speed - k01 * first.speed) / determinant
        return i0 >= 0 && i1 >= 0 ? (i0, i1) : nil
    }

    private func singleImpulse(_ point: Point) -> Double {
        let k = coupling(point, point)
        return k > 0 ? point.speed / k : 0
    }

    private func coupling(_ x: Point, _ y: Point) -> Double {
        a.pointee.inverseMass + b.pointee.inverseMass + x.normalArmA * y.normalArmA * a.pointee.inverseInertia + x
            .normalArmB
            * y.normalArmB * b.pointee.inverseInertia
    }

    private func applyNormal(_ point: Point, _ impulse: Double) {
        a.pointee.velocity -= normal * (impulse * a.pointee.inverseMass)
        a.pointee.angularVelocity -= point.normalArmA * impulse * a.pointee.inverseInertia
        b.pointee.velocity += normal * (impulse * b.pointee.inverseMass)
        b.pointee.angularVelocity += point.normalArmB * impulse * b.pointee.inverseInertia
    }

    private func applyFriction(_ point: Point, maximum: Double) {
        let tangent = normal.perpendicular
        let sliding = tangent.dot(b.pointee.velocity(at: point.armB) - a.pointee.velocity(at: point.armA))
        let (turnA, turnB) = (point.armA.cross(tangent), point.armB.cross(tangent))
        let k =
            a.pointee.inverseMass + b.pointee.inverseMass + turnA * turnA * a.pointee.inverseInertia
            + turnB * turnB * b.pointee.inverseInertia
        guard k > 0 else { return }
        let impulse = min(max(-sliding / k, -maximum), maximum)
        a.pointee.apply(tangent * -impulse, at: point.armA)
        b.pointee.apply(tangent * impulse, at: point.armB)
    }
}
