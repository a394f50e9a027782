import Glibc
import Synchronization

/// The destination of data that a command writes to `-`.
package enum StandardOutput {
    private static let place = Atomic<Int32>(STDOUT_FILENO)

    /// The descriptor to write to.
    package static var descriptor: Int32 { place.load(ordering: .relaxed) }

    /// Reserves standard output for data; other code that prints in this process then prints to standard error.
    package static func reserve() {
        let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        guard copy >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
        place.store(copy, ordering: .relaxed)
    }

    /// Returns whether a path denotes standard output.
    package static func isMeant(by path: String) -> Bool { ["-", "/dev/stdout", "/dev/fd/1"].contains(path) }

    /// An error of writing, with the system's error number.
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
