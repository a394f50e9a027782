/// A joint as the solver has it: its equations, laid out flat.
struct Tie: BitwiseCopyable {
    enum Kind: UInt8, BitwiseCopyable {
        case distance, rope, point, weld, slide
        /// A spring that acts as a force and has no equations.
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
    /// How far it turns or slides; nothing below and above for no limits.
    let low: Double
    let high: Double
    let hasRange: Bool
    let friction: Double
    /// Its equations among all.
    var first = 0
    var count = 0
    var island = 0

    /// Lengths below this, in points, count as none: the ends are to coincide.
    private static let leastLength = 0.5
    /// Below this product of angular frequency and step a spring is a force, whose energy keeps for ever; a stiffer one
    /// would be unstable as a force and counts as rigid.
    private static let stiffest = 0.9
    /// Ends further from where they belong than this, in points, did not come there by rounding.
    static let jump = 0.5

    init(_ joint: Joint, within h: Double) {
        (a, b) = (joint.a, joint.b)
        (anchorA, anchorB) = (joint.anchorA, joint.anchorB)
        angle = joint.angle
        var axis = Vector.zero
        var (length, frequency, damping, friction) = (0.0, 0.0, 0.0, 0.0)
        var range: ClosedRange<Double>?
        switch joint.kind {
        case .distance(let wanted):
            length = wanted
            kind = wanted < Tie.leastLength ? .point : .distance
        case .rope(let wanted):
            length = wanted
            kind = wanted < Tie.leastLength ? .point : .rope
        case .spring(let wanted, let hertz, let ratio):
            (length, frequency, damping) = (wanted, hertz, ratio)
            let isRigid = 2 * .pi * hertz * h > Tie.stiffest
            kind = isRigid ? wanted < Tie.leastLength ? .point : .distance : .spring
        case .pin(let torque, let limits):
            kind = .point
            (friction, range) = (torque, limits)
        case .weld: kind = .weld
        case .slide(let way, let limits):
            kind = .slide
            (axis, range) = (way, limits)
        }
        (self.axis, self.length, self.frequency, self.damping) = (axis, length, frequency, damping)
        self.friction = friction
        hasRange = range != nil
        (low, high) = (range?.lowerBound ?? -.infinity, range?.upperBound ?? .infinity)
    }

    /// The equations, yet without numbers.
    func makeRows(_ number: Int) -> [Row] {
        let range = hasRange ? [Row(number, a, b, .atLeastZero), Row(number, a, b, .atLeastZero)] : []
        let exact = Row(number, a, b, .exact)
        switch kind {
        case .distance: return [exact]
        case .rope: return [Row(number, a, b, .atLeastZero)]
        case .point:
            return [exact, exact] + (friction > 0 ? [Row(number, a, b, .friction, most: friction)] : []) + range
        case .weld: return [exact, exact, exact]
        case .slide: return [exact, exact] + range
        case .spring: return []
        }
    }

    /// Where the bodies are, or would be.
    struct Frame {
        var positionA: Vector
        var positionB: Vector
        var rotationA: Rotation
        var rotationB: Rotation
        /// How far the second is turned from the first.
        var turned: Double
    }

    func frame(_ bodies: UnsafeMutablePointer<Body>) -> Frame {
        let (a, b) = (bodies + a, bodies + b)
        return Frame(
            positionA: a.pointee.position, positionB: b.pointee.position, rotationA: a.pointee.rotation,
            rotationB: b.pointee.rotation, turned: b.pointee.angle - a.pointee.angle)
    }

    /// Where the bodies will be at the step's end.
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

    /// The distance that an equation is about.
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

    /// Sets an equation up where the bodies now are.
    func linearize(_ row: inout Row, _ index: Int, _ frame: Frame) {
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
}
