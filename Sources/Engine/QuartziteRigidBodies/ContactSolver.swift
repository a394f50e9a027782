/// Finds the contacts that do not bounce, and solves them by sequential impulses.
final class ContactSolver {
    private let store: BodyStore
    private let geometry: CollisionGeometry
    private let list: PairList
    private let narrowPhase: NarrowPhase
    private var bodies: Buffer<Body> { store.bodies }

    @exclusivity(unchecked) private(set) var contacts = Buffer<Contact>()
    @exclusivity(unchecked) private var oldContacts = Buffer<Contact>()

    init(_ store: BodyStore, _ geometry: CollisionGeometry, _ list: PairList, _ narrowPhase: NarrowPhase) {
        self.store = store
        self.geometry = geometry
        self.list = list
        self.narrowPhase = narrowPhase
    }

    deinit { for buffer in [contacts, oldContacts] { buffer.free() } }

    /// Finds the contacts that do not bounce, with the impulses of the step before.
    func find(within h: Double) {
        swap(&contacts, &oldContacts)
        contacts.removeAll()
        let pairs = list.pairs
        for index in 0..<pairs.count {
            let pair = pairs.base + index
            let restitution = store.restitution(pair.pointee)
            let waits = narrowPhase.waits(pair, restitution, within: h)
            let reach = NarrowPhase.contactMargin + (waits ? narrowPhase.greatestApproach(pair, within: h) : 0)
            narrowPhase.measure(index, reach: reach)
            pair.pointee.isSolved = false
            let before = pair.pointee.contact
            pair.pointee.contact = -1
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
            var contact = makeContact(index, pair, manifold, within: h)
            if before >= 0 { contact.inheritImpulses(from: oldContacts[Int(before)]) }
            if waits { setRebound(&contact, manifold, restitution) }
            contacts.append(contact)
        }
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
        _ index: Int, _ pair: UnsafeMutablePointer<Pair>, _ manifold: Manifold, within h: Double
    ) -> Contact {
        let (a, b) = (bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
        let colliders = geometry.colliders
        let isRound = (colliders[Int(pair.pointee.a)].isRound, colliders[Int(pair.pointee.b)].isRound)
        var contact = Contact(
            pair: Int32(truncatingIfNeeded: index), a: pair.pointee.bodyA, b: pair.pointee.bodyB,
            count: Int32(truncatingIfNeeded: manifold.count), normal: manifold.normal,
            friction: store.friction(pair.pointee), place: manifold.first.position,
            first: ContactPoint(manifold.first, manifold.normal, a.pointee, b.pointee, isRound, within: h),
            second: ContactPoint())
        if manifold.count > 1 {
            contact.second = ContactPoint(manifold.second, manifold.normal, a.pointee, b.pointee, isRound, within: h)
        }
        return contact
    }

    private func setRebound(_ contact: inout Contact, _ manifold: Manifold, _ restitution: Double) {
        let (a, b) = (bodies.base + Int(contact.a), bodies.base + Int(contact.b))
        contact.first.setRebound(restitution, manifold.first, manifold.normal, a.pointee, b.pointee)
        guard manifold.count > 1 else { return }
        contact.second.setRebound(restitution, manifold.second, manifold.normal, a.pointee, b.pointee)
    }

    // MARK: Solving

    func warmStart() {
        let (contacts, bodies) = (contacts, bodies.base)
        for index in 0..<contacts.count { contacts[index].warmStart(bodies) }
    }

    func clearImpulses() { for index in 0..<contacts.count { contacts[index].clearImpulses() } }

    /// Solves each contact once and returns the greatest change of a relative speed.
    func solve() -> Double {
        let (contacts, bodies) = (contacts, bodies.base)
        var maximum = 0.0
        for index in 0..<contacts.count { maximum = max(maximum, contacts[index].solve(bodies)) }
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
    func correctPositions() -> Bool {
        let (contacts, bodies) = (contacts, bodies.base)
        var overlaps = false
        for index in 0..<contacts.count where contacts[index].correctPositions(bodies) { overlaps = true }
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
