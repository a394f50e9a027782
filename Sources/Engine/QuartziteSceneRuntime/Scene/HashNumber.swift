import Synchronization

/// A hash value for an object that, unlike its address, is the same in every run.
///
/// The objects of a stage are numbered in the order in which they are first hashed.
package struct HashNumber: ~Copyable, Sendable {
    /// The number; 0 until it is first read.
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
