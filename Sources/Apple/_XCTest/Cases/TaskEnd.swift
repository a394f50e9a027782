import Synchronization

/// The result of a task, once it has one.
final class TaskEnd: Sendable {
    private let outcome = Mutex<Result<Void, any Error>?>(nil)

    var result: Result<Void, any Error>? { outcome.withLock { $0 } }

    func set(_ result: Result<Void, any Error>) { outcome.withLock { $0 = result } }
}
