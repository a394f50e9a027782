import CoreGraphics
import Glibc

/// Writes frames as `frame-000000.png` and so on to the folder `name.part/`, which is renamed once complete.
///
/// An existing folder keeps its other files, and new frames replace old ones. Unless the frames are a slice, old frames
/// with higher numbers are removed, so that they are not mistaken for part of the film.
final class PNGFolderSink: FrameSink, @unchecked Sendable {
    private let options: EncodingOptions
    private let path: String
    private let writtenPath: String
    /// The descriptor of the unfinished folder, which holds its lock; negative once finished or cancelled.
    private var descriptor: Int32
    private var frameCount = 0

    init(path: String, options: EncodingOptions) throws {
        self.options = options
        var trimmed = Substring(path)
        while trimmed.hasSuffix("/"), trimmed.count > 1 { trimmed.removeLast() }
        self.path = String(trimmed)
        writtenPath = self.path + ".part"
        descriptor = try PartLock.openFolder(writtenPath, for: path)
        UnfinishedFiles.add(writtenPath)
    }

    deinit { cancel() }

    func append(_ frame: Bitmap, as _: Int) throws {
        guard descriptor >= 0 else { throw FilmError.closed(.pngFolder) }
        try options.check(frame)
        try options.checkCount(frameCount)
        do {
            try EncodedSink(format: .png, path: "\(writtenPath)/\(name(frameCount))", options: options).write([frame])
        } catch {
            cancel()
            throw error
        }
        frameCount += 1
    }

    func finish() throws {
        guard descriptor >= 0 else { throw FilmError.closed(.pngFolder) }
        defer { cancel() }
        guard frameCount > 0 else { throw FilmError.noFrames(.pngFolder) }
        // `rename` also replaces an empty folder.
        if rename(writtenPath, path) == 0 {
            close()
            return
        }
        guard errno == ENOTEMPTY || errno == EEXIST else {
            throw FilmError.cannotWrite(path: path, reason: systemReason())
        }
        try checkReplacing()
        for index in 0..<frameCount {
            guard rename("\(writtenPath)/\(name(index))", "\(path)/\(name(index))") == 0 else {
                throw FilmError.cannotWrite(path: "\(path)/\(name(index))", reason: systemReason())
            }
        }
        guard !options.isSlice else { return }
        var stale = frameCount
        while unlink("\(path)/\(name(stale))") == 0 { stale += 1 }
    }

    /// Throws if frames must not be replaced and some exist by now, even if they did not exist at the start.
    private func checkReplacing() throws {
        guard !options.replacesFiles else { return }
        guard options.isSlice else { throw FilmError.fileExists(path: path) }
        for index in 0..<frameCount {
            var status = stat()
            if lstat("\(path)/\(name(index))", &status) == 0 {
                throw FilmError.fileExists(path: "\(path)/\(name(index))")
            }
        }
    }

    func cancel() {
        guard descriptor >= 0 else { return }
        // Removed while the lock is held, so that no other process can own the folder.
        try? FileManager.default.removeItem(atPath: writtenPath)
        close()
    }

    private func close() {
        UnfinishedFiles.forget(writtenPath)
        Glibc.close(descriptor)
        descriptor = -1
    }

    private func name(_ index: Int) -> String { EncodingOptions.fileName(ofFrame: options.firstFrame + index) }
}
