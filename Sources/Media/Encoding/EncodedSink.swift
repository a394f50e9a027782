import CoreGraphics

/// Writes frames into one file through a codec.
final class EncodedSink: FrameSink, @unchecked Sendable {
    private let format: OutputFormat
    private let options: EncodingOptions
    private let profile: EncoderProfile
    private var file: PartFile?
    private var encoder: FrameEncoder?
    private(set) var frameCount = 0
    /// Time-base units at which the last frame written starts.
    private var lastTime: Int?

    init(format: OutputFormat, path: String, options: EncodingOptions) throws {
        self.format = format
        self.options = options
        profile = EncoderProfile(format: format, options: options)
        let file = try PartFile(path: path)
        guard file.isSeekable || format.isStreamable else { throw MediaError.needsFile(format) }
        encoder = try FrameEncoder(format: format, profile: profile, options: options, file: file)
        self.file = file
    }

    deinit { cancel() }

    func append(_ frame: Bitmap) throws {
        guard let encoder else { throw MediaError.closed }
        try options.check(frame)
        try options.checkCount(frameCount)
        guard format.isAnimated || frameCount == 0 else {
            throw MediaError.unsupported(format, "holds one frame: end the name in / for a folder of PNGs")
        }
        let time = time(ofFrame: frameCount)
        frameCount += 1
        // Frames faster than the format can show are left out; the others keep their times.
        if let lastTime, time < lastTime + profile.shortestDelay { return }
        lastTime = time
        try attempt { try encoder.write(frame, time: time, duration: duration(from: time)) }
    }

    func finish() throws {
        guard let encoder, let file else { throw MediaError.closed }
        guard let lastTime else {
            cancel()
            throw MediaError.noFrames(format)
        }
        try attempt {
            try encoder.finish(lastDuration: duration(from: lastTime))
            try file.commit()
        }
        self.encoder = nil
        self.file = nil
    }

    func cancel() {
        encoder = nil
        file?.discard()
        file = nil
    }

    /// After an error the file cannot be continued.
    private func attempt(_ work: () throws -> Void) throws {
        do { try work() } catch {
            cancel()
            throw error
        }
    }

    /// Rounded from the exact time, so that roundings do not add up.
    private func time(ofFrame index: Int) -> Int {
        guard let ticks = profile.ticksPerSecond else { return index }
        let rate = options.frameRate
        return (2 * index * ticks * rate.denominator + rate.numerator) / (2 * rate.numerator)
    }

    /// From `time` to the end of the last frame so far.
    private func duration(from time: Int) -> Int {
        max(profile.shortestDelay, self.time(ofFrame: frameCount) - time)
    }
}

extension EncodingOptions {
    func check(_ frame: Bitmap) throws {
        guard frame.width == width, frame.height == height else {
            throw MediaError.wrongFrameSize(expected: "\(width)x\(height)", actual: "\(frame.width)x\(frame.height)")
        }
    }

    func checkCount(_ count: Int) throws {
        guard count < Self.mostFrames else {
            throw MediaError.outsideLimits("more than \(Self.mostFrames) frames: render a shorter part or a lower rate")
        }
    }
}
