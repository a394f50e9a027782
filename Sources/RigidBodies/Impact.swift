/// A rebound of two bodies at one or two points.
struct Impact {
    let a: UnsafeMutablePointer<Body>
    let b: UnsafeMutablePointer<Body>
    let normal: Vector
    /// Discs about their bodies' centres: no push along the normal turns them, not even by rounding (dynamics.md R3).
    let isRoundA: Bool
    let isRoundB: Bool
    private var first: Place?
    private var second: Place?

    private struct Place {
        let armA: Vector
        let armB: Vector
        /// The arms' cross products with the normal.
        let turnA: Double
        let turnB: Double
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

    /// How fast the faster of the points closes in.
    private(set) var fastest = 0.0

    /// Adds a point, where it closes in.
    mutating func add(_ position: Vector) {
        let (armA, armB) = (position - a.pointee.position, position - b.pointee.position)
        var place = Place(
            armA: armA, armB: armB, turnA: isRoundA ? 0 : armA.cross(normal), turnB: isRoundB ? 0 : armB.cross(normal))
        place.speed =
            -normal.dot(b.pointee.velocity - a.pointee.velocity) - place.turnB * b.pointee.spin + place.turnA
            * a.pointee.spin
        guard place.speed > 0 else { return }
        fastest = max(fastest, place.speed)
        if first == nil { first = place } else { second = place }
    }

    func apply(rebound: Double, friction: Double) {
        guard let first else { return }
        var impulses = (0.0, 0.0)
        if let second, let both = common(first, second) {
            impulses = both
        } else if let second, second.speed > first.speed {
            impulses.1 = alone(second)
        } else {
            impulses.0 = alone(first)
        }
        impulses = (impulses.0 * (1 + rebound), impulses.1 * (1 + rebound))
        hit(first, impulses.0)
        if let second { hit(second, impulses.1) }
        guard friction > 0 else { return }
        rub(first, most: friction * impulses.0)
        if let second { rub(second, most: friction * impulses.1) }
    }

    /// Two corners that land together push together: their common impulse mirrors the motion as a whole.
    private func common(_ first: Place, _ second: Place) -> (Double, Double)? {
        guard a.pointee.inverseInertia + b.pointee.inverseInertia > 0 else { return nil }
        let (k00, k01, k11) = (coupling(first, first), coupling(first, second), coupling(second, second))
        let determinant = k00 * k11 - k01 * k01
        guard determinant > 1e-9 * k00 * k11 else { return nil }
        let i0 = (k11 * first.speed - k01 * second.speed) / determinant
        let i1 = (k00 * second.speed - k01 * first.speed) / determinant
        return i0 >= 0 && i1 >= 0 ? (i0, i1) : nil
    }

    private func alone(_ place: Place) -> Double {
        let k = coupling(place, place)
        return k > 0 ? place.speed / k : 0
    }

    private func coupling(_ x: Place, _ y: Place) -> Double {
        a.pointee.inverseMass + b.pointee.inverseMass + x.turnA * y.turnA * a.pointee.inverseInertia + x.turnB
            * y.turnB * b.pointee.inverseInertia
    }

    private func hit(_ place: Place, _ impulse: Double) {
        a.pointee.velocity -= normal * (impulse * a.pointee.inverseMass)
        a.pointee.spin -= place.turnA * impulse * a.pointee.inverseInertia
        b.pointee.velocity += normal * (impulse * b.pointee.inverseMass)
        b.pointee.spin += place.turnB * impulse * b.pointee.inverseInertia
    }

    private func rub(_ place: Place, most: Double) {
        let tangent = normal.perpendicular
        let sliding = tangent.dot(b.pointee.velocity(at: place.armB) - a.pointee.velocity(at: place.armA))
        let (turnA, turnB) = (place.armA.cross(tangent), place.armB.cross(tangent))
        let k =
            a.pointee.inverseMass + b.pointee.inverseMass + turnA * turnA * a.pointee.inverseInertia
            + turnB * turnB * b.pointee.inverseInertia
        guard k > 0 else { return }
        let impulse = min(max(-sliding / k, -most), most)
        a.pointee.push(tangent * -impulse, at: place.armA)
        b.pointee.push(tangent * impulse, at: place.armB)
    }
}
