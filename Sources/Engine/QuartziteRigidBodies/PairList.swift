/// The pairs that the broad phase found, and a linked list of them for each body.
final class PairList {
    private let store: BodyStore
    private var bodies: Buffer<Body> { store.bodies }

    @exclusivity(unchecked) var pairs = Buffer<Pair>()
    @exclusivity(unchecked) private var oldPairs = Buffer<Pair>()
    /// For each collider at the last search its index now; empty if the indices did not change.
    var colliderSuccessors: [Int32] = []
    /// The contacts that touched in the last step and whose pairs are gone.
    var lostContacts: [TouchingContact] = []

    init(_ store: BodyStore) { self.store = store }

    deinit { for buffer in [pairs, oldPairs] { buffer.free() } }

    /// Replaces the pairs; those that existed before keep their state.
    func replace(with found: Buffer<ColliderPair>, _ geometry: CollisionGeometry) {
        swap(&pairs, &oldPairs)
        pairs.removeAll()
        for i in 0..<found.count { pairs.append(Pair(found[i], geometry.colliders.base)) }
        for slot in 0..<bodies.count { bodies[slot].firstPair = -1 }
        for index in stride(from: pairs.count - 1, through: 0, by: -1) { link(index) }
        inherit()
    }

    func append(_ pair: Pair) {
        pairs.append(pair)
        link(pairs.count - 1)
    }

    /// Inserts a pair at the head of the list of each of its bodies that is not fixed.
    private func link(_ index: Int) {
        let pair = pairs.base + index
        let number = Int32(truncatingIfNeeded: index)
        let (a, b) = (bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
        if !a.pointee.isFixed { (pair.pointee.nextOfA, a.pointee.firstPair) = (a.pointee.firstPair, number) }
        if !b.pointee.isFixed { (pair.pointee.nextOfB, b.pointee.firstPair) = (b.pointee.firstPair, number) }
    }

    /// Copies the state of old pairs to their successors.
    private func inherit() {
        for i in 0..<oldPairs.count {
            let old = oldPairs.base + i
            guard old.pointee.contact >= 0 || old.pointee.touched else { continue }
            if let index = successor(of: old.pointee) {
                pairs[index].contact = old.pointee.contact
                pairs[index].isParked = old.pointee.isParked
                pairs[index].gap.side = old.pointee.gap.side
                pairs[index].touched = old.pointee.touched
                pairs[index].point = old.pointee.point
            } else if old.pointee.touched {
                lostContacts.append(TouchingContact(old.pointee))
            }
        }
        colliderSuccessors = []
    }

    private func successor(of old: Pair) -> Int? {
        func now(_ collider: Int32) -> Int32 {
            guard !colliderSuccessors.isEmpty else { return collider }
            return colliderSuccessors.indices.contains(Int(collider)) ? colliderSuccessors[Int(collider)] : -1
        }
        let (a, b) = (now(old.a), now(old.b))
        guard a >= 0, b >= 0 else { return nil }
        let body = bodies[Int(old.bodyB)].isFixed ? old.bodyA : old.bodyB
        var index = bodies[Int(body)].firstPair
        while index >= 0 {
            if pairs[Int(index)].a == a, pairs[Int(index)].b == b { return Int(index) }
            index = pairs[Int(index)].next(of: body)
        }
        return nil
    }

    /// Drops the contacts of a body that is removed.
    func forget(_ slot: Int) {
        for i in 0..<pairs.count where Int(pairs[i].bodyA) == slot || Int(pairs[i].bodyB) == slot {
            pairs[i].contact = -1
            pairs[i].touched = false
        }
        lostContacts.removeAll { $0.a == slot || ($0.boundary < 0 && $0.b == slot) }
    }

    /// Records that a pair touches in this step; the first point recorded remains.
    func recordTouch(_ index: Int, at point: Vector) {
        guard !pairs[index].touches else { return }
        pairs[index].touches = true
        pairs[index].point = point
    }
}
