import Synchronization

/// A count that threads share; 0 at first.
final class SharedCount: Sendable {
    private let stored = Atomic(0)

    var value: Int { stored.load(ordering: .relaxed) }

    func add() { stored.wrappingAdd(1, ordering: .relaxed) }
}
