import Synchronization

/// The exit status of the tests of Swift Testing, once they have ended.
final class ModernEnd: Sendable {
    private let outcome = Mutex<Int32?>(nil)

    var status: Int32? { outcome.withLock { $0 } }

    func set(_ status: Int32) { outcome.withLock { $0 = status } }
}
