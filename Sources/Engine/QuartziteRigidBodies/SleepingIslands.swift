/// Lets islands of bodies at rest sleep, and wakes them.
///
/// An island is a set of bodies that touch each other, directly or through others; bodies that nothing moves do not
/// join islands. An island sleeps when each of its bodies has been at rest for a quarter of a second, and is supported.
/// It wakes when an awake body meets one of its bodies, or when others change one of them. A sleeping body costs almost
/// nothing. Bodies with joints or influences never sleep, because their forces may change at any time.
///
/// Everything depends on the state of the world alone, so that the same bodies sleep and wake at the same steps in
/// every run.
final class SleepingIslands {
    /// The speed, in points and radians per second, below which a body is at rest.
    private static let threshold = (linear: 1.0, angular: 0.03)
    /// The number of steps at rest before an island sleeps.
    private static let stepsUntilSleep: Int32 = 60
    /// The number of steps between two searches for islands at rest.
    private static let searchInterval = 8

    private let store: BodyStore
    private let contacts: ContactSolver
    private var bodies: Buffer<Body> { store.bodies }
    /// For each body another one of its island, and so on to one that stands for the island.
    @exclusivity(unchecked) private var parents = Buffer<Int32>()
    /// For each island, at the body that stands for it, its last member so far; 0 if one of its bodies is not at rest.
    @exclusivity(unchecked) private var lastMembers = Buffer<Int32>()
    @exclusivity(unchecked) private var stepsUntilSearch = searchInterval

    init(_ store: BodyStore, _ contacts: ContactSolver) {
        self.store = store
        self.contacts = contacts
    }

    deinit { for buffer in [parents, lastMembers] { buffer.free() } }

    // MARK: Falling asleep

    /// Counts for how long bodies have been at rest at the end of a step, and lets islands sleep.
    func update(within h: Double) {
        var isAnyReady = false
        store.hasSleepers = false
        for slot in 1..<bodies.count {
            let body = bodies.base + slot
            if body.pointee.isAsleep { store.hasSleepers = true }
            guard !body.pointee.isStill else { continue }
            body.pointee.restingSteps = isResting(body, within: h) ? body.pointee.restingSteps + 1 : 0
            isAnyReady = isAnyReady || body.pointee.restingSteps >= SleepingIslands.stepsUntilSleep
        }
        stepsUntilSearch -= 1
        guard stepsUntilSearch <= 0 else { return }
        stepsUntilSearch = SleepingIslands.searchInterval
        if isAnyReady { search() }
    }

    /// Whether a body is slow and supported, or floats without any motion.
    private func isResting(_ body: UnsafeMutablePointer<Body>, within h: Double) -> Bool {
        let threshold = SleepingIslands.threshold
        guard body.pointee.velocity.lengthSquared < threshold.linear * threshold.linear,
            abs(body.pointee.angularVelocity) < threshold.angular, body.pointee.impacts == 0,
            !body.pointee.isInfluenced, !body.pointee.hasJoints,
            (body.pointee.position - body.pointee.oldPosition).lengthSquared
                < threshold.linear * threshold.linear * h * h
        else { return false }
        return body.pointee.isInContact
            || (body.pointee.velocity == .zero && body.pointee.angularVelocity == 0 && body.pointee.gravity == .zero)
    }

    private func search() {
        findIslands()
        lastMembers.fill(bodies.count, with: -1)
        for slot in 1..<bodies.count where !bodies[slot].isStill {
            if bodies[slot].restingSteps < SleepingIslands.stepsUntilSleep { lastMembers[root(slot)] = 0 }
        }
        for slot in 1..<bodies.count where !bodies[slot].isStill {
            let island = root(slot)
            let number = Int32(truncatingIfNeeded: slot)
            let last = lastMembers[island]
            guard last != 0 else { continue }
            // The members form a ring, in which the first follows the last.
            bodies[slot].nextInIsland = last < 0 ? number : bodies[Int(last)].nextInIsland
            if last > 0 { bodies[Int(last)].nextInIsland = number }
            lastMembers[island] = number
        }
        for slot in 1..<bodies.count where !bodies[slot].isStill && lastMembers[root(slot)] > 0 {
            bodies[slot].fallAsleep()
            store.hasSleepers = true
        }
    }

    private func root(_ slot: Int) -> Int {
        var slot = slot
        while Int(parents[slot]) != slot {
            parents[slot] = parents[Int(parents[slot])]
            slot = Int(parents[slot])
        }
        return slot
    }

    private func findIslands() {
        parents.removeAll()
        for slot in 0..<bodies.count { parents.append(Int32(truncatingIfNeeded: slot)) }
        let contacts = contacts.contacts
        for index in 0..<contacts.count {
            let (a, b) = (Int(contacts[index].a), Int(contacts[index].b))
            guard !bodies[a].isStill, !bodies[b].isStill else { continue }
            let (first, second) = (root(a), root(b))
            if first != second { parents[max(first, second)] = Int32(truncatingIfNeeded: min(first, second)) }
        }
    }

    // MARK: Waking

    /// Wakes the island of a body before it moves in a step.
    func wake(_ slot: Int) {
        guard bodies[slot].isAsleep else { return }
        var member = slot
        repeat {
            bodies[member].wake()
            member = Int(bodies[member].nextInIsland)
        } while member != slot
    }

    /// Wakes the island of a body that an impact hits at a moment of the step.
    ///
    /// The other bodies of the island stay where they are until the next step.
    func wake(_ slot: Int, at moment: Double) {
        guard bodies[slot].isAsleep else { return }
        wake(slot)
        var member = slot
        repeat {
            bodies[member].acceleration = .zero
            bodies[member].time = moment
            member = Int(bodies[member].nextInIsland)
        } while member != slot
    }

    func wakeAll() { for slot in 1..<bodies.count where bodies[slot].isAsleep { bodies[slot].wake() } }
}

extension Body {
    /// Whether nothing moves the body in this step.
    var isStill: Bool { isAsleep || isFixed }

    /// The body as others set it, asleep or awake as it is.
    func sleeping(as now: Body) -> Body {
        var body = self
        (body.isAsleep, body.isHalted) = (now.isAsleep, now.isHalted)
        (body.restingSteps, body.nextInIsland) = (now.restingSteps, now.nextInIsland)
        return body
    }

    fileprivate mutating func fallAsleep() {
        isAsleep = true
        isHalted = true
        isInContact = false
        velocity = .zero
        angularVelocity = 0
        acceleration = .zero
        angularAcceleration = 0
        oldPosition = position
        oldAngle = angle
        time = 0
    }

    fileprivate mutating func wake() {
        isAsleep = false
        isHalted = false
        restingSteps = 0
        beginStep()
    }
}
