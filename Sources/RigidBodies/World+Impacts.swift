/// Impacts, at the moments they happen within the step.
extension World {
    /// How close two come before they count as met, in points: far below a pixel, far above rounding.
    private static let skin = 1e-6
    /// Corners this close to the ground land together, in points.
    private static let together = 0.005
    /// A body that is hit more often in one step stands still until the next, with its velocity: time is lost then,
    /// energy is not.
    private static let mostImpacts = 64
    /// Bodies that lose energy when they meet do so no more often in one step.
    ///
    /// In a heap that falls together pushes run to and fro with hardly an end. What overlaps after so many meets as the
    /// next step begins.
    private static let mostLossyImpacts: Int32 = 40

    func runImpacts(within h: Double) {
        queue.removeAll()
        for index in 0..<pairs.count { schedule(index, within: h, isFresh: true) }
        var left = 1000 + 50 * bodies.count
        while let next = queue.popFirst() {
            let pair = pairs[Int(next.pair)]
            guard pair.stamp == next.stamp else { continue }
            left -= 1
            for slot in [pair.bodyA, pair.bodyB] {
                let body = bodies.base + Int(slot)
                guard !body.pointee.isFixed else { continue }
                body.pointee.advance(to: next.moment)
                body.pointee.impacts += 1
                if Int(body.pointee.impacts) > World.mostImpacts || left < 0 { body.pointee.isHalted = true }
            }
            resolve(Int(next.pair), at: next.moment)
            reschedule(pair.bodyA, except: -1, within: h)
            reschedule(pair.bodyB, except: pair.bodyA, within: h)
        }
    }

    /// Looks anew when a body whose motion has changed meets others; its pairs with the excepted one are done.
    private func reschedule(_ body: Int32, except other: Int32, within h: Double) {
        guard !bodies[Int(body)].isFixed else { return }
        extendBoxes(of: Int(body), within: h)
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
        let moment = nextMeeting(pair, within: h, isFresh: isFresh)
        guard moment <= h else { return }
        queue.insert(
            ImpactQueue.Entry(
                moment: moment, pair: Int32(truncatingIfNeeded: index), stamp: pair.pointee.stamp))
    }

    // MARK: When

    /// The outlines of a pair at a moment of the step.
    private func hulls(_ pair: Pair, at moment: Double) -> (Hull, Hull) {
        func placed(_ index: Int32, _ places: UnsafeMutablePointer<Vector>) -> Hull {
            let collider = colliders[Int(index)]
            let body = bodies.base + collider.body
            guard collider.body != 0 else { return hull(Int(index)) }
            let normals = places + Shape.mostCorners
            let angle = body.pointee.angle(at: moment)
            let rotation = angle == body.pointee.angle || collider.isRound ? body.pointee.rotation : Rotation(angle)
            place(collider, body.pointee.position(at: moment), rotation, places, normals)
            return Hull(collider, corners: places, normals: normals)
        }
        return (placed(pair.a, trial.base), placed(pair.b, trial.base + 2 * Shape.mostCorners))
    }

    private func gap(_ pair: UnsafeMutablePointer<Pair>, at moment: Double) -> Gap {
        guard pair.pointee.isRound else {
            let (a, b) = hulls(pair.pointee, at: moment)
            return a.gap(to: b)
        }
        let (a, b) = (bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
        return Gap(
            from: a.pointee.position(at: moment), to: b.pointee.position(at: moment),
            radii: colliders[Int(pair.pointee.a)].radius + colliders[Int(pair.pointee.b)].radius)
    }

    /// How fast turning alone may bring an outline nearer.
    private func turning(_ collider: Int32, within h: Double) -> Double {
        let collider = colliders.base + Int(collider)
        let body = bodies.base + collider.pointee.body
        guard !collider.pointee.isRound, !body.pointee.isHalted else { return 0 }
        return (abs(body.pointee.spin) + abs(body.pointee.spinChange) * h) * collider.pointee.extent
    }

    /// When the pair meets next, by conservative advancement; infinity if not within the step.
    private func nextMeeting(_ pair: UnsafeMutablePointer<Pair>, within h: Double, isFresh: Bool) -> Double {
        let (a, b) = (bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
        if a.pointee.isHalted && b.pointee.isHalted { return .infinity }
        if max(a.pointee.impacts, b.pointee.impacts) >= World.mostLossyImpacts, !a.pointee.isFixed, !b.pointee.isFixed,
            elasticity(pair.pointee) < 1
        {
            return .infinity
        }
        var t = max(a.pointee.time, b.pointee.time)
        let turn = pair.pointee.isRound ? 0 : turning(pair.pointee.a, within: h) + turning(pair.pointee.b, within: h)
        let motion = Closing(a, b)
        let slowest = slowest(pair.pointee)
        var gap = isFresh && t == 0 ? pair.pointee.gap : self.gap(pair, at: t)
        for _ in 0..<60 {
            let left = h - t
            guard left > 0 else { return .infinity }
            let (speed, growth) = motion.along(gap.normal, at: t)
            let fastest = max(speed, speed + growth * left) + turn
            guard fastest > slowest, fastest * left > gap.distance - World.skin else { return .infinity }
            if gap.distance <= World.skin {
                if approach(pair.pointee, gap, at: t) > slowest { return t }
                // They part, or lie on one another: look again where they may have come back.
                let back = turn == 0 && speed < 0 && growth > 0 ? -2 * speed / growth : left / 4
                guard turn > 0 || growth > 0 || speed > 0, back < left else { return .infinity }
                t += max(back, h * 1e-4)
            } else {
                t += World.delay(gap.distance - World.skin / 2, speed + turn, growth)
            }
            guard t < h else { return .infinity }
            gap = self.gap(pair, at: t)
        }
        return .infinity
    }

    /// When a way is covered from a speed that grows evenly.
    private static func delay(_ way: Double, _ speed: Double, _ growth: Double) -> Double {
        let root = speed * speed + 2 * growth * way
        guard root >= 0 else { return .infinity }
        let divisor = speed + root.squareRoot()
        return divisor > 0 ? 2 * way / divisor : .infinity
    }

    /// The speed up to which a meeting changes nothing.
    private func slowest(_ pair: Pair) -> Double {
        guard pair.isSolved else { return 1e-9 }
        return elasticity(pair) >= 1 ? 2 : World.slowestBounce
    }

    /// The points at which a pair touches at a moment.
    private func meeting(_ pair: Pair, _ gap: Gap, at moment: Double) -> Manifold {
        let (a, b) = hulls(pair, at: moment)
        return a.manifold(with: b, gap: gap, reach: max(gap.distance, 0) + World.together)
    }

    /// How fast the point of a pair that closes in fastest does so.
    private func approach(_ pair: Pair, _ gap: Gap, at moment: Double) -> Double {
        let (a, b) = (bodies.base + Int(pair.bodyA), bodies.base + Int(pair.bodyB))
        if pair.isRound { return Closing(a, b).along(gap.normal, at: moment).speed }
        let manifold = meeting(pair, gap, at: moment)
        func velocity(_ body: UnsafeMutablePointer<Body>, _ place: Vector) -> Vector {
            let t = moment - body.pointee.time
            return body.pointee.velocity + body.pointee.change * t + (place - body.pointee.position(at: moment))
                .perpendicular * (body.pointee.spin + body.pointee.spinChange * t)
        }
        var fastest = manifold.count > 0 ? -Double.infinity : 0
        for i in 0..<manifold.count {
            let place = manifold[i].position
            fastest = max(fastest, -manifold.normal.dot(velocity(b, place) - velocity(a, place)))
        }
        return fastest
    }

    // MARK: What then

    /// Lets a pair rebound; both bodies are at that moment.
    private func resolve(_ index: Int, at moment: Double) {
        let pair = pairs.base + index
        let manifold = meeting(pair.pointee, gap(pair, at: moment), at: moment)
        guard manifold.count > 0 else { return }
        var impact = Impact(
            a: bodies.base + Int(pair.pointee.bodyA), b: bodies.base + Int(pair.pointee.bodyB), normal: manifold.normal,
            isRoundA: colliders[Int(pair.pointee.a)].isRound, isRoundB: colliders[Int(pair.pointee.b)].isRound)
        for i in 0..<manifold.count { impact.add(manifold[i].position) }
        let full = elasticity(pair.pointee)
        let rebound = bounces(impact.fastest, full) ? full : 0
        impact.apply(rebound: rebound, friction: friction(pair.pointee))
        if rebound == 0 { pair.pointee.isSolved = true }
        if rebound > 1 { isDriven = true }
        noteTouch(index, at: manifold.first.position)
    }
}

/// How fast two bodies close in.
private struct Closing {
    let velocity: Vector
    let change: Vector

    init(_ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>) {
        func motion(_ body: UnsafeMutablePointer<Body>) -> (velocity: Vector, change: Vector) {
            guard !body.pointee.isHalted else { return (.zero, .zero) }
            // As of the step's beginning, had it always moved so.
            return (body.pointee.velocity - body.pointee.change * body.pointee.time, body.pointee.change)
        }
        let (first, second) = (motion(a), motion(b))
        velocity = second.velocity - first.velocity
        change = second.change - first.change
    }

    /// Along a normal at a moment of the step, and how fast that speed grows.
    func along(_ normal: Vector, at moment: Double) -> (speed: Double, growth: Double) {
        (-normal.dot(velocity + change * moment), -normal.dot(change))
    }
}
