/// Impacts, at the moments they happen within the step.
extension World {
    /// How close two come before they count as met, in points: far below a pixel, far above rounding.
    private static let skin = 1e-6
    /// Corners this close to the ground land together, in points.
    private static let together = 0.005
    /// A body that is hit more often in one step stands still until the next, with its velocity: time is lost then,
    /// energy is not.
    private static let mostImpacts = 64

    func runImpacts(within h: Double) {
        var moments = pairs.indices.map { nextMeeting(pairs[$0], within: h) }
        var left = 1000 + 50 * bodies.count
        while let (index, moment) = earliest(moments) {
            let (a, b) = (colliders[pairs[index].a].body, colliders[pairs[index].b].body)
            left -= 1
            for body in [a, b] where !bodies[body].isFixed {
                bodies[body].advance(to: moment)
                bodies[body].impacts += 1
                if bodies[body].impacts > World.mostImpacts || left < 0 { bodies[body].isHalted = true }
            }
            resolve(index, at: moment)
            for i in pairs.indices {
                let (c, d) = (colliders[pairs[i].a].body, colliders[pairs[i].b].body)
                guard c == a || d == a && a != 0 || c == b && b != 0 || d == b else { continue }
                guard !(a == 0 && c == 0 && d != b) else { continue }
                moments[i] = nextMeeting(pairs[i], within: h)
            }
        }
    }

    private func earliest(_ moments: [Double]) -> (Int, Double)? {
        var best = -1
        var least = Double.infinity
        for (index, moment) in moments.enumerated() where moment < least {
            least = moment
            best = index
        }
        return best < 0 ? nil : (best, least)
    }

    // MARK: When

    /// The outlines of a pair at a moment of the step.
    private func hulls(_ pair: Pair, at moment: Double) -> (Hull, Hull) {
        func placed(_ collider: Collider, _ corners: UnsafeMutablePointer<Vector>) -> Hull {
            let body = bodies[collider.body]
            let place = body.place(at: moment)
            if collider.isRound {
                corners[0] = place.position
            } else {
                let turn = place.angle == body.angle ? body.rotation : Rotation(place.angle)
                for i in 0..<collider.count {
                    corners[i] = place.position + turn(self.corners[collider.first + i])
                }
            }
            return hull(collider, UnsafePointer(corners))
        }
        return (placed(colliders[pair.a], scratch), placed(colliders[pair.b], scratch + Shape.mostCorners))
    }

    /// How fast two bodies close in along a normal at a moment, and how fast that speed grows.
    private func closing(_ a: Body, _ b: Body, _ normal: Vector, at moment: Double) -> (speed: Double, growth: Double) {
        func motion(_ body: Body) -> (velocity: Vector, change: Vector) {
            body.isHalted ? (.zero, .zero) : (body.velocity + body.change * (moment - body.time), body.change)
        }
        let (va, vb) = (motion(a), motion(b))
        return (-normal.dot(vb.velocity - va.velocity), -normal.dot(vb.change - va.change))
    }

    /// How fast turning alone may bring an outline nearer.
    private func turning(_ collider: Collider, within h: Double) -> Double {
        let body = bodies[collider.body]
        guard !collider.isRound, !body.isHalted else { return 0 }
        return (abs(body.spin) + abs(body.spinChange) * h) * collider.extent
    }

    /// When the pair meets next, by conservative advancement; infinity if not within the step.
    private func nextMeeting(_ pair: Pair, within h: Double) -> Double {
        let (a, b) = (bodies[colliders[pair.a].body], bodies[colliders[pair.b].body])
        var t = max(a.time, b.time)
        let turn = turning(colliders[pair.a], within: h) + turning(colliders[pair.b], within: h)
        var gap = pair.gap
        var isFresh = t == 0
        for _ in 0..<60 {
            let left = h - t
            guard left > 0, !(a.isHalted && b.isHalted) else { return .infinity }
            if !isFresh {
                let (hullA, hullB) = hulls(pair, at: t)
                gap = hullA.gap(to: hullB)
            }
            isFresh = false
            let (speed, growth) = closing(a, b, gap.normal, at: t)
            if gap.distance <= World.skin {
                if approach(pair, gap, at: t) > slowest(pair) { return t }
                // They part, or lie on one another: look again where they may have come back.
                let back = turn == 0 && speed < 0 && growth > 0 ? -2 * speed / growth : left / 4
                guard turn > 0 || growth > 0 || speed > 0, back < left else { return .infinity }
                t += max(back, h * 1e-4)
                continue
            }
            let fastest = max(speed, speed + growth * left) + turn
            guard fastest * left > gap.distance - World.skin else { return .infinity }
            t += delay(gap.distance - World.skin / 2, speed + turn, growth)
            if t > h { return .infinity }
        }
        return .infinity
    }

    /// When a way is covered from a speed that grows evenly.
    private func delay(_ way: Double, _ speed: Double, _ growth: Double) -> Double {
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

    /// The points at which a pair touches at a moment, with the speed at which each closes in.
    private func meeting(_ pair: Pair, _ gap: Gap, at moment: Double) -> (Manifold, [(ManifoldPoint, Double)])? {
        let (hullA, hullB) = hulls(pair, at: moment)
        let reach = max(gap.distance, 0) + World.together
        guard let manifold = hullA.manifold(with: hullB, gap: gap, reach: reach) else { return nil }
        func state(_ index: Int) -> (position: Vector, velocity: Vector, spin: Double) {
            let body = bodies[index]
            let t = moment - body.time
            return (body.place(at: moment).position, body.velocity + body.change * t, body.spin + body.spinChange * t)
        }
        let a = state(colliders[pair.a].body)
        let b = state(colliders[pair.b].body)
        let points = [manifold.first] + (manifold.second.map { [$0] } ?? [])
        return (
            manifold,
            points.map { point in
                let va = a.velocity + (point.position - a.position).perpendicular * a.spin
                let vb = b.velocity + (point.position - b.position).perpendicular * b.spin
                return (point, -manifold.normal.dot(vb - va))
            }
        )
    }

    private func approach(_ pair: Pair, _ gap: Gap, at moment: Double) -> Double {
        meeting(pair, gap, at: moment)?.1.map(\.1).max() ?? 0
    }

    // MARK: What then

    /// Lets a pair rebound; both bodies are at that moment.
    private func resolve(_ index: Int, at moment: Double) {
        let pair = pairs[index]
        let (hullA, hullB) = hulls(pair, at: moment)
        let gap = hullA.gap(to: hullB)
        guard let (manifold, points) = meeting(pair, gap, at: moment) else { return }
        let fastest = points.map(\.1).max() ?? 0
        let full = elasticity(pair)
        let rebound = bounces(fastest, full) ? full : 0
        let impact = Impact(
            a: colliders[pair.a].body, b: colliders[pair.b].body, normal: manifold.normal, rebound: rebound,
            friction: friction(pair))
        impact.apply(points.filter { $0.1 > 0 }.map(\.0.position), to: &bodies)
        if rebound == 0 { pairs[index].isSolved = true }
        noteTouch(pair, at: manifold.first.position)
    }
}

/// A rebound of two bodies at one or two points.
private struct Impact {
    let a: Int
    let b: Int
    let normal: Vector
    let rebound: Double
    let friction: Double

    func apply(_ places: [Vector], to bodies: inout [Body]) {
        guard !places.isEmpty else { return }
        let armsA = places.map { $0 - bodies[a].position }
        let armsB = places.map { $0 - bodies[b].position }
        let speeds = places.indices.map { closing(bodies, armsA[$0], armsB[$0]) }
        func coupling(_ i: Int, _ j: Int) -> Double {
            bodies[a].inverseMass + bodies[b].inverseMass
                + armsA[i].cross(normal) * armsA[j].cross(normal) * bodies[a].inverseInertia
                + armsB[i].cross(normal) * armsB[j].cross(normal) * bodies[b].inverseInertia
        }
        var impulses = places.map { _ in 0.0 }
        let k00 = coupling(0, 0)
        // Two corners that land together push together: their common impulse mirrors the motion as a whole.
        if places.count == 2, bodies[a].inverseInertia + bodies[b].inverseInertia > 0 {
            let (k01, k11) = (coupling(0, 1), coupling(1, 1))
            let determinant = k00 * k11 - k01 * k01
            if determinant > 1e-9 * k00 * k11 {
                let i0 = (k11 * speeds[0] - k01 * speeds[1]) / determinant
                let i1 = (k00 * speeds[1] - k01 * speeds[0]) / determinant
                if i0 >= 0, i1 >= 0 { impulses = [i0 * (1 + rebound), i1 * (1 + rebound)] }
            }
        }
        if impulses.allSatisfy({ $0 == 0 }) {
            let hit = places.count == 2 && speeds[1] > speeds[0] ? 1 : 0
            let k = coupling(hit, hit)
            impulses[hit] = k > 0 ? (1 + rebound) * speeds[hit] / k : 0
        }
        for i in places.indices {
            bodies[a].push(normal * -impulses[i], at: armsA[i])
            bodies[b].push(normal * impulses[i], at: armsB[i])
        }
        guard friction > 0 else { return }
        for i in places.indices { rub(&bodies, armsA[i], armsB[i], most: friction * impulses[i]) }
    }

    private func closing(_ bodies: [Body], _ armA: Vector, _ armB: Vector) -> Double {
        -normal.dot(bodies[b].velocity(at: armB) - bodies[a].velocity(at: armA))
    }

    private func rub(_ bodies: inout [Body], _ armA: Vector, _ armB: Vector, most: Double) {
        let tangent = normal.perpendicular
        let sliding = tangent.dot(bodies[b].velocity(at: armB) - bodies[a].velocity(at: armA))
        let (turnA, turnB) = (armA.cross(tangent), armB.cross(tangent))
        let k =
            bodies[a].inverseMass + bodies[b].inverseMass + turnA * turnA * bodies[a].inverseInertia
            + turnB * turnB * bodies[b].inverseInertia
        guard k > 0 else { return }
        let impulse = min(max(-sliding / k, -most), most)
        bodies[a].push(tangent * -impulse, at: armA)
        bodies[b].push(tangent * impulse, at: armB)
    }
}
