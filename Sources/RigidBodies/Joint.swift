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
    /// What each row pushed last, to start from.
    var impulses: [Double] = []

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

/// One equation of a joint: the velocities along it add up to nothing, or to no less than nothing.
struct Row {
    let a: Int
    let b: Int
    let direction: Vector
    let armA: Double
    let armB: Double
    /// How far the positions are from where the equation wants them.
    var error = 0.0
    /// The speed that may remain.
    var allowance = 0.0
    var least = -Double.infinity
    var most = Double.infinity
    var mass = 0.0
    var impulse = 0.0

    init(_ joint: Joint, _ direction: Vector, _ armA: Double, _ armB: Double) {
        a = joint.a
        b = joint.b
        self.direction = direction
        self.armA = armA
        self.armB = armB
    }

    /// An inequality: `gap` may not fall below 0.
    func atLeastZero(gap: Double, within h: Double) -> Row {
        var row = self
        row.error = min(gap, 0)
        row.allowance = max(gap, 0) / h
        row.least = 0
        return row
    }

    func exact(error: Double) -> Row {
        var row = self
        row.error = error
        return row
    }

    mutating func weigh(_ bodies: UnsafeMutablePointer<Body>) {
        let k =
            bodies[a].inverseMass + bodies[b].inverseMass
        let linear = k * direction.lengthSquared
        let turning = armA * armA * bodies[a].inverseInertia + armB * armB * bodies[b].inverseInertia
        mass = linear + turning > 1e-12 ? 1 / (linear + turning) : 0
    }

    func apply(_ impulse: Double, _ bodies: UnsafeMutablePointer<Body>) {
        bodies[a].velocity -= direction * (impulse * bodies[a].inverseMass)
        bodies[a].spin -= armA * impulse * bodies[a].inverseInertia
        bodies[b].velocity += direction * (impulse * bodies[b].inverseMass)
        bodies[b].spin += armB * impulse * bodies[b].inverseInertia
    }

    mutating func solveVelocity(_ bodies: UnsafeMutablePointer<Body>) {
        let (va, vb) = (bodies[a], bodies[b])
        let speed = direction.dot(vb.velocity - va.velocity) + armB * vb.spin - armA * va.spin
        let total = min(max(impulse - mass * (speed + allowance), least), most)
        apply(total - impulse, bodies)
        impulse = total
    }

    func solvePosition(_ bodies: UnsafeMutablePointer<Body>) {
        let push = -mass * error
        guard push != 0 else { return }
        bodies[a].position -= direction * (push * bodies[a].inverseMass)
        bodies[b].position += direction * (push * bodies[b].inverseMass)
        let turnA = armA * push * bodies[a].inverseInertia
        let turnB = armB * push * bodies[b].inverseInertia
        if turnA != 0 { bodies[a].angle -= turnA }
        if turnB != 0 { bodies[b].angle += turnB }
    }
}

extension Joint {
    /// Below this product of angular frequency and step a spring is a force, whose energy keeps for ever; a stiffer one
    /// would be unstable as a force and counts as rigid.
    static let stiffest = 0.9
    /// Ends further from where they belong than this, in points, did not come there by rounding.
    private static let jump = 0.5

    /// The joint's equations where the bodies now are.
    func rows(_ bodies: UnsafeMutablePointer<Body>, within h: Double) -> [Row] {
        let rA = bodies[a].rotation(anchorA)
        let rB = bodies[b].rotation(anchorB)
        let d = (bodies[b].position + rB) - (bodies[a].position + rA)
        func along(_ n: Vector) -> Row { Row(self, n, rA.cross(n), rB.cross(n)) }
        func turning(_ sense: Double) -> Row { Row(self, .zero, sense, sense) }
        let turned = bodies[b].angle - bodies[a].angle - angle

        switch kind {
        case .distance(let length):
            let n = d.normalized()
            let error = d.dot(n) - length
            // A point on the ground that was moved draws the body after it, and so gives it speed.
            if a == 0, abs(error) > Joint.jump {
                var row = along(n)
                row.allowance = error * 0.1 / h
                return [row]
            }
            return [along(n).exact(error: error)]
        case .rope(let length):
            let n = d.normalized()
            return [along(-n).atLeastZero(gap: length - d.dot(n), within: h)]
        case .spring(let length, let frequency, _):
            guard 2 * .pi * frequency * h > Joint.stiffest else { return [] }
            let n = d.normalized()
            return [along(n).exact(error: d.dot(n) - length)]
        case .pin(let friction, let range):
            var rows = [along(Vector(1, 0)).exact(error: d.x), along(Vector(0, 1)).exact(error: d.y)]
            if friction > 0 {
                var row = turning(1)
                (row.least, row.most) = (-friction * h, friction * h)
                rows.append(row)
            }
            return rows
                + (range.map {
                    [
                        turning(1).atLeastZero(gap: turned - $0.lowerBound, within: h),
                        turning(-1).atLeastZero(gap: $0.upperBound - turned, within: h),
                    ]
                } ?? [])
        case .weld:
            return [
                along(Vector(1, 0)).exact(error: d.x), along(Vector(0, 1)).exact(error: d.y),
                turning(1).exact(error: turned),
            ]
        case .slide(let axis, let range):
            let along = bodies[a].rotation(axis)
            func row(_ n: Vector) -> Row { Row(self, n, (d + rA).cross(n), rB.cross(n)) }
            let across = along.perpendicular
            let way = d.dot(along)
            return [row(across).exact(error: d.dot(across)), turning(1).exact(error: turned)]
                + (range.map {
                    [
                        row(along).atLeastZero(gap: way - $0.lowerBound, within: h),
                        row(-along).atLeastZero(gap: $0.upperBound - way, within: h),
                    ]
                } ?? [])
        }
    }
}
