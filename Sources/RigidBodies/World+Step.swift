extension World {
    /// Rounds of sequential impulses; at 240 steps a second, each starting from the last, few are needed.
    private static let rounds = 8
    private static let separatingRounds = 3
    /// Nothing goes faster, in points per second, nor spins faster, in radians per second.
    private static let fastest = 1e6

    /// Moves everything on by `h` seconds.
    ///
    /// `influence` is asked about each body with ``Body/isInfluenced``, as of the middle of its way: so a force that
    /// depends on the place keeps its energy.
    package func step(_ h: Double, influence: (Int, Body) -> Influence = { _, _ in Influence() }) {
        refreshColliders()
        met.removeAll(keepingCapacity: true)
        let before = bodies.map { (position: $0.position, angle: $0.angle) }
        accelerate(h, influence)
        pullSprings(h)
        for slot in bodies.indices { restrain(slot, h) }
        placeCorners()
        findPairs(within: h)
        findContacts(within: h)
        let isBound = solveVelocities(h)
        for slot in bodies.indices where isBound[slot] {
            // What something holds moves at the speed that this left it.
            bodies[slot].change = .zero
            bodies[slot].spinChange = 0
        }
        runImpacts(within: h)
        for slot in bodies.indices where !bodies[slot].isFixed { bodies[slot].advance(to: h) }
        correctPositions(before, h)
        for slot in bodies.indices where bodies[slot].isLive { keepFinite(slot, before[slot]) }
        compareTouches()
    }

    // MARK: Forces

    private func accelerate(_ h: Double, _ influence: (Int, Body) -> Influence) {
        for slot in bodies.indices {
            bodies[slot].time = 0
            bodies[slot].impacts = 0
            bodies[slot].isHalted = false
            bodies[slot].change = .zero
            bodies[slot].spinChange = 0
            guard !bodies[slot].isFixed else {
                bodies[slot].velocity = .zero
                bodies[slot].spin = 0
                continue
            }
            let body = bodies[slot]
            var velocity = body.velocity + body.gravity * h
            var spin = body.spin
            if body.isInfluenced {
                var middle = body
                middle.position += body.velocity * (h / 2)
                let outside = influence(slot, middle)
                velocity = outside.velocity ?? velocity
                // Half of the drag before and half after the push: right in the mean, and stable however strong.
                let drag = outside.drag * h / 2
                velocity += outside.acceleration * h - body.velocity * drag
                velocity = velocity * (1 / (1 + drag))
                let turning = outside.angularDrag * h / 2
                spin = (spin * (1 - turning) + outside.angularAcceleration * h) / (1 + turning)
                if outside.turn != 0 { velocity = Rotation(outside.turn * h)(velocity) }
            }
            bodies[slot].change = (velocity - body.velocity) * (1 / h)
            bodies[slot].spinChange = (spin - body.spin) / h
        }
    }

    /// Springs, as forces where their ends will be in the middle of the step.
    private func pullSprings(_ h: Double) {
        for joint in joints {
            guard case .spring(let length, let frequency, let damping) = joint.kind,
                2 * .pi * frequency * h <= Joint.stiffest
            else { continue }
            let (a, b) = (bodies[joint.a], bodies[joint.b])
            let inverse = a.inverseMass + b.inverseMass
            guard inverse > 0 else { continue }
            let (armA, armB) = (a.rotation(joint.anchorA), b.rotation(joint.anchorB))
            let speed = b.velocity(at: armB) - a.velocity(at: armA)
            let offset = b.position + armB - a.position - armA + speed * (h / 2)
            let normal = offset.normalized()
            let omega = 2 * .pi * frequency
            let closing = speed.dot(normal)
            let stretch = offset.dot(normal) - length
            // Implicit in the damping, so that no damping makes it unstable.
            let force = -(omega * omega * stretch + 2 * damping * omega * closing) / (1 + damping * omega * h) / inverse
            let push = normal * force
            bodies[joint.a].change -= push * a.inverseMass
            bodies[joint.a].spinChange -= armA.cross(push) * a.inverseInertia
            bodies[joint.b].change += push * b.inverseMass
            bodies[joint.b].spinChange += armB.cross(push) * b.inverseInertia
        }
    }

    /// Resistance, on the velocity that forces lead to.
    private func restrain(_ slot: Int, _ h: Double) {
        let body = bodies[slot]
        if body.resistance != 0 {
            let velocity = (body.velocity + body.change * h) * (1 / (1 + body.resistance * h))
            bodies[slot].change = (velocity - body.velocity) * (1 / h)
        }
        if body.angularResistance != 0 {
            let spin = (body.spin + body.spinChange * h) / (1 + body.angularResistance * h)
            bodies[slot].spinChange = (spin - body.spin) / h
        }
    }

    // MARK: Constraints

    /// Solves joints and contacts for the velocities at the step's end; true for the bodies they hold.
    ///
    /// Those move at these velocities from the step's beginning; all others keep theirs for the flight.
    private func solveVelocities(_ h: Double) -> [Bool] {
        let count = bodies.count
        var isBound = [Bool](repeating: false, count: count)
        guard !contacts.isEmpty || !joints.isEmpty else { return isBound }
        let free = bodies.map { ($0.velocity, $0.spin) }
        for slot in 0..<count {
            bodies[slot].velocity += bodies[slot].change * h
            bodies[slot].spin += bodies[slot].spinChange * h
        }
        let contacts = contacts
        bodies.withUnsafeMutableBufferPointer { bodies in
            points.withUnsafeMutableBufferPointer { points in
                guard let bodies = bodies.baseAddress else { return }
                startRows(bodies, h)
                if let points = points.baseAddress { World.startContacts(bodies, contacts, points) }
                for _ in 0..<World.rounds {
                    for i in rows.indices { rows[i].solveVelocity(bodies) }
                    if let points = points.baseAddress { World.solveContacts(bodies, contacts, points) }
                }
            }
        }
        keepRows()
        var isTied = [Bool](repeating: false, count: count)
        for row in rows where row.impulse != 0 {
            isTied[row.a] = true
            isTied[row.b] = true
        }
        for contact in contacts
        where points[contact.first..<contact.first + contact.count].contains(where: { $0.normalImpulse != 0 }) {
            isBound[contact.a] = true
            isBound[contact.b] = true
        }
        for slot in 0..<count where !isBound[slot] {
            // A body that is only tied moves with the mean of its two velocities: a pendulum keeps its height so.
            if isTied[slot] {
                bodies[slot].change = (bodies[slot].velocity - free[slot].0) * (1 / h)
                bodies[slot].spinChange = (bodies[slot].spin - free[slot].1) / h
            }
            (bodies[slot].velocity, bodies[slot].spin) = free[slot]
        }
        return isBound
    }

    private func startRows(_ bodies: UnsafeMutablePointer<Body>, _ h: Double) {
        rows.removeAll(keepingCapacity: true)
        rowCounts.removeAll(keepingCapacity: true)
        for joint in joints {
            let new = joint.rows(bodies, within: h)
            let count = new.count
            rowCounts.append(count)
            for (index, new) in new.enumerated() {
                var row = new
                row.weigh(bodies)
                if joint.impulses.count == count {
                    row.impulse = min(max(joint.impulses[index], row.least), row.most)
                    row.apply(row.impulse, bodies)
                }
                rows.append(row)
            }
        }
    }

    /// Joints remember what their rows pushed.
    private func keepRows() {
        var next = 0
        for (index, count) in rowCounts.enumerated() {
            joints[index].impulses = rows[next..<next + count].map(\.impulse)
            next += count
        }
    }

    private func correctPositions(_ before: [(position: Vector, angle: Double)], _ h: Double) {
        guard !contacts.isEmpty || !joints.isEmpty else { return }
        let (contacts, points, joints) = (contacts, points, joints)
        bodies.withUnsafeMutableBufferPointer { bodies in
            guard let bodies = bodies.baseAddress else { return }
            for _ in 0..<World.separatingRounds {
                for joint in joints {
                    // Row by row, each where the one before has left the bodies.
                    let count = joint.rows(bodies, within: h).count
                    for index in 0..<count {
                        var row = joint.rows(bodies, within: h)[index]
                        row.weigh(bodies)
                        row.solvePosition(bodies)
                    }
                }
                before.withUnsafeBufferPointer { before in
                    points.withUnsafeBufferPointer { points in
                        guard let before = before.baseAddress, let points = points.baseAddress else { return }
                        World.separate(bodies, before, contacts, points)
                    }
                }
            }
        }
    }

    /// Numbers beyond all bounds would spread to everything a body touches: such a body stays where it was.
    private func keepFinite(_ slot: Int, _ before: (position: Vector, angle: Double)) {
        let body = bodies[slot]
        if !body.position.isFinite || !body.angle.isFinite || abs(body.angle) > 1e9 {
            bodies[slot].position = before.position
            bodies[slot].angle = before.angle
        }
        let speed = body.velocity.length
        if !speed.isFinite {
            bodies[slot].velocity = .zero
        } else if speed > World.fastest {
            bodies[slot].velocity = body.velocity * (World.fastest / speed)
        }
        bodies[slot].spin = body.spin.isFinite ? min(max(body.spin, -World.fastest), World.fastest) : 0
    }
}
