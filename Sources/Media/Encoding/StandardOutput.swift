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

    /// Why the system refused to write.
    package struct WriteError: Error {
        package let number: Int32

        package var reason: String { String(cString: strerror(number)) }
    }

    /// Writes all bytes to an open file.
    package static func write(_ bytes: [UInt8], to descriptor: Int32 = descriptor) throws(WriteError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw WriteError(number: count < 0 ? errno : EIO) }
            rest = rest.dropFirst(count)
        }
    }
}
