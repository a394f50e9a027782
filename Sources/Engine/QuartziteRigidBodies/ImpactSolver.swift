/// Resolves impacts at the moments they happen within the step, in time order.
final class ImpactSolver {
    /// The distance, in points, at which two bodies meet: far below a pixel, far above rounding.
    private static let meetingDistance = 1e-6
    /// A body with more impacts than this in one step stays where it is until the next, with its velocity: that loses
    /// time and no energy.
    private static let maximumImpacts = 64
    /// The most impacts of a body with a restitution below 1 in one step.
    ///
    /// Impulses pass back and forth almost endlessly through a heap that falls together. The next step resolves the
    /// overlaps that remain.
    private static let maximumInelasticImpacts: Int32 = 40
    private static let maximumIterations = 60

    private let store: BodyStore
    private let geometry: CollisionGeometry
    private let list: PairList
    private let broadPhase: BroadPhase
    private let narrowPhase: NarrowPhase
    private let energy: EnergyBalance
    private let islands: SleepingIslands
    private var bodies: Buffer<Body> { store.bodies }
    private var pairs: Buffer<Pair> { list.pairs }
    @exclusivity(unchecked) private var queue = ImpactQueue()
    /// The number of moments of the last step at which a pair was examined.
    @exclusivity(unchecked) private(set) var examinedMoments = 0

    init(
        _ store: BodyStore, _ geometry: CollisionGeometry, _ list: PairList, _ broadPhase: BroadPhase,
        _ narrowPhase: NarrowPhase, _ energy: EnergyBalance, _ islands: SleepingIslands
    ) {
        self.store = store
        self.geometry = geometry
        self.list = list
        self.broadPhase = broadPhase
        self.narrowPhase = narrowPhase
        self.energy = energy
        self.islands = islands
    }

    deinit { queue.free() }

    /// Resolves all impacts of a step of `h` seconds.
    func run(within h: Double) {
        queue.removeAll()
        examinedMoments = 0
        for index in 0..<pairs.count { schedule(index, within: h, isFresh: true) }
        var left = 1000 + 50 * bodies.count
        while let next = queue.popFirst() {
            let pair = pairs[Int(next.pair)]
            guard pair.stamp == next.stamp else { continue }
            left -= 1
            for slot in [pair.bodyA, pair.bodyB] {
                let body = bodies.base + Int(slot)
                guard !body.pointee.isFixed else { continue }
                islands.wake(Int(slot), at: next.moment)
                body.pointee.advance(to: next.moment)
                body.pointee.impacts += 1
                if Int(body.pointee.impacts) > ImpactSolver.maximumImpacts || left < 0 { body.pointee.isHalted = true }
            }
            resolve(Int(next.pair), at: next.moment)
            reschedule(pair.bodyA, except: -1, within: h)
            reschedule(pair.bodyB, except: pair.bodyA, within: h)
        }
    }

    /// Schedules the impacts of a body whose motion changed, except those with a body that is already done.
    private func reschedule(_ body: Int32, except other: Int32, within h: Double) {
        guard !bodies[Int(body)].isFixed else { return }
        narrowPhase.measure(broadPhase.extendBoxes(of: Int(body), within: h))
        var index = bodies[Int(body)].firstPair
        while index >= 0 {
            let pair = pairs.base + Int(index)
            let next = pair.pointee.next(of: body)
            let isDone = pair.pointee.bodyA == other || pair.pointee.bodyB == other
            if !isDone || bodies[Int(other)].isFixed { schedule(Int(index), within: h, isFresh: false) }
            index = next
        }
    }

    private func schedule(_ index: Int, within h: Double, isFresh: Bool) {
        let pair = pairs.base + index
        pair.pointee.stamp &+= 1
        let (a, b) = (bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
        guard !a.pointee.isStill || !b.pointee.isStill else { return }
        let time = max(a.pointee.time, b.pointee.time)
        guard !narrowPhase.waits(pair, store.restitution(pair.pointee), within: h - time) else { return }
        let moment = timeOfImpact(pair, within: h, isFresh: isFresh)
        guard moment <= h else { return }
        queue.insert(
            ImpactQueue.Entry(
                moment: moment, pair: Int32(truncatingIfNeeded: index), stamp: pair.pointee.stamp))
    }

    // MARK: Time of impact

    /// The speed, in points per second, at which rotation alone may bring an outline nearer.
    private func turningSpeed(_ collider: Int32, within h: Double) -> Double {
        let collider = geometry.colliders.base + Int(collider)
        let body = bodies.base + collider.pointee.body
        guard !collider.pointee.isRound, !body.pointee.isHalted else { return 0 }
        return (abs(body.pointee.angularVelocity) + abs(body.pointee.angularAcceleration) * h)
            * collider.pointee.extent
    }

    /// The time of the next impact of a pair, by conservative advancement; infinity if there is none within the step.
    private func timeOfImpact(_ pair: UnsafeMutablePointer<Pair>, within h: Double, isFresh: Bool) -> Double {
        let (a, b) = (bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
        if a.pointee.isHalted && b.pointee.isHalted { return .infinity }
        if max(a.pointee.impacts, b.pointee.impacts) >= ImpactSolver.maximumInelasticImpacts, !a.pointee.isFixed,
            !b.pointee.isFixed, store.restitution(pair.pointee) < 1
        {
            return .infinity
        }
        var t = max(a.pointee.time, b.pointee.time)
        let turn =
            pair.pointee.isRound
            ? 0 : turningSpeed(pair.pointee.a, within: h) + turningSpeed(pair.pointee.b, within: h)
        let motion = RelativeMotion(a, b)
        let slowest = slowestImpact(pair.pointee)
        let meetingDistance = ImpactSolver.meetingDistance
        var gap = isFresh && t == 0 ? pair.pointee.gap : narrowPhase.gap(pair, at: t)
        for _ in 0..<ImpactSolver.maximumIterations {
            examinedMoments += 1
            let left = h - t
            guard left > 0 else { return .infinity }
            let (speed, growth) = motion.along(gap.normal, at: t)
            let fastest = max(speed, speed + growth * left) + turn
            guard fastest > slowest, fastest * left > gap.distance - meetingDistance else { return .infinity }
            if gap.distance <= meetingDistance {
                if narrowPhase.approachSpeed(pair.pointee, gap, at: t) > slowest { return t }
                // The bodies separate or rest on each other: continue where they may meet again.
                let back = turn == 0 && speed < 0 && growth > 0 ? -2 * speed / growth : left / 4
                guard turn > 0 || growth > 0 || speed > 0, back < left else { return .infinity }
                t += max(back, h * 1e-4)
            } else {
                t += ImpactSolver.time(gap.distance - meetingDistance / 2, speed + turn, growth)
            }
            guard t < h else { return .infinity }
            gap = narrowPhase.gap(pair, at: t)
        }
        return .infinity
    }

    /// The time to cover a distance at a speed that grows at a constant rate.
    private static func time(_ distance: Double, _ speed: Double, _ growth: Double) -> Double {
        let root = speed * speed + 2 * growth * distance
        guard root >= 0 else { return .infinity }
        let divisor = speed + root.squareRoot()
        return divisor > 0 ? 2 * distance / divisor : .infinity
    }

    /// The approach speed, in points per second, up to which a meeting is no impact.
    private func slowestImpact(_ pair: Pair) -> Double {
        guard pair.isSolved else { return 1e-9 }
        return store.restitution(pair) >= 1 ? 2 : Restitution.threshold
    }

    // MARK: Rebound

    /// Applies the impulses of an impact; both bodies are at that moment.
    private func resolve(_ index: Int, at moment: Double) {
        let pair = pairs.base + index
        let manifold = narrowPhase.manifold(pair.pointee, narrowPhase.gap(pair, at: moment), at: moment)
        guard manifold.count > 0 else { return }
        let colliders = geometry.colliders
        var impact = Impact(
            a: bodies.base + Int(pair.pointee.bodyA), b: bodies.base + Int(pair.pointee.bodyB), normal: manifold.normal,
            isRoundA: colliders[Int(pair.pointee.a)].isRound, isRoundB: colliders[Int(pair.pointee.b)].isRound)
        for i in 0..<manifold.count { impact.add(manifold[i].position) }
        let full = store.restitution(pair.pointee)
        let restitution = Restitution.bounces(impact.fastest, full) ? full : 0
        impact.apply(restitution: restitution, friction: store.friction(pair.pointee))
        if restitution == 0 { pair.pointee.isSolved = true }
        if restitution > 1 { energy.isDriven = true }
        list.recordTouch(index, at: manifold.first.position)
    }
}
