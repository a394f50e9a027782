import Synchronization

/// What an object hashes by in place of its address, which differs from run to run: the order in which the objects of
/// a stage were first hashed.
package struct HashNumber: ~Copyable, Sendable {
    /// 0 until the number is asked for.
    private let number = Atomic<Int>(0)

    package init() {}

    package var value: Int {
        let known = number.load(ordering: .relaxed)
        if known != 0 { return known }
        let next = SceneContext.current.hashNumbers.add(1, ordering: .relaxed).newValue
        let (isFirst, earlier) = number.compareExchange(expected: 0, desired: next, ordering: .relaxed)
        return isFirst ? next : earlier
    }
}
