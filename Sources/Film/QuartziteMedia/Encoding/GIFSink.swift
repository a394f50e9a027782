import CoreGraphics

/// Writes frames as an animated GIF.
///
/// All other films go through libav. Its encoder of GIFs was used at first: it drops the last row and column of
/// transparent frames, and stores whole frames when a palette changes. A writer of our own takes a few hundred lines,
/// because only the difference to the last frame has to be found and the codes of LZW to be written. A palette is kept
/// as long as it fits, so that only what moves is stored. The cost is that no palette is chosen for the film as a
/// whole.
final class GIFSink: FrameSink, @unchecked Sendable {
    private let options: EncodingOptions
    private var file: PartFile?
    private let blocks: GIFBlocks
    private var frameCount = 0
    /// The start of the last kept frame, in hundredths of a second.
    private var lastTime: Int?
    /// The difference of the last frame from the last kept one.
    private var dropped = FrameChange.nothing
    /// The last kept frame, which is written once its delay is known.
    private var pending: GIFBlocks.Frame?

    /// The shortest delay, in hundredths of a second; players read a delay of one hundredth as a tenth of a second.
    private static let shortestDelay = 2

    init(path: String, options: EncodingOptions) throws {
        self.options = options
        let file = try PartFile(path: path, replacesFile: options.replacesFiles)
        blocks = try GIFBlocks(width: options.width, height: options.height, keepsAlpha: options.keepsAlpha)
        self.file = file
    }

    deinit {
        cancel()
    }

    func append(_ frame: Bitmap, as index: Int) throws { try append(frame, as: index, change: .unknown) }

    func append(_ frame: Bitmap, as _: Int, change: FrameChange) throws {
        guard let file else { throw FilmError.closed(.gif) }
        try options.check(frame)
        try options.checkCount(frameCount)
        let time = options.frameRate.time(ofFrame: frameCount, ticksPerSecond: 100)
        frameCount += 1
        // Drops frames that are faster than players can show; the other frames keep their times.
        let change = change.following(dropped)
        if let lastTime, time < lastTime + GIFSink.shortestDelay {
            dropped = change
            return
        }
        dropped = .nothing
        let next = blocks.add(frame, rows: change.rows(height: frame.height))
        do {
            if let lastTime {
                try flush(to: file, delay: time - lastTime)
            } else {
                try file.write(blocks.header(playCount: options.loopCount))
            }
        } catch {
            cancel()
            throw error
        }
        lastTime = time
        pending = next
    }

    func finish() throws {
        guard let file else { throw FilmError.closed(.gif) }
        defer { cancel() }
        guard let lastTime else { throw FilmError.noFrames(.gif) }
        let end = options.frameRate.time(ofFrame: frameCount, ticksPerSecond: 100)
        try flush(to: file, delay: max(GIFSink.shortestDelay, end - lastTime))
        try file.write(GIFBlocks.trailer)
        try file.commit()
    }

    func cancel() {
        file?.discard()
        file = nil
        pending = nil
    }

    private func flush(to file: PartFile, delay: Int) throws {
        if let pending { try file.write(blocks.bytes(of: pending, delay: delay)) }
    }
}
