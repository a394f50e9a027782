import Synchronization

/// The end of the tests of Swift Testing: whether they have passed, or the error that kept them from running.
final class SwiftTestingEnd: Sendable {
    private let outcome = Mutex<Result<Bool, any Error>?>(nil)

    var result: Result<Bool, any Error>? { outcome.withLock { $0 } }

    func set(_ result: Result<Bool, any Error>) { outcome.withLock { $0 = result } }
}
