/// A joint in the form that the solvers use: which rows it has, and how their errors depend on the bodies.
struct JointConstraint: BitwiseCopyable {
    enum Kind: UInt8, BitwiseCopyable {
        case distance, rope, point, weld, slide
        /// A spring that acts as a force and has no rows.
        case spring
    }

    let kind: Kind
    let a: Int
    let b: Int
    let anchorA: Vector
    let anchorB: Vector
    let axis: Vector
    let angle: Double
    let length: Double
    let frequency: Double
    let damping: Double
    /// The limits of the angle or the distance; infinite without limits.
    let low: Double
    let high: Double
    let hasRange: Bool
    let friction: Double
    /// The index of its first row, and the number of its rows.
    var first = 0
    var count = 0
    var island = 0

    /// A shorter length, in points, counts as 0: the anchors coincide.
    private static let leastLength = 0.5
    /// The greatest product of angular frequency and step at which a spring is a force, which conserves energy.
    ///
    /// A stiffer spring would be unstable as a force and counts as rigid.
    private static let stiffest = 0.9
    /// A greater error, in points, is not caused by rounding: someone moved a body or an anchor.
    static let jump = 0.5

    init(_ joint: Joint, within h: Double) {
        (a, b) = (joint.a, joint.b)
        (anchorA, anchorB) = (joint.anchorA, joint.anchorB)
        angle = joint.angle
        var axis = Vector.zero
        var (length, frequency, damping, friction) = (0.0, 0.0, 0.0, 0.0)
        var range: ClosedRange<Double>?
        switch joint.kind {
        case .distance(let desired):
            length = desired
            kind = desired < JointConstraint.leastLength ? .point : .distance
        case .rope(let desired):
            length = desired
            kind = desired < JointConstraint.leastLength ? .point : .rope
        case .spring(let desired, let hertz, let ratio):
            (length, frequency, damping) = (desired, hertz, ratio)
            let isRigid = 2 * .pi * hertz * h > JointConstraint.stiffest
            kind = isRigid ? desired < JointConstraint.leastLength ? .point : .distance : .spring
        case .pin(let torque, let limits):
            kind = .point
            (friction, range) = (torque, limits)
        case .weld: kind = .weld
        case .slide(let direction, let limits):
            kind = .slide
            (axis, range) = (direction, limits)
        }
        (self.axis, self.length, self.frequency, self.damping) = (axis, length, frequency, damping)
        self.friction = friction
        hasRange = range != nil
        (low, high) = (range?.lowerBound ?? -.infinity, range?.upperBound ?? .infinity)
    }

    /// The rows, not yet linearized.
    func makeRows(_ number: Int) -> [ConstraintRow] {
        let range =
            hasRange ? [ConstraintRow(number, a, b, .inequality), ConstraintRow(number, a, b, .inequality)] : []
        let exact = ConstraintRow(number, a, b, .equality)
        switch kind {
        case .distance: return [exact]
        case .rope: return [ConstraintRow(number, a, b, .inequality)]
        case .point:
            return [exact, exact] + (friction > 0 ? [ConstraintRow(number, a, b, .friction, maximum: friction)] : [])
                + range
        case .weld: return [exact, exact, exact]
        case .slide: return [exact, exact] + range
        case .spring: return []
        }
    }

    /// The positions and rotations of the two bodies at some moment.
    struct Frame {
        var positionA: Vector
        var positionB: Vector
        var rotationA: Rotation
        var rotationB: Rotation
        /// The angle of the second body from the first.
        var turned: Double
    }

    func frame(_ bodies: UnsafeMutablePointer<Body>) -> Frame {
        let (a, b) = (bodies + a, bodies + b)
        return Frame(
            positionA: a.pointee.position, positionB: b.pointee.position, rotationA: a.pointee.rotation,
            rotationB: b.pointee.rotation, turned: b.pointee.angle - a.pointee.angle)
    }

    /// The frame at the end of the step.
    func frame(_ bodies: UnsafeMutablePointer<Body>, after h: Double) -> Frame {
        let (a, b) = (bodies + a, bodies + b)
        func rotation(_ body: UnsafeMutablePointer<Body>, _ anchor: Vector, _ angle: Double) -> Rotation {
            anchor == .zero && kind != .slide || angle == body.pointee.angle ? body.pointee.rotation : Rotation(angle)
        }
        let (angleA, angleB) = (a.pointee.angle(at: h), b.pointee.angle(at: h))
        return Frame(
            positionA: a.pointee.position(at: h), positionB: b.pointee.position(at: h),
            rotationA: rotation(a, anchorA, angleA), rotationB: rotation(b, anchorB, angleB), turned: angleB - angleA)
    }

    /// From the first anchor to the second.
    func offset(_ frame: Frame) -> Vector {
        frame.positionB + frame.rotationB(anchorB) - frame.positionA - frame.rotationA(anchorA)
    }

    /// The error of a row.
    func error(_ index: Int, _ frame: Frame) -> Double {
        let d = offset(frame)
        switch kind {
        case .distance: return d.length - length
        case .rope: return length - d.length
        case .weld where index == 2: return frame.turned - angle
        case .point where index >= 2:
            if friction > 0, index == 2 { return 0 }
            let isLow = index == (friction > 0 ? 3 : 2)
            return isLow ? frame.turned - angle - low : high - frame.turned + angle
        case .point, .weld: return index == 0 ? d.x : d.y
        case .slide:
            let along = frame.rotationA(axis)
            switch index {
            case 0: return d.dot(along.perpendicular)
            case 1: return frame.turned - angle
            case 2: return d.dot(along) - low
            default: return high - d.dot(along)
            }
        case .spring: return 0
        }
    }

    /// Sets the error and the directions of a row.
    func linearize(_ row: inout ConstraintRow, _ index: Int, _ frame: Frame) {
        let rA = frame.rotationA(anchorA)
        let rB = frame.rotationB(anchorB)
        let d = frame.positionB + rB - frame.positionA - rA
        func along(_ n: Vector) { (row.direction, row.armA, row.armB) = (n, rA.cross(n), rB.cross(n)) }
        func turning(_ sense: Double) { (row.direction, row.armA, row.armB) = (.zero, sense, sense) }
        func sliding(_ n: Vector) { (row.direction, row.armA, row.armB) = (n, (d + rA).cross(n), rB.cross(n)) }
        row.error = error(index, frame)
        switch kind {
        case .distance: along(d.normalized())
        case .rope: along(-d.normalized())
        case .weld where index == 2: turning(1)
        case .point where index >= 2:
            let isHigh = index == (friction > 0 ? 4 : 3)
            turning(isHigh ? -1 : 1)
        case .point, .weld: along(index == 0 ? Vector(1, 0) : Vector(0, 1))
        case .slide:
            let axis = frame.rotationA(axis)
            switch index {
            case 0: sliding(axis.perpendicular)
            case 1: turning(1)
            case 2: sliding(axis)
            default: sliding(-axis)
            }
        case .spring: break
        }
    }

    // MARK: Springs

    /// Applies the force of a spring, from the positions halfway through the step.
    func applySpring(_ bodies: UnsafeMutablePointer<Body>, _ h: Double) {
        let (a, b) = (bodies + a, bodies + b)
        let inverse = a.pointee.inverseMass + b.pointee.inverseMass
        guard inverse > 0 else { return }
        let (armA, armB) = (a.pointee.rotation(anchorA), b.pointee.rotation(anchorB))
        let speed = b.pointee.velocity(at: armB) - a.pointee.velocity(at: armA)
        let offset = b.pointee.position + armB - a.pointee.position - armA + speed * (h / 2)
        let normal = offset.normalized()
        let omega = 2 * .pi * frequency
        let closing = speed.dot(normal)
        let stretch = offset.dot(normal) - length
        // Implicit in the damping, so that no damping makes it unstable.
        let force = -(omega * omega * stretch + 2 * damping * omega * closing) / (1 + damping * omega * h) / inverse
        let push = normal * force
        a.pointee.acceleration -= push * a.pointee.inverseMass
        a.pointee.angularAcceleration -= armA.cross(push) * a.pointee.inverseInertia
        b.pointee.acceleration += push * b.pointee.inverseMass
        b.pointee.angularAcceleration += armB.cross(push) * b.pointee.inverseInertia
    }
}
