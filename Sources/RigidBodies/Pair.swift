/// Two colliders whose boxes meet; it lasts from step to step.
struct Pair: BitwiseCopyable {
    /// How far apart they are, or at least are, as of the step's beginning.
    var gap = Gap(distance: .infinity, normal: Vector(0, 1))
    /// The first is the earlier collider; boundaries come before bodies.
    let a: Int32
    let b: Int32
    let bodyA: Int32
    let bodyB: Int32
    /// The next pair of the first and the second body; -1 for none.
    var nextOfA: Int32 = -1
    var nextOfB: Int32 = -1
    /// Its contact as of this step or the last; -1 for none.
    var contact: Int32 = -1
    /// Tells its newest entry in the queue of impacts from older ones.
    var stamp: UInt32 = 0
    /// Two discs, each about its body's centre.
    let isRound: Bool
    /// The number of the boundary, if one of the two is such; else -1.
    let boundary: Int32
    /// Its contact was solved before the bodies moved.
    var isSolved = false
    /// Whether the two touch in this step, and did in the last.
    var touches = false
    var touched = false
    /// Where they touch, or last did.
    var point = Vector.zero

    init(_ both: ColliderPair, _ colliders: UnsafeMutablePointer<Collider>) {
        (a, b) = (both.a, both.b)
        let (first, second) = (colliders + Int(a), colliders + Int(b))
        bodyA = Int32(truncatingIfNeeded: first.pointee.body)
        bodyB = Int32(truncatingIfNeeded: second.pointee.body)
        isRound = first.pointee.isRound && second.pointee.isRound
        boundary = Int32(truncatingIfNeeded: first.pointee.boundary)
    }

    /// The pair after this one in a body's list.
    func next(of body: Int32) -> Int32 { body == bodyA ? nextOfA : nextOfB }
}

/// Two colliders by their numbers, the lower first.
struct ColliderPair: BitwiseCopyable {
    let a: Int32
    let b: Int32
}

extension World {
    /// Makes each body's list of its pairs, in the pairs' order.
    func linkPairs() {
        for slot in 0..<bodies.count { bodies[slot].firstPair = -1 }
        for index in stride(from: pairs.count - 1, through: 0, by: -1) { linkPair(index) }
    }

    /// Puts a pair at the head of its bodies' lists; what is fixed needs none.
    func linkPair(_ index: Int) {
        let pair = pairs.base + index
        let number = Int32(truncatingIfNeeded: index)
        let (a, b) = (bodies.base + Int(pair.pointee.bodyA), bodies.base + Int(pair.pointee.bodyB))
        if !a.pointee.isFixed { (pair.pointee.nextOfA, a.pointee.firstPair) = (a.pointee.firstPair, number) }
        if !b.pointee.isFixed { (pair.pointee.nextOfB, b.pointee.firstPair) = (b.pointee.firstPair, number) }
    }

    /// Hands on what old pairs know to those that stand for them now.
    func inheritPairs() {
        for i in 0..<oldPairs.count {
            let old = oldPairs.base + i
            guard old.pointee.contact >= 0 || old.pointee.touched else { continue }
            if let index = successor(of: old.pointee) {
                pairs[index].contact = old.pointee.contact
                pairs[index].gap.side = old.pointee.gap.side
                pairs[index].touched = old.pointee.touched
                pairs[index].point = old.pointee.point
            } else if old.pointee.touched {
                lost.append(old.pointee.touch)
            }
        }
        formerColliders = []
    }

    private func successor(of old: Pair) -> Int? {
        func now(_ collider: Int32) -> Int32 {
            formerColliders.isEmpty
                ? collider : formerColliders.indices.contains(Int(collider)) ? formerColliders[Int(collider)] : -1
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

    /// Drops what pairs know of a body that is gone.
    func forgetPairs(of slot: Int) {
        for i in 0..<pairs.count where Int(pairs[i].bodyA) == slot || Int(pairs[i].bodyB) == slot {
            pairs[i].contact = -1
            pairs[i].touched = false
        }
        lost.removeAll { $0.a == slot || ($0.boundary < 0 && $0.b == slot) }
    }
}
