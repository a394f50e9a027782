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
    func measure(_ indices: Range<Int>) { for index in indices { measure(index) } }

    /// Measures the separation of a pair at the beginning of the step, or finds that it exceeds the contact margin.
    func measure(_ index: Int) {
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
            if around.distance > NarrowPhase.contactMargin {
                pair.pointee.gap = around
                return
            }
        }
        let former = pair.pointee.contact >= 0 ? pair.pointee.gap.side : -1
        pair.pointee.gap = geometry.hull(Int(pair.pointee.a)).gap(
            to: geometry.hull(Int(pair.pointee.b)), former: former)
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
