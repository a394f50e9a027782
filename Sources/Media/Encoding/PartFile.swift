import CoreGraphics
import Glibc

/// A file being written as `name.part`, which takes its name once complete; or a pipe, which is written to directly.
final class PartFile {
    /// The name asked for.
    let path: String
    /// The name written to until then.
    let writtenPath: String
    let isSeekable: Bool
    private(set) var descriptor: Int32
    private let isStandardOutput: Bool

    init(path: String) throws {
        self.path = path
        var status = stat()
        let exists = stat(path, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR {
            throw MediaError.cannotWrite(path: path, reason: "it is a folder: name a file in it, or end the name in /")
        }
        isStandardOutput = StandardOutput.isMeant(by: path)
        isSeekable = !isStandardOutput && (!exists || status.st_mode & S_IFMT == S_IFREG)
        writtenPath = isSeekable ? path + ".part" : path
        if isStandardOutput {
            descriptor = StandardOutput.descriptor
        } else if isSeekable {
            descriptor = open(writtenPath, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
        } else {
            descriptor = open(path, O_WRONLY | O_CLOEXEC)
        }
        if descriptor < 0 { throw MediaError.cannotWrite(path: path, reason: systemReason()) }
    }

    deinit { discard() }

    func write(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw MediaError.cannotWrite(path: path, reason: systemReason()) }
            rest = rest.dropFirst(count)
        }
    }

    /// Closes the file and gives it its name.
    func commit() throws {
        guard descriptor >= 0 else { return }
        if isStandardOutput {
            descriptor = -1
            return
        }
        let closed = close(descriptor)
        descriptor = -1
        guard closed == 0, !isSeekable || rename(writtenPath, path) == 0 else {
            let reason = systemReason()
            if isSeekable { unlink(writtenPath) }
            throw MediaError.cannotWrite(path: path, reason: reason)
        }
    }

    /// Closes and removes the file, unless it was committed.
    func discard() {
        guard descriptor >= 0 else { return }
        if !isStandardOutput { close(descriptor) }
        descriptor = -1
        if isSeekable { unlink(writtenPath) }
    }
}

/// The last failed system call's reason.
func systemReason() -> String { String(cString: strerror(errno)) }
