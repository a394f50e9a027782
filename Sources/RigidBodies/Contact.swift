/// Two outlines that touch and do not bounce, solved before the bodies move.
struct Contact {
    let pair: Int
    let a: Int
    let b: Int
    /// The two colliders, to find the contact again in the next step.
    let colliderA: Int
    let colliderB: Int
    let normal: Vector
    let friction: Double
    let first: Int
    let count: Int
}

struct ContactPoint {
    let feature: Int
    let armA: Vector
    let armB: Vector
    let distance: Double
    var normalMass = 0.0
    var tangentMass = 0.0
    /// The speed at which the two may still close in, since they are apart.
    var allowance = 0.0
    var normalImpulse = 0.0
    var tangentImpulse = 0.0
}

extension World {
    /// An impact slower than this does not bounce, unless it is wholly elastic.
    static let slowestBounce = 20.0
    /// Overlaps up to this many points stay: pushing them out as well would let contacts come and go.
    static let slop = 0.01

    func elasticity(_ pair: Pair) -> Double {
        max(bodies[colliders[pair.a].body].elasticity, bodies[colliders[pair.b].body].elasticity)
    }

    /// Of two bodies the geometric mean; a boundary takes on the body's.
    func friction(_ pair: Pair) -> Double {
        let b = bodies[colliders[pair.b].body].friction
        return colliders[pair.a].boundary < 0 ? (bodies[colliders[pair.a].body].friction * b).squareRoot() : b
    }

    /// Whether an approach at that speed comes to an impact with a rebound.
    func bounces(_ speed: Double, _ elasticity: Double) -> Bool {
        elasticity >= 1 ? speed > 1e-6 : elasticity > 0 && speed > World.slowestBounce
    }

    /// Collects what touches without bouncing, with the impulses of the step before to start from.
    func findContacts(within h: Double) {
        let (oldContacts, oldPoints) = (contacts, points)
        contacts.removeAll(keepingCapacity: true)
        points.removeAll(keepingCapacity: true)
        var old = 0
        for index in pairs.indices where pairs[index].gap.distance <= World.margin {
            let pair = pairs[index]
            let hullA = hull(pair.a)
            guard let manifold = hullA.manifold(with: hull(pair.b), gap: pair.gap, reach: World.margin) else {
                continue
            }
            let (a, b) = (colliders[pair.a].body, colliders[pair.b].body)
            let (bodyA, bodyB) = (bodies[a], bodies[b])
            let found = [manifold.first] + (manifold.second.map { [$0] } ?? [])
            let fastest = found.map { point in
                let va = bodyA.velocity(at: point.position - bodyA.position)
                let vb = bodyB.velocity(at: point.position - bodyB.position)
                return -manifold.normal.dot(vb - va)
            }.max()
            if manifold.first.distance <= World.touch {
                noteTouch(pair, at: manifold.first.position)
            }
            guard !bounces(fastest ?? 0, elasticity(pair)) else { continue }
            pairs[index].isSolved = true

            while old < oldContacts.count,
                (oldContacts[old].colliderA, oldContacts[old].colliderB) < (pair.a, pair.b)
            {
                old += 1
            }
            let before: Contact? =
                old < oldContacts.count
                    && (oldContacts[old].colliderA, oldContacts[old].colliderB) == (pair.a, pair.b)
                ? oldContacts[old] : nil
            contacts.append(
                Contact(
                    pair: index, a: a, b: b, colliderA: pair.a, colliderB: pair.b, normal: manifold.normal,
                    friction: friction(pair), first: points.count, count: found.count))
            for point in found {
                var new = ContactPoint(
                    feature: point.feature, armA: point.position - bodyA.position,
                    armB: point.position - bodyB.position, distance: point.distance)
                new.normalMass = mass(bodyA, bodyB, new.armA.cross(manifold.normal), new.armB.cross(manifold.normal))
                let tangent = manifold.normal.perpendicular
                new.tangentMass = mass(bodyA, bodyB, new.armA.cross(tangent), new.armB.cross(tangent))
                new.allowance = max(point.distance, 0) / h
                if let before {
                    for i in before.first..<before.first + before.count where oldPoints[i].feature == point.feature {
                        new.normalImpulse = oldPoints[i].normalImpulse
                        new.tangentImpulse = oldPoints[i].tangentImpulse
                    }
                }
                points.append(new)
            }
        }
    }

    private func mass(_ a: Body, _ b: Body, _ turnA: Double, _ turnB: Double) -> Double {
        let k = a.inverseMass + b.inverseMass + turnA * turnA * a.inverseInertia + turnB * turnB * b.inverseInertia
        return k > 0 ? 1 / k : 0
    }

    // MARK: Solving

    /// Sequential impulses: each contact in turn takes back the speed at which it closes in.
    static func solveContacts(
        _ bodies: UnsafeMutablePointer<Body>, _ contacts: [Contact], _ points: UnsafeMutablePointer<ContactPoint>
    ) {
        for contact in contacts {
            let (a, b, normal) = (contact.a, contact.b, contact.normal)
            let tangent = normal.perpendicular
            for i in contact.first..<contact.first + contact.count {
                let point = points[i]
                let closing = bodies[b].velocity(at: point.armB) - bodies[a].velocity(at: point.armA)
                let impulse = point.normalImpulse - point.normalMass * (closing.dot(normal) + point.allowance)
                points[i].normalImpulse = max(impulse, 0)
                let push = normal * (points[i].normalImpulse - point.normalImpulse)
                bodies[a].push(-push, at: point.armA)
                bodies[b].push(push, at: point.armB)
            }
            guard contact.friction > 0 else { continue }
            for i in contact.first..<contact.first + contact.count {
                let point = points[i]
                let sliding = (bodies[b].velocity(at: point.armB) - bodies[a].velocity(at: point.armA)).dot(tangent)
                let most = contact.friction * point.normalImpulse
                let impulse = min(max(point.tangentImpulse - point.tangentMass * sliding, -most), most)
                points[i].tangentImpulse = impulse
                let push = tangent * (impulse - point.tangentImpulse)
                bodies[a].push(-push, at: point.armA)
                bodies[b].push(push, at: point.armB)
            }
        }
    }

    /// Applies the impulses the points start from.
    static func startContacts(
        _ bodies: UnsafeMutablePointer<Body>, _ contacts: [Contact], _ points: UnsafeMutablePointer<ContactPoint>
    ) {
        for contact in contacts {
            for i in contact.first..<contact.first + contact.count {
                let push =
                    contact.normal * points[i].normalImpulse + contact.normal.perpendicular * points[i].tangentImpulse
                bodies[contact.a].push(-push, at: points[i].armA)
                bodies[contact.b].push(push, at: points[i].armB)
            }
        }
    }

    /// Pushes overlapping bodies apart by moving them; their velocities stay.
    static func separate(
        _ bodies: UnsafeMutablePointer<Body>, _ start: UnsafePointer<(position: Vector, angle: Double)>,
        _ contacts: [Contact], _ points: UnsafePointer<ContactPoint>
    ) {
        for contact in contacts {
            let (a, b, normal) = (contact.a, contact.b, contact.normal)
            for i in contact.first..<contact.first + contact.count {
                let point = points[i]
                let turnA = point.armA.cross(normal)
                let turnB = point.armB.cross(normal)
                // To first order: within a step nothing that touches moves far.
                let moved =
                    normal.dot(bodies[b].position - start[b].position - (bodies[a].position - start[a].position))
                    + turnB * (bodies[b].angle - start[b].angle) - turnA * (bodies[a].angle - start[a].angle)
                let overlap = point.distance + moved + slop
                guard overlap < 0 else { continue }
                let push = -max(overlap * 0.3, -2) * point.normalMass
                bodies[a].position -= normal * (push * bodies[a].inverseMass)
                bodies[b].position += normal * (push * bodies[b].inverseMass)
                let (byA, byB) = (turnA * push * bodies[a].inverseInertia, turnB * push * bodies[b].inverseInertia)
                if byA != 0 { bodies[a].angle -= byA }
                if byB != 0 { bodies[b].angle += byB }
            }
        }
    }
}
