import Foundation
import QuartziteCommandLine

/// Whether what is compiled finds room where it is kept.
struct CacheSpace {
    let folder: String

    /// Why a system refuses to write, as programs print it.
    private static let reasons = [ENOSPC, EDQUOT, EFBIG, EROFS].map { String(cString: strerror($0)) }
    /// More than small sources are compiled to, in bytes.
    private static let sample = 1 << 20

    /// Throws where another program says that it could not write, or where as much as is needed cannot be written now.
    func check(saying output: String = "") throws {
        if let reason = Self.reasons.first(where: output.contains) ?? refusal() {
            throw Failure.cannotWrite(
                "cannot write what is compiled to \(folder): \(reason); make room, or set XDG_CACHE_HOME to another folder"
            )
        }
    }

    /// Why a file cannot be written; nil where it can.
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
