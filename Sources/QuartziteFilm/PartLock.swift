import Foundation

/// Keeps two films, of one process or of two, from being written into one `.part` file at a time.
///
/// The lock ends with the value, and with the process.
package final class PartLock: Sendable {
    private let part: String
    private let descriptor: Int32

    package init(output: OutputPath) throws {
        part = output.path + ".part"
        descriptor = open(part, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw FilmError.cannotWrite(path: part, reason: String(cString: strerror(errno)))
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw FilmError.inUse(path: output.path) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Removes a part that nobody took over.
    package func discard() { unlink(part) }
}
