/// Two outlines that touch and do not bounce, solved before the bodies move.
struct Contact: BitwiseCopyable {
    let pair: Int32
    let a: Int32
    let b: Int32
    let count: Int32
    let normal: Vector
    let friction: Double
    var first: ContactPoint
    var second: ContactPoint
}

struct ContactPoint: BitwiseCopyable {
    var feature = 0
    /// The arms' cross products with the normal and with its perpendicular.
    var turnA = 0.0
    var turnB = 0.0
    var rubA = 0.0
    var rubB = 0.0
    var distance = 0.0
    var normalMass = 0.0
    var tangentMass = 0.0
    /// The speed at which the two may still close in, since they are apart.
    var allowance = 0.0
    var normalImpulse = 0.0
    var tangentImpulse = 0.0

    init() {}

    init(
        _ point: ManifoldPoint, _ normal: Vector, _ a: Body, _ b: Body, _ isRound: (a: Bool, b: Bool), within h: Double
    ) {
        let (armA, armB) = (point.position - a.position, point.position - b.position)
        let tangent = normal.perpendicular
        feature = point.feature
        (turnA, turnB) = (isRound.a ? 0 : armA.cross(normal), isRound.b ? 0 : armB.cross(normal))
        (rubA, rubB) = (armA.cross(tangent), armB.cross(tangent))
        distance = point.distance
        let mass = a.inverseMass + b.inverseMass
        let along = mass + turnA * turnA * a.inverseInertia + turnB * turnB * b.inverseInertia
        let across = mass + rubA * rubA * a.inverseInertia + rubB * rubB * b.inverseInertia
        normalMass = along > 0 ? 1 / along : 0
        tangentMass = across > 0 ? 1 / across : 0
        allowance = max(point.distance, 0) / h
    }
}

extension World {
    /// An impact slower than this does not bounce, unless it is wholly elastic.
    static let slowestBounce = 20.0
    /// Overlaps up to this many points stay: pushing them out as well would let contacts come and go.
    static let slop = 0.01

    func elasticity(_ pair: Pair) -> Double {
        max(bodies[Int(pair.bodyA)].elasticity, bodies[Int(pair.bodyB)].elasticity)
    }

    /// Of two bodies the geometric mean; a boundary takes on the body's.
    func friction(_ pair: Pair) -> Double {
        let b = bodies[Int(pair.bodyB)].friction
        return pair.boundary < 0 ? (bodies[Int(pair.bodyA)].friction * b).squareRoot() : b
    }

    /// Whether an approach at that speed comes to an impact with a rebound.
    func bounces(_ speed: Double, _ elasticity: Double) -> Bool {
        elasticity >= 1 ? speed > 1e-6 : elasticity > 0 && speed > World.slowestBounce
    }

    // MARK: Finding

    /// Finds how far apart a pair is as the step begins, or that it is too far apart to meet.
    func measure(_ index: Int, within h: Double) {
        let pair = pairs.base + index
        let (first, second) = (colliders.base + Int(pair.pointee.a), colliders.base + Int(pair.pointee.b))
        let (a, b) = (bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
        if pair.pointee.isRound {
            pair.pointee.gap = Gap(
                from: a.pointee.position, to: b.pointee.position, radii: first.pointee.radius + second.pointee.radius)
            return
        }
        if pair.pointee.boundary < 0 {
            // Discs around the two: a way between them separates what is within.
            let around = Gap(
                from: a.pointee.position, to: b.pointee.position, radii: first.pointee.extent + second.pointee.extent)
            if around.distance > World.margin {
                pair.pointee.gap = around
                return
            }
        }
        let former = pair.pointee.contact >= 0 ? pair.pointee.gap.side : -1
        pair.pointee.gap = hull(Int(pair.pointee.a)).gap(to: hull(Int(pair.pointee.b)), former: former)
    }

    /// Collects what touches without bouncing, with the impulses of the step before to start from.
    func findContacts(within h: Double) {
        swap(&contacts, &oldContacts)
        contacts.removeAll()
        for index in 0..<pairs.count {
            measure(index, within: h)
            let pair = pairs.base + index
            pair.pointee.isSolved = false
            let before = pair.pointee.contact
            pair.pointee.contact = -1
            guard pair.pointee.gap.distance <= World.margin else { continue }
            let manifold = hull(Int(pair.pointee.a)).manifold(
                with: hull(Int(pair.pointee.b)), gap: pair.pointee.gap, reach: World.margin)
            guard manifold.count > 0 else { continue }
            let (a, b) = (bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
            if manifold.first.distance <= World.touch { noteTouch(index, at: manifold.first.position) }
            var fastest = -Double.infinity
            for i in 0..<manifold.count {
                let place = manifold[i].position
                let va = a.pointee.velocity(at: place - a.pointee.position)
                let vb = b.pointee.velocity(at: place - b.pointee.position)
                fastest = max(fastest, -manifold.normal.dot(vb - va))
            }
            guard !bounces(fastest, elasticity(pair.pointee)) else { continue }
            pair.pointee.isSolved = true
            pair.pointee.contact = Int32(truncatingIfNeeded: contacts.count)
            let isRound = (colliders[Int(pair.pointee.a)].isRound, colliders[Int(pair.pointee.b)].isRound)
            var contact = Contact(
                pair: Int32(truncatingIfNeeded: index), a: pair.pointee.bodyA, b: pair.pointee.bodyB,
                count: Int32(truncatingIfNeeded: manifold.count), normal: manifold.normal,
                friction: friction(pair.pointee),
                first: ContactPoint(manifold.first, manifold.normal, a.pointee, b.pointee, isRound, within: h),
                second: ContactPoint())
            if manifold.count > 1 {
                contact.second = ContactPoint(
                    manifold.second, manifold.normal, a.pointee, b.pointee, isRound, within: h)
            }
            if before >= 0 { contact.start(from: oldContacts[Int(before)]) }
            contacts.append(contact)
        }
    }
}

extension Contact {
    /// Takes on the impulses of the same points a step before.
    fileprivate mutating func start(from old: Contact) {
        func start(_ point: inout ContactPoint, _ old: ContactPoint) {
            guard point.feature == old.feature else { return }
            point.normalImpulse = old.normalImpulse
            point.tangentImpulse = old.tangentImpulse
        }
        start(&first, old.first)
        if old.count > 1 { start(&first, old.second) }
        guard count > 1 else { return }
        start(&second, old.first)
        if old.count > 1 { start(&second, old.second) }
    }
}
