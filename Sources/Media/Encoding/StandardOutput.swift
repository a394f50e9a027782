import Glibc
import Synchronization

/// Where a command's data goes that is written to `-`.
package enum StandardOutput {
    private static let place = Atomic<Int32>(STDOUT_FILENO)

    /// The descriptor to write to.
    package static var descriptor: Int32 { place.load(ordering: .relaxed) }

    /// Keeps standard output for data: what other code in the process prints goes to standard error from here on.
    package static func reserve() {
        let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        guard copy >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
        place.store(copy, ordering: .relaxed)
    }

    /// Whether a path means it.
    package static func isMeant(by path: String) -> Bool { ["-", "/dev/stdout", "/dev/fd/1"].contains(path) }
}
