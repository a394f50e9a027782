import Foundation
import QuartziteCommandLine

/// Checks whether the cache folder has space for compiled code.
struct CacheSpace {
    let folder: String

    /// The reasons for which the system refuses to write, as programs print them.
    private static let reasons = [ENOSPC, EDQUOT, EFBIG, EROFS].map { String(cString: strerror($0)) }
    /// The number of bytes to try to write, which exceeds the compiled size of small sources.
    private static let sample = 1 << 20

    /// Throws if another program's output reports that writing failed, or if a test file cannot be written.
    ///
    /// - Parameter output: The output of the other program.
    func check(saying output: String = "") throws {
        if let reason = Self.reasons.first(where: output.contains) ?? refusal() {
            throw Failure.cannotWrite(
                "cannot write compiled code to \(folder): \(reason); free some space, or set XDG_CACHE_HOME to another folder"
            )
        }
    }

    /// Writes a test file, and returns the reason if that fails.
    private func refusal() -> String? {
        let path = "\(folder)/space"
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return String(cString: strerror(errno)) }
        defer {
            close(descriptor)
            unlink(path)
        }
        let bytes = [UInt8](repeating: 0xa5, count: Self.sample)
        var left = bytes.count
        while left > 0 {
            let count = write(descriptor, bytes, left)
            guard count > 0 else { return String(cString: strerror(errno)) }
            left -= count
        }
        return nil
    }
}
