/// Finds the contacts that do not bounce, and solves them by sequential impulses.
final class ContactSolver {
    private let store: BodyStore
    private let geometry: CollisionGeometry
    private let list: PairList
    private let narrowPhase: NarrowPhase
    private var bodies: Buffer<Body> { store.bodies }

    @exclusivity(unchecked) private(set) var contacts = Buffer<Contact>()
    /// Whether the last contacts are solved first.
    @exclusivity(unchecked) private var isReversed = false
    @exclusivity(unchecked) private var oldContacts = Buffer<Contact>()
    /// The contacts of sleeping islands, with the impulses from which they start when they wake.
    @exclusivity(unchecked) private var parkedContacts = Buffer<Contact>()

    init(_ store: BodyStore, _ geometry: CollisionGeometry, _ list: PairList, _ narrowPhase: NarrowPhase) {
        self.store = store
        self.geometry = geometry
        self.list = list
        self.narrowPhase = narrowPhase
    }

    deinit { for buffer in [contacts, oldContacts, parkedContacts] { buffer.free() } }

    /// Finds the contacts that do not bounce, with the impulses of the step before.
    ///
    /// - Parameter wake: Wakes the island of a body that an awake one meets.
    func find(within h: Double, wake: (Int) -> Void) {
        wakeMetIslands(within: h, wake)
        compactParkedContacts()
        swap(&contacts, &oldContacts)
        contacts.removeAll()
        let pairs = list.pairs
        for index in 0..<pairs.count {
            let pair = pairs.base + index
            if park(pair) { continue }
            let restitution = store.restitution(pair.pointee)
            let waits = narrowPhase.waits(pair, restitution, within: h)
            let reach = NarrowPhase.contactMargin + (waits ? narrowPhase.greatestApproach(pair, within: h) : 0)
            narrowPhase.measure(index, reach: reach)
            pair.pointee.isSolved = false
            let before = formerContact(pair)
            pair.pointee.contact = -1
            pair.pointee.isParked = false
            guard pair.pointee.gap.distance <= reach, narrowPhase.mayMeet(pair, within: h) else { continue }
            let manifold = geometry.hull(Int(pair.pointee.a)).manifold(
                with: geometry.hull(Int(pair.pointee.b)), gap: pair.pointee.gap, reach: reach)
            guard manifold.count > 0 else { continue }
            if manifold.first.distance <= NarrowPhase.touchDistance {
                list.recordTouch(index, at: manifold.first.position)
            }
            guard waits || !Restitution.bounces(approachSpeed(manifold, pair), restitution) else { continue }
            pair.pointee.isSolved = true
            pair.pointee.contact = Int32(truncatingIfNeeded: contacts.count)
            var contact = makeContact(index, pair, manifold, waits: waits, within: h)
            if let before { contact.inheritImpulses(from: before.pointee) }
            if waits { setRebound(&contact, manifold, restitution) }
            contacts.append(contact)
        }
        chooseOrder()
    }

    // MARK: Sleeping islands

    /// Wakes the islands that awake bodies meet, until all that meet are awake.
    private func wakeMetIslands(within h: Double, _ wake: (Int) -> Void) {
        var wakes = store.hasSleepers
        while wakes {
            wakes = false
            for index in 0..<list.pairs.count {
                let pair = list.pairs.base + index
                let (a, b) = (bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
                guard a.pointee.isAsleep != b.pointee.isAsleep, !a.pointee.isFixed, !b.pointee.isFixed else { continue }
                let reach = NarrowPhase.contactMargin + narrowPhase.greatestApproach(pair, within: h)
                narrowPhase.measure(index, reach: reach)
                guard pair.pointee.gap.distance <= reach, narrowPhase.mayMeet(pair, within: h) else { continue }
                wake(Int(a.pointee.isAsleep ? pair.pointee.bodyA : pair.pointee.bodyB))
                wakes = true
            }
        }
    }

    /// Keeps the contact of a pair that sleeps, and returns whether it does.
    @inline(__always)
    private func park(_ pair: UnsafeMutablePointer<Pair>) -> Bool {
        let (a, b) = (bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
        guard a.pointee.isStill, b.pointee.isStill else { return false }
        pair.pointee.touches = pair.pointee.touched
        if pair.pointee.contact >= 0, !pair.pointee.isParked {
            parkedContacts.append(oldContacts[Int(pair.pointee.contact)])
            pair.pointee.contact = Int32(truncatingIfNeeded: parkedContacts.count - 1)
            pair.pointee.isParked = true
        }
        return true
    }

    /// The contact of a pair in the step before, or before it slept.
    @inline(__always)
    private func formerContact(_ pair: UnsafeMutablePointer<Pair>) -> UnsafeMutablePointer<Contact>? {
        let index = Int(pair.pointee.contact)
        guard index >= 0 else { return nil }
        return (pair.pointee.isParked ? parkedContacts.base : oldContacts.base) + index
    }

    /// Drops the kept contacts of islands that woke.
    private func compactParkedContacts() {
        guard parkedContacts.count > 2 * list.pairs.count else { return }
        var kept = Buffer<Contact>()
        for index in 0..<list.pairs.count where list.pairs[index].isParked {
            kept.append(parkedContacts[Int(list.pairs[index].contact)])
            list.pairs[index].contact = Int32(truncatingIfNeeded: kept.count - 1)
        }
        swap(&parkedContacts, &kept)
        kept.free()
    }

    /// The speed of the point that approaches fastest.
    @inline(__always)
    private func approachSpeed(_ manifold: Manifold, _ pair: UnsafeMutablePointer<Pair>) -> Double {
        let (a, b) = (bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
        var fastest = -Double.infinity
        for i in 0..<manifold.count {
            let place = manifold[i].position
            let va = a.pointee.velocity(at: place - a.pointee.position)
            let vb = b.pointee.velocity(at: place - b.pointee.position)
            fastest = max(fastest, -manifold.normal.dot(vb - va))
        }
        return fastest
    }

    @inline(__always)
    private func makeContact(
        _ index: Int, _ pair: UnsafeMutablePointer<Pair>, _ manifold: Manifold, waits: Bool,
        within h: Double
    ) -> Contact {
        let (a, b) = (bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
        let colliders = geometry.colliders
        let isRound = (colliders[Int(pair.pointee.a)].isRound, colliders[Int(pair.pointee.b)].isRound)
        var contact = Contact(
            pair: Int32(truncatingIfNeeded: index), a: pair.pointee.bodyA, b: pair.pointee.bodyB,
            count: Int32(truncatingIfNeeded: manifold.count), normal: manifold.normal,
            friction: store.friction(pair.pointee),
            correctsSlowly: a.pointee.hasJoints || b.pointee.hasJoints || !waits,
            place: manifold.first.position,
            first: ContactPoint(manifold.first, manifold.normal, a, b, isRound, within: h),
            second: ContactPoint())
        if manifold.count > 1 {
            contact.second = ContactPoint(manifold.second, manifold.normal, a, b, isRound, within: h)
        }
        return contact
    }

    private func setRebound(_ contact: inout Contact, _ manifold: Manifold, _ restitution: Double) {
        let (a, b) = (bodies.base + Int(contact.a), bodies.base + Int(contact.b))
        contact.first.setRebound(restitution, manifold.first, manifold.normal, a, b)
        guard manifold.count > 1 else { return }
        contact.second.setRebound(restitution, manifold.second, manifold.normal, a, b)
    }

    // MARK: Solving

    func warmStart() {
        let (contacts, bodies) = (contacts, bodies.base)
        for index in 0..<contacts.count { contacts[index].warmStart(bodies) }
    }

    func clearImpulses() { for index in 0..<contacts.count { contacts[index].clearImpulses() } }

    /// Chooses the order in which contacts are solved: the lower half of them first.
    ///
    /// A pile rests on its floor. An iteration that begins there passes what the floor bears up through the pile, and
    /// one in the opposite order passes it up by one body.
    private func chooseOrder() {
        var gravity = Vector.zero
        for index in 0..<contacts.count { gravity += bodies[Int(contacts[index].b)].gravity }
        var rise = 0.0
        for index in 0..<contacts.count {
            let height = -contacts[index].place.dot(gravity)
            rise += 2 * index < contacts.count ? -height : height
        }
        isReversed = rise < 0
    }

    /// Solves each contact once and returns the greatest change of a relative speed.
    func solve() -> Double {
        let (contacts, bodies) = (contacts, bodies.base)
        let last = isReversed ? contacts.count - 1 : 0
        let step = isReversed ? -1 : 1
        var maximum = 0.0
        for index in 0..<contacts.count {
            maximum = max(maximum, contacts.base[last + step * index].solve(bodies))
        }
        return maximum
    }

    /// Lets bodies part that met in this step; they have moved to the end of the step.
    func rebound() {
        let (contacts, bodies) = (contacts, bodies.base)
        for index in 0..<contacts.count where contacts[index].rebound(bodies) {
            list.recordTouch(Int(contacts[index].pair), at: contacts[index].place)
        }
    }

    /// Corrects the positions of overlapping bodies and returns whether any overlapped.
    func correctPositions(_ iteration: Int, _ part: Double) -> Bool {
        let (contacts, bodies) = (contacts, bodies.base)
        let last = isReversed ? contacts.count - 1 : 0
        let step = isReversed ? -1 : 1
        var overlaps = false
        for index in 0..<contacts.count
        where contacts.base[last + step * index].correctPositions(bodies, iteration, part) {
            overlaps = true
        }
        return overlaps
    }

    /// Marks the bodies on which contacts act.
    func markBodies() {
        for index in 0..<contacts.count {
            let contact = contacts.base + index
            guard contact.pointee.first.normalImpulse != 0 || contact.pointee.second.normalImpulse != 0 else {
                continue
            }
            bodies[Int(contact.pointee.a)].isInContact = true
            bodies[Int(contact.pointee.b)].isInContact = true
        }
    }
}
