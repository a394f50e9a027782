import CoreGraphics
import Glibc

/// Writes frames as `frame-000000.png` and on into `name.part/`, which takes its name once complete.
///
/// A folder that is already there keeps its other files: the new frames replace old ones. Of a whole film, frames
/// numbered past the new ones are removed, so that they do not pass for part of it.
final class PNGFolderSink: FrameSink, @unchecked Sendable {
    private let options: EncodingOptions
    private let path: String
    private let writtenPath: String
    /// Of the unfinished folder, which it keeps locked; negative once that is over.
    private var descriptor: Int32
    private(set) var frameCount = 0

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

    func append(_ frame: Bitmap) throws {
        guard descriptor >= 0 else { throw MediaError.closed }
        try options.check(frame)
        try options.checkCount(frameCount)
        do {
            let still = try EncodedSink(format: .png, path: "\(writtenPath)/\(name(frameCount))", options: options)
            try still.append(frame)
            try still.finish()
        } catch {
            cancel()
            throw error
        }
        frameCount += 1
    }

    func finish() throws {
        guard descriptor >= 0 else { throw MediaError.closed }
        defer { cancel() }
        guard frameCount > 0 else { throw MediaError.noFrames(.pngFolder) }
        // An empty folder is replaced as well.
        if rename(writtenPath, path) == 0 {
            close()
            return
        }
        guard errno == ENOTEMPTY || errno == EEXIST else {
            throw MediaError.cannotWrite(path: path, reason: systemReason())
        }
        try checkReplacing()
        for index in 0..<frameCount {
            guard rename("\(writtenPath)/\(name(index))", "\(path)/\(name(index))") == 0 else {
                throw MediaError.cannotWrite(path: "\(path)/\(name(index))", reason: systemReason())
            }
        }
        guard !options.isSlice else { return }
        var stale = frameCount
        while unlink("\(path)/\(name(stale))") == 0 { stale += 1 }
    }

    /// Frames that came meanwhile are replaced as little as those that were there before.
    private func checkReplacing() throws {
        guard !options.replacesFiles else { return }
        guard options.isSlice else { throw MediaError.exists(path: path) }
        for index in 0..<frameCount {
            var status = stat()
            if lstat("\(path)/\(name(index))", &status) == 0 {
                throw MediaError.exists(path: "\(path)/\(name(index))")
            }
        }
    }

    func cancel() {
        guard descriptor >= 0 else { return }
        // The lock is held meanwhile, so that the folder cannot be another's by then.
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
