import CoreGraphics
import Glibc

/// A file that is written as `name.part` and renamed once complete, or a pipe, which is written to directly.
///
/// A lock keeps other processes from writing the same part file until it is renamed. Processes that write the same
/// content can use separate part files instead.
package final class PartFile {
    /// The final path.
    let path: String
    /// The path that is written to until then.
    let writtenPath: String
    let isSeekable: Bool
    private(set) var descriptor: Int32
    private let isStandardOutput: Bool
    private let replacesFile: Bool

    /// - Parameters:
    ///   - replacesFile: Whether `commit()` replaces a file that exists at `path`; if false, it throws.
    ///   - isShared: Whether other processes may write the same content to `path` at the same time; the last one that
    ///     commits replaces the file.
    package init(path: String, replacesFile: Bool = true, isShared: Bool = false) throws {
        self.path = path
        self.replacesFile = replacesFile
        var status = stat()
        let exists = stat(path, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR {
            throw FilmError.cannotWrite(path: path, reason: "it is a folder: name a file in it, or end the name in /")
        }
        isStandardOutput = StandardOutput.isMeant(by: path)
        isSeekable = !isStandardOutput && (!exists || status.st_mode & S_IFMT == S_IFREG)
        let part = isShared ? ".\(UUID().uuidString).part" : ".part"
        writtenPath = isSeekable ? path + part : path
        if isStandardOutput {
            descriptor = StandardOutput.descriptor
        } else if isSeekable {
            descriptor = try PartLock.openFile(writtenPath, for: path)
            UnfinishedFiles.add(writtenPath)
        } else {
            descriptor = open(path, O_WRONLY | O_CLOEXEC)
            if descriptor < 0 { throw FilmError.cannotWrite(path: path, reason: systemReason()) }
        }
    }

    deinit { discard() }

    /// Writes bytes after all that was written so far, wherever the file's position is.
    package func append(_ bytes: [UInt8]) throws {
        guard lseek(descriptor, 0, SEEK_END) >= 0 else {
            throw FilmError.cannotWrite(path: path, reason: systemReason())
        }
        try write(bytes)
    }

    package func write(_ bytes: [UInt8]) throws {
        do {
            try StandardOutput.write(bytes, to: descriptor)
        } catch {
            throw FilmError.cannotWrite(path: path, reason: error.reason)
        }
    }

    /// Closes the file and renames it to its final path.
    package func commit() throws {
        guard descriptor >= 0 else { return }
        if isStandardOutput {
            descriptor = -1
            return
        }
        // The duplicate keeps the lock until the file is renamed.
        let lock = dup(descriptor)
        defer { if lock >= 0 { Glibc.close(lock) } }
        let closed = Glibc.close(descriptor)
        descriptor = -1
        guard isSeekable else {
            guard closed == 0 else { throw FilmError.cannotWrite(path: path, reason: systemReason()) }
            return
        }
        defer { UnfinishedFiles.forget(writtenPath) }
        do {
            guard closed == 0 else { throw FilmError.cannotWrite(path: path, reason: systemReason()) }
            try claimName()
        } catch {
            unlink(writtenPath)
            throw error
        }
    }

    private func claimName() throws {
        if !replacesFile {
            if link(writtenPath, path) == 0 {
                unlink(writtenPath)
                return
            }
            var status = stat()
            // Some file systems have no links; there the existence of the file is checked once more.
            guard errno != EEXIST, lstat(path, &status) != 0 else { throw FilmError.fileExists(path: path) }
        }
        guard rename(writtenPath, path) == 0 else {
            throw FilmError.cannotWrite(path: path, reason: systemReason())
        }
    }

    /// Closes and removes the file, unless it was committed.
    package func discard() {
        guard descriptor >= 0 else { return }
        // Removed while the lock is held, so that no other process can own the file.
        if isSeekable {
            unlink(writtenPath)
            UnfinishedFiles.forget(writtenPath)
        }
        if !isStandardOutput { Glibc.close(descriptor) }
        descriptor = -1
    }
}

/// Returns the reason of the last failed system call.
func systemReason() -> String { String(cString: strerror(errno)) }
