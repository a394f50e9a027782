import Foundation

/// Keeps two processes from writing one `.part` file at a time.
///
/// The lock goes with the process.
struct PartLock {
    private let part: String

    init(output: OutputPath) throws {
        part = output.path + ".part"
        let descriptor = open(part, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw Failure.cannotWrite("cannot write \(part): \(String(cString: strerror(errno)))")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw Failure(.tryAgain, "another process is writing \(output.path); wait for it, or choose another name")
        }
    }

    /// Removes a part that nobody took over.
    func discard() { unlink(part) }
}
