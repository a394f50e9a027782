import CoreGraphics

/// Writes frames as `frame-000000.png` and on into `name.part/`, which takes its name once complete.
///
/// A folder that is already there keeps its other files: the new frames replace old ones, and frames numbered past the
/// new ones are removed, so that they do not pass for part of this animation.
final class PNGFolderSink: FrameSink, @unchecked Sendable {
    private let options: EncodingOptions
    private let path: String
    private let writtenPath: String
    private var isOpen = true
    private(set) var frameCount = 0

    init(path: String, options: EncodingOptions) throws {
        self.options = options
        var trimmed = Substring(path)
        while trimmed.hasSuffix("/"), trimmed.count > 1 { trimmed.removeLast() }
        self.path = String(trimmed)
        writtenPath = self.path + ".part"
        try? FileManager.default.removeItem(atPath: writtenPath)
        guard mkdir(writtenPath, 0o777) == 0 else {
            throw MediaError.cannotWrite(path: path, reason: systemReason())
        }
    }

    deinit { cancel() }

    func append(_ frame: Bitmap) throws {
        guard isOpen else { throw MediaError.closed }
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
        guard isOpen else { throw MediaError.closed }
        defer { cancel() }
        guard frameCount > 0 else { throw MediaError.noFrames(.pngFolder) }
        if rename(writtenPath, path) == 0 { return }
        guard errno == ENOTEMPTY || errno == EEXIST else {
            throw MediaError.cannotWrite(path: path, reason: systemReason())
        }
        for index in 0..<frameCount {
            guard rename("\(writtenPath)/\(name(index))", "\(path)/\(name(index))") == 0 else {
                throw MediaError.cannotWrite(path: "\(path)/\(name(index))", reason: systemReason())
            }
        }
        var stale = frameCount
        while unlink("\(path)/\(name(stale))") == 0 { stale += 1 }
    }

    func cancel() {
        guard isOpen else { return }
        isOpen = false
        try? FileManager.default.removeItem(atPath: writtenPath)
    }

    private func name(_ index: Int) -> String {
        let digits = String(index)
        return "frame-" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ".png"
    }
}
