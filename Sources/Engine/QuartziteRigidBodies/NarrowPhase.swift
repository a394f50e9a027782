/// The narrow phase: how far apart the colliders of a pair are, and where they touch.
final class NarrowPhase {
    /// The distance, in points, up to which a contact is solved before the bodies move.
    static let contactMargin = 0.1
    /// The distance, in points, up to which two colliders touch.
    static let touchDistance = 0.02
    /// The distance, in points, within which corners land together.
    private static let landingTolerance = 0.005

    private let store: BodyStore
    private let geometry: CollisionGeometry
    private let list: PairList
    private var bodies: Buffer<Body> { store.bodies }
    private var colliders: Buffer<Collider> { geometry.colliders }
    /// Memory for the corners and normals of two outlines at some moment of a step.
    @exclusivity(unchecked) private var scratch = Buffer<Vector>()

    init(_ store: BodyStore, _ geometry: CollisionGeometry, _ list: PairList) {
        self.store = store
        self.geometry = geometry
        self.list = list
        scratch.fill(4 * Shape.maximumCorners, with: .zero)
    }

    deinit { scratch.free() }

    /// Measures the separation of several pairs at the beginning of the step.
    func measure(_ indices: Range<Int>) {
        for index in indices { measure(index, reach: NarrowPhase.contactMargin) }
    }

    /// Measures the separation of a pair at the beginning of the step, or finds that it exceeds `reach` points.
    func measure(_ index: Int, reach: Double) {
        let (pair, colliders, bodies) = (list.pairs.base + index, colliders, bodies)
        let (first, second) = (colliders.base + Int(pair.pointee.a), colliders.base + Int(pair.pointee.b))
        let (a, b) = (bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
        if pair.pointee.isRound {
            pair.pointee.gap = Gap(
                from: a.pointee.position, to: b.pointee.position, radii: first.pointee.radius + second.pointee.radius)
            return
        }
        if pair.pointee.boundary < 0 {
            // The colliders are at least as far apart as the discs around them.
            let around = Gap(
                from: a.pointee.position, to: b.pointee.position, radii: first.pointee.extent + second.pointee.extent)
            if around.distance > reach {
                pair.pointee.gap = around
                return
            }
        }
        let former = pair.pointee.contact >= 0 ? pair.pointee.gap.side : -1
        pair.pointee.gap = geometry.hull(Int(pair.pointee.a)).gap(
            to: geometry.hull(Int(pair.pointee.b)), former: former)
    }

    // MARK: Impacts that wait for the end of the step

    /// Whether an impact of a pair waits for the end of the step, where the constraint solver resolves it.
    ///
    /// Impacts without loss do not wait, nor do those of bodies that move by more than their size in a step.
    @inline(__always)
    func waits(_ pair: UnsafeMutablePointer<Pair>, _ restitution: Double, within left: Double) -> Bool {
        guard restitution < 1 else { return false }
        let (first, second) = (colliders.base + Int(pair.pointee.a), colliders.base + Int(pair.pointee.b))
        if first.pointee.isPlane { return true }
        let size =
            pair.pointee.boundary < 0 ? min(first.pointee.extent, second.pointee.extent) : second.pointee.extent
        let (a, b) = (bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
        return (b.pointee.velocity - a.pointee.velocity).lengthSquared * left * left <= size * size
    }

    /// The greatest distance, in points, by which a pair may come nearer in a step.
    @inline(__always)
    func greatestApproach(_ pair: UnsafeMutablePointer<Pair>, within h: Double) -> Double {
        let (a, b) = (bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
        let velocity = b.pointee.velocity - a.pointee.velocity
        let acceleration = b.pointee.acceleration - a.pointee.acceleration
        return (velocity + acceleration * h).length * h + turning(pair, within: h)
    }

    /// The distance, in points, by which rotation may bring a pair nearer in a step.
    @inline(__always)
    private func turning(_ pair: UnsafeMutablePointer<Pair>, within h: Double) -> Double {
        func turning(_ index: Int32) -> Double {
            let collider = colliders.base + Int(index)
            let body = bodies.base + collider.pointee.body
            guard !collider.pointee.isRound else { return 0 }
            return (abs(body.pointee.angularVelocity) + abs(body.pointee.angularAcceleration) * h) * h
                * collider.pointee.extent
        }
        return turning(pair.pointee.a) + turning(pair.pointee.b)
    }

    /// Whether a pair whose separation is known touches, or may meet within the step.
    ///
    /// A pair that only passes by does not meet, although its separation along one normal disappears.
    @inline(__always)
    func mayMeet(_ pair: UnsafeMutablePointer<Pair>, within h: Double) -> Bool {
        let distance = pair.pointee.gap.distance
        if distance <= NarrowPhase.contactMargin { return true }
        let motion = RelativeMotion(
            bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
        let (speed, growth) = motion.along(pair.pointee.gap.normal, at: 0)
        guard (speed + growth * h) * h + turning(pair, within: h) > distance else { return false }
        return pair.pointee.isRound || colliders[Int(pair.pointee.a)].isPlane
            || gap(pair, at: h).distance <= NarrowPhase.contactMargin
    }

    // MARK: At a moment of the step

    /// The outlines of a pair at a moment of the step.
    private func hulls(_ pair: Pair, at moment: Double) -> (Hull, Hull) {
        func placed(_ index: Int32, _ places: UnsafeMutablePointer<Vector>) -> Hull {
            let collider = colliders[Int(index)]
            let body = bodies.base + collider.body
            guard collider.body != 0 else { return geometry.hull(Int(index)) }
            let normals = places + Shape.maximumCorners
            let angle = body.pointee.angle(at: moment)
            let rotation = angle == body.pointee.angle || collider.isRound ? body.pointee.rotation : Rotation(angle)
            geometry.place(collider, body.pointee.position(at: moment), rotation, places, normals)
            return Hull(collider, corners: places, normals: normals)
        }
        return (placed(pair.a, scratch.base), placed(pair.b, scratch.base + 2 * Shape.maximumCorners))
    }

    /// The separation of a pair at a moment of the step.
    func gap(_ pair: UnsafeMutablePointer<Pair>, at moment: Double) -> Gap {
        guard pair.pointee.isRound else {
            let (a, b) = hulls(pair.pointee, at: moment)
            return a.gap(to: b)
        }
        let (a, b) = (bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
        return Gap(
            from: a.pointee.position(at: moment), to: b.pointee.position(at: moment),
            radii: colliders[Int(pair.pointee.a)].radius + colliders[Int(pair.pointee.b)].radius)
    }

    /// The points at which a pair touches at a moment of the step.
    func manifold(_ pair: Pair, _ gap: Gap, at moment: Double) -> Manifold {
        let (a, b) = hulls(pair, at: moment)
        return a.manifold(with: b, gap: gap, reach: max(gap.distance, 0) + NarrowPhase.landingTolerance)
    }

    /// Returns the greatest approach speed of a pair's contact points, in points per second.
    func approachSpeed(_ pair: Pair, _ gap: Gap, at moment: Double) -> Double {
        let (a, b) = (bodies.base + Int(pair.bodyA), bodies.base + Int(pair.bodyB))
        if pair.isRound { return RelativeMotion(a, b).along(gap.normal, at: moment).speed }
        let manifold = manifold(pair, gap, at: moment)
        func velocity(_ body: UnsafeMutablePointer<Body>, _ place: Vector) -> Vector {
            let t = moment - body.pointee.time
            return body.pointee.velocity + body.pointee.acceleration * t + (place - body.pointee.position(at: moment))
                .perpendicular * (body.pointee.angularVelocity + body.pointee.angularAcceleration * t)
        }
        var fastest = manifold.count > 0 ? -Double.infinity : 0
        for i in 0..<manifold.count {
            let place = manifold[i].position
            fastest = max(fastest, -manifold.normal.dot(velocity(b, place) - velocity(a, place)))
        }
        return fastest
    }
}
