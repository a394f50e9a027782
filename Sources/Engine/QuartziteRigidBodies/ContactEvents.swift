/// Reports which contacts began and which ended.
final class ContactEvents {
    private let store: BodyStore
    private let list: PairList
    private var pairs: Buffer<Pair> { list.pairs }

    /// The contacts that began or ended since the array was last emptied.
    var changes: [ContactChange] = []

    init(_ store: BodyStore, _ list: PairList) {
        self.store = store
        self.list = list
    }

    /// Compares the pairs that touch in this step with those that touched in the last.
    ///
    /// Two bodies, or a body and a boundary, may touch with several colliders; their contact lasts while one pair touches.
    func update() {
        var differing: [TouchingContact] = []
        for index in 0..<pairs.count where pairs[index].touches != pairs[index].touched {
            differing.append(TouchingContact(pairs[index]))
        }
        differing += list.lostContacts
        if !differing.isEmpty {
            differing.sort(by: <)
            var last: TouchingContact?
            // Sorting is stable, so the first of several points remains.
            for contact in differing where last?.isSame(as: contact) != true {
                last = contact
                let (was, isNow) = state(of: contact)
                if was != isNow { changes.append(contact.change(began: isNow)) }
            }
            list.lostContacts.removeAll()
        }
        for index in 0..<pairs.count {
            pairs[index].touched = pairs[index].touches
            pairs[index].touches = false
        }
    }

    private func state(of contact: TouchingContact) -> (was: Bool, isNow: Bool) {
        let bodies = store.bodies
        var was = list.lostContacts.contains { $0.isSame(as: contact) }
        var isNow = false
        let body = Int32(truncatingIfNeeded: bodies[contact.a].isFixed ? contact.b : contact.a)
        var index = bodies[Int(body)].firstPair
        while index >= 0 {
            let pair = pairs.base + Int(index)
            if TouchingContact(pair.pointee).isSame(as: contact) {
                was = was || pair.pointee.touched
                isNow = isNow || pair.pointee.touches
            }
            index = pair.pointee.next(of: body)
        }
        return (was, isNow)
    }
}

/// The beginning or the end of a contact of two bodies, or of a body and a boundary.
package struct ContactChange: Equatable, Sendable {
    package let began: Bool
    package let a: Int
    /// The other body; 0 for a boundary.
    package let b: Int
    /// The number of the boundary; -1 for a body.
    package let boundary: Int
    /// The point where they touch, or touched last.
    package let point: Vector
}

/// Two bodies, or a body and a boundary, that touch.
struct TouchingContact {
    let a: Int
    let b: Int
    let boundary: Int
    let point: Vector

    init(_ pair: Pair) {
        let (first, second) = (Int(pair.bodyA), Int(pair.bodyB))
        (a, b) = pair.boundary < 0 ? (min(first, second), max(first, second)) : (second, 0)
        boundary = Int(pair.boundary)
        point = pair.point
    }

    static func < (x: Self, y: Self) -> Bool { (x.a, x.b, x.boundary) < (y.a, y.b, y.boundary) }
    func isSame(as other: Self) -> Bool { (a, b, boundary) == (other.a, other.b, other.boundary) }

    fileprivate func change(began: Bool) -> ContactChange {
        ContactChange(began: began, a: a, b: b, boundary: boundary, point: point)
    }
}
