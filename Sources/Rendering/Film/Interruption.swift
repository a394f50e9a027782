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

    /// Throws once a signal came.
    package static func check() throws {
        switch received.load(ordering: .relaxed) {
        case 0: return
        case SIGTERM: throw Failure(.terminated, "terminated; the unfinished output was removed")
        default: throw Failure(.interrupted, "interrupted; the unfinished output was removed")
        }
    }
}
