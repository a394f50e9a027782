extension World {
    /// Rounds of sequential impulses; at 240 steps a second, each starting from the last, few are needed.
    private static let rounds = 8
    /// A round that changes no speed by more than this, in points per second, was the last.
    private static let settled = 1e-5
    private static let separatingRounds = 3
    /// Nothing goes faster, in points per second, nor spins faster, in radians per second.
    private static let fastest = 1e6

    /// Moves everything on by `h` seconds.
    ///
    /// `influence` is asked about each body with ``Body/isInfluenced``, as of the middle of its way: so a force that
    /// depends on the place keeps its energy.
    package func step(_ h: Double, influence: (Int, Body) -> Influence = { _, _ in Influence() }) {
        refreshColliders()
        refreshJoints(within: h)
        for slot in 0..<bodies.count { begin(bodies.base + slot, h) }
        for slot in 1..<bodies.count where bodies[slot].isInfluenced && !bodies[slot].isFixed {
            // Whoever is asked may add bodies, and so move all of them.
            let outside = influence(slot, middle(slot, h))
            follow(bodies.base + slot, h, outside)
        }
        for index in 0..<ties.count where ties[index].kind == .spring { ties[index].pullSpring(bodies.base, h) }
        for slot in 1..<bodies.count { restrain(bodies.base + slot, h) }
        openBalance()
        placeCorners()
        findPairs(within: h)
        findContacts(within: h)
        pullJoints(within: h)
        solveVelocities(h)
        for slot in 1..<bodies.count where bodies[slot].isBound || bodies[slot].isTied {
            extendBoxes(of: slot, within: h)
        }
        runImpacts(within: h)
        for slot in 1..<bodies.count where !bodies[slot].isFixed { bodies[slot].advance(to: h) }
        settleJoints(within: h)
        closeBalance()
        correctPositions(h)
        for slot in 1..<bodies.count where !bodies[slot].isFixed { keepFinite(bodies.base + slot) }
        compareTouches()
    }

    // MARK: Forces

    private func begin(_ body: UnsafeMutablePointer<Body>, _ h: Double) {
        body.pointee.time = 0
        body.pointee.impacts = 0
        body.pointee.isHalted = false
        body.pointee.isBound = false
        body.pointee.isTied = false
        body.pointee.oldPosition = body.pointee.position
        body.pointee.oldAngle = body.pointee.angle
        body.pointee.spinChange = 0
        body.pointee.change = body.pointee.gravity
        guard body.pointee.isFixed else { return }
        body.pointee.change = .zero
        body.pointee.velocity = .zero
        body.pointee.spin = 0
    }

    private func middle(_ slot: Int, _ h: Double) -> Body {
        var body = bodies[slot]
        body.position += body.velocity * (h / 2)
        return body
    }

    private func follow(_ body: UnsafeMutablePointer<Body>, _ h: Double, _ outside: Influence) {
        let (before, spinBefore) = (body.pointee.velocity, body.pointee.spin)
        // Half of the drag before and half after the push: right in the mean, and stable however strong.
        let drag = outside.drag * h / 2
        var velocity = outside.velocity ?? (before + body.pointee.gravity * h)
        velocity += outside.acceleration * h - before * drag
        velocity = velocity * (1 / (1 + drag))
        let turning = outside.angularDrag * h / 2
        let spin = (spinBefore * (1 - turning) + outside.angularAcceleration * h) / (1 + turning)
        if outside.turn != 0 { velocity = Rotation(outside.turn * h)(velocity) }
        body.pointee.change = (velocity - before) * (1 / h)
        if body.pointee.inverseInertia > 0 { body.pointee.spinChange = (spin - spinBefore) / h }
    }

    /// Resistance, on the velocity that forces lead to.
    private func restrain(_ body: UnsafeMutablePointer<Body>, _ h: Double) {
        if body.pointee.resistance != 0 {
            let before = body.pointee.velocity
            let velocity = (before + body.pointee.change * h) * (1 / (1 + body.pointee.resistance * h))
            body.pointee.change = (velocity - before) * (1 / h)
        }
        if body.pointee.angularResistance != 0 {
            let before = body.pointee.spin
            let spin = (before + body.pointee.spinChange * h) / (1 + body.pointee.angularResistance * h)
            body.pointee.spinChange = (spin - before) / h
        }
    }

    // MARK: Constraints

    /// Solves contacts, and the joints of what they hold, for the velocities at the step's end.
    ///
    /// What contacts push moves at these velocities from the step's beginning; all others keep theirs for the flight.
    private func solveVelocities(_ h: Double) {
        guard contacts.count > 0 || islandIsHeld.contains(true) else { return }
        for slot in 1..<bodies.count {
            let body = bodies.base + slot
            body.pointee.freeVelocity = body.pointee.velocity
            body.pointee.freeSpin = body.pointee.spin
            body.pointee.velocity += body.pointee.change * h
            body.pointee.spin += body.pointee.spinChange * h
        }
        let before = vigour
        startHeldJoints(h)
        for index in 0..<contacts.count { contacts[index].start(bodies.base) }
        solveTogether(h)
        if islandIsHeld.contains(true), vigour > before, !drawsHeldJoints {
            // Where much has changed since the last step, its impulses are none to start from.
            for slot in 1..<bodies.count {
                let body = bodies.base + slot
                body.pointee.velocity = body.pointee.freeVelocity + body.pointee.change * h
                body.pointee.spin = body.pointee.freeSpin + body.pointee.spinChange * h
            }
            forgetHeldJoints()
            for index in 0..<contacts.count { contacts[index].forget() }
            solveTogether(h)
        }
        for index in 0..<contacts.count {
            let contact = contacts.base + index
            guard contact.pointee.first.normalImpulse != 0 || contact.pointee.second.normalImpulse != 0 else {
                continue
            }
            bodies[Int(contact.pointee.a)].isBound = true
            bodies[Int(contact.pointee.b)].isBound = true
        }
        let tied = finishHeldJoints(h)
        for slot in 1..<bodies.count {
            let body = bodies.base + slot
            if body.pointee.isBound {
                body.pointee.change = .zero
                body.pointee.spinChange = 0
                continue
            }
            // A body that is only tied moves with the mean of its two velocities.
            if tied, body.pointee.isTied, !body.pointee.isFixed {
                body.pointee.change = (body.pointee.velocity - body.pointee.freeVelocity) * (1 / h)
                body.pointee.spinChange = (body.pointee.spin - body.pointee.freeSpin) / h
            }
            body.pointee.velocity = body.pointee.freeVelocity
            body.pointee.spin = body.pointee.freeSpin
        }
    }

    /// Rounds of sequential impulses: each takes energy, and none gives any.
    private func solveTogether(_ h: Double) {
        for _ in 0..<World.rounds {
            var most = solveHeldJoints(h)
            for index in 0..<contacts.count { most = max(most, contacts[index].solve(bodies.base)) }
            if most < World.settled { break }
        }
    }

    private func correctPositions(_ h: Double) {
        guard contacts.count > 0 || islandIsHeld.contains(true) else { return }
        for slot in 1..<bodies.count {
            bodies[slot].nudge = .zero
            bodies[slot].turnNudge = 0
        }
        for _ in 0..<World.separatingRounds {
            var isDone = !moveHeldJoints()
            for index in 0..<contacts.count where contacts[index].separate(bodies.base) { isDone = false }
            if isDone { break }
        }
        for slot in 1..<bodies.count {
            let body = bodies.base + slot
            body.pointee.position += body.pointee.nudge
            if body.pointee.turnNudge != 0 { body.pointee.angle += body.pointee.turnNudge }
        }
    }

    /// Numbers beyond all bounds would spread to everything a body touches: such a body stays where it was.
    private func keepFinite(_ body: UnsafeMutablePointer<Body>) {
        let angle = body.pointee.angle
        if !body.pointee.position.isFinite || !(abs(angle) <= 1e9) {
            body.pointee.position = body.pointee.oldPosition
            body.pointee.angle = body.pointee.oldAngle
        }
        let fastest = World.fastest
        let squared = body.pointee.velocity.lengthSquared
        if !(squared <= fastest * fastest) {
            let speed = squared.squareRoot()
            body.pointee.velocity = speed.isFinite ? body.pointee.velocity * (fastest / speed) : .zero
        }
        let spin = body.pointee.spin
        if !(abs(spin) <= fastest) { body.pointee.spin = spin.isFinite ? min(max(spin, -fastest), fastest) : 0 }
    }
}
