import CoreGraphics

/// Writes frames to a single file through a codec.
final class EncodedSink: FrameSink, @unchecked Sendable {
    private let format: FilmFormat
    private let options: EncodingOptions
    private var file: PartFile?
    private var encoder: (any FrameWriting)?
    private var frameCount = 0

    init(format: FilmFormat, path: String, options: EncodingOptions) throws {
        self.format = format
        self.options = options
        let file = try PartFile(path: path, replacesFile: options.replacesFiles, isShared: options.isShared)
        guard file.isSeekable || format.isStreamable else { throw FilmError.needsFile(format) }
        encoder =
            if let profile = EncoderProfile(format: format, options: options) {
                try FrameEncoder(profile, format: format, options: options, file: file)
            } else {
                PNGEncoder(options, file: file)
            }
        self.file = file
    }

    deinit { cancel() }

    func append(_ frame: Bitmap, as index: Int) throws { try append(frame, as: index, change: .unknown) }

    func append(_ frame: Bitmap, as _: Int, change: FrameChange) throws {
        guard let encoder else { throw FilmError.closed(format) }
        try options.check(frame)
        try options.checkCount(frameCount)
        guard format.isAnimated || frameCount == 0 else {
            throw FilmError.unsupported(format, reason: "holds one frame: end the name in / for a folder of PNGs")
        }
        try attempt { try encoder.write(frame, time: frameCount, change: change) }
        frameCount += 1
    }

    func finish() throws {
        guard let encoder, let file else { throw FilmError.closed(format) }
        defer { cancel() }
        guard frameCount > 0 else { throw FilmError.noFrames(format) }
        try encoder.finish()
        try file.commit()
    }

    func cancel() {
        encoder = nil
        file?.discard()
        file = nil
    }

    /// Cancels the sink after an error, since the file cannot be continued.
    private func attempt(_ work: () throws -> Void) throws {
        do { try work() } catch {
            cancel()
            throw error
        }
    }
}

extension EncodingOptions {
    func check(_ frame: Bitmap) throws {
        guard frame.width == width, frame.height == height else {
            throw FilmError.outsideLimits(
                "a frame is \(frame.width)x\(frame.height) pixels in a file of \(width)x\(height): "
                    + "draw every frame at the file's size")
        }
    }

    func checkCount(_ count: Int) throws {
        guard count < Self.maximumFrames else {
            throw FilmError.outsideLimits(
                "more than \(Self.maximumFrames) frames: render a shorter part or a lower rate")
        }
    }
}
