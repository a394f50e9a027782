/// Two colliders whose boxes overlap.
///
/// A pair persists from step to step.
struct Pair: BitwiseCopyable {
    /// The separation at the beginning of the step, or a lower bound of it.
    var gap = Gap(distance: .infinity, normal: Vector(0, 1))
    /// The colliders: boundaries before bodies, otherwise in the order of their indices.
    let a: Int32
    let b: Int32
    let bodyA: Int32
    let bodyB: Int32
    /// The indices of the next pairs of the first and of the second body; -1 for none.
    var nextOfA: Int32 = -1
    var nextOfB: Int32 = -1
    /// The index of the contact in this step or the last; -1 for none.
    var contact: Int32 = -1
    /// Whether the contact is one of a sleeping island, which the solver keeps apart.
    var isParked = false
    /// The number of the newest entry in the queue of impacts; entries with other numbers are out of date.
    var stamp: UInt32 = 0
    /// Whether both colliders are discs about their bodies' centres.
    let isRound: Bool
    /// The number of the boundary; -1 for two bodies.
    let boundary: Int32
    /// Whether the contact was solved before the bodies moved.
    var isSolved = false
    /// Whether the colliders touch in this step, and whether they did in the last.
    var touches = false
    var touched = false
    /// The point where they touch, or touched last.
    var point = Vector.zero

    init(_ both: ColliderPair, _ colliders: UnsafeMutablePointer<Collider>) {
        (a, b) = (both.a, both.b)
        let (first, second) = (colliders + Int(a), colliders + Int(b))
        bodyA = Int32(truncatingIfNeeded: first.pointee.body)
        bodyB = Int32(truncatingIfNeeded: second.pointee.body)
        isRound = first.pointee.isRound && second.pointee.isRound
        boundary = Int32(truncatingIfNeeded: first.pointee.boundary)
    }

    /// The index of the pair after this one in a body's list.
    func next(of body: Int32) -> Int32 { body == bodyA ? nextOfA : nextOfB }
}

/// Two colliders by their indices, the lower one first.
struct ColliderPair: BitwiseCopyable {
    let a: Int32
    let b: Int32
}
