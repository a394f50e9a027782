import Synchronization

/// A counter that threads share; initially 0.
final class SharedCount: Sendable {
    private let stored = Atomic(0)

    var value: Int { stored.load(ordering: .relaxed) }

    func add() { stored.wrappingAdd(1, ordering: .relaxed) }
}
