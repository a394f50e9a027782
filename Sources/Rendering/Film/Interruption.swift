import Foundation
import Synchronization

/// Remembers that the process was asked to stop, so that a render can take its unfinished file away first.
package enum Interruption {
    private static let received = Atomic<Int32>(0)

    /// From here on the first SIGINT or SIGTERM is remembered, and a second one ends the process at once.
    package static func watch() {
        received.store(0, ordering: .relaxed)
        for number in [SIGINT, SIGTERM] {
            signal(number) { number in
                Interruption.received.store(number, ordering: .relaxed)
                signal(number, SIG_DFL)
            }
        }
        // A parent may have started this process with both blocked.
        var both = sigset_t()
        sigemptyset(&both)
        sigaddset(&both, SIGINT)
        sigaddset(&both, SIGTERM)
        pthread_sigmask(SIG_UNBLOCK, &both, nil)
        // A reader that goes away shows as a failed write, not as a signal.
        signal(SIGPIPE, SIG_IGN)
    }

    // MARK: Waiting for another process

    /// From here on SIGCHLD, SIGINT and SIGTERM are kept for `wait(seconds:)`; called before there are other threads.
    package static func blockForWaiting() {
        var set = waitedFor
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// The next signal among the blocked ones; nil when it does not come in time.
    package static func wait(seconds: Double?) -> Int32? {
        var set = waitedFor
        guard let seconds else {
            var number: Int32 = 0
            return sigwait(&set, &number) == 0 ? number : SIGCHLD
        }
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
        let number = sigtimedwait(&set, nil, &time)
        guard number < 0 else { return number }
        return errno == EAGAIN ? nil : SIGCHLD
    }

    private static var waitedFor: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for number in [SIGCHLD, SIGINT, SIGTERM] { sigaddset(&set, number) }
        return set
    }

    /// Throws once a signal came.
    package static func check() throws {
        switch received.load(ordering: .relaxed) {
        case 0: return
        case SIGTERM: throw Failure(.terminated, "terminated; the unfinished output was removed")
        default: throw Failure(.interrupted, "interrupted; the unfinished output was removed")
        }
    }
}
