import CImageCodecs
import CoreGraphics

/// Writes frames as an animated GIF.
final class GIFSink: FrameSink, @unchecked Sendable {
    private let options: EncodingOptions
    private var file: PartFile?
    private let pixels: OpaquePointer
    private(set) var frameCount = 0
    /// The start of the last kept frame, in hundredths of a second.
    private var lastTime: Int?
    /// The palette in the file's header, which is that of the first frame.
    private var sharedPalette: [UInt32] = []
    /// The last kept frame, which is written once its delay is known.
    private var pending: [UInt8] = []

    /// The shortest delay, in hundredths of a second; players read a delay of one hundredth as a tenth of a second.
    private static let shortestDelay = 2

    init(path: String, options: EncodingOptions) throws {
        self.options = options
        let file = try PartFile(path: path, replacesFile: options.replacesFiles)
        guard let pixels = qz_gif_new(Int32(options.width), Int32(options.height), options.keepsAlpha) else {
            throw MediaError.encodingFailed(.gif, reason: "out of memory")
        }
        self.pixels = pixels
        self.file = file
    }

    deinit {
        cancel()
        qz_gif_free(pixels)
    }

    func append(_ frame: Bitmap) throws {
        guard let file else { throw MediaError.closed }
        try options.check(frame)
        try options.checkCount(frameCount)
        let time = options.frameRate.time(ofFrame: frameCount, ticksPerSecond: 100)
        frameCount += 1
        // Drops frames that are faster than players can show; the other frames keep their times.
        if let lastTime, time < lastTime + GIFSink.shortestDelay { return }
        var change = qz_gif_frame()
        qz_gif_add(pixels, frame.pixels, frame.stride, &change)
        let palette = Array(UnsafeBufferPointer(start: change.colors, count: Int(change.color_count)))
        do {
            if let lastTime {
                try flush(to: file, delay: time - lastTime)
            } else {
                sharedPalette = palette
                try file.write(header)
            }
        } catch {
            cancel()
            throw error
        }
        lastTime = time
        pending = block(change, palette: palette)
    }

    func finish() throws {
        guard let file else { throw MediaError.closed }
        defer { cancel() }
        guard let lastTime else { throw MediaError.noFrames(.gif) }
        let end = options.frameRate.time(ofFrame: frameCount, ticksPerSecond: 100)
        try flush(to: file, delay: max(GIFSink.shortestDelay, end - lastTime))
        try file.write([0x3B])
        try file.commit()
    }

    func cancel() {
        file?.discard()
        file = nil
        pending = []
    }

    // MARK: Blocks

    private func flush(to file: PartFile, delay: Int) throws {
        let delay = min(65535, delay)
        // Clearing the area of a frame leaves an empty canvas for the next one.
        let disposal: UInt8 = options.keepsAlpha ? 2 : 1
        let transparent = pending[0]
        let control: [UInt8] = [
            0x21, 0xF9, 4, disposal << 2 | 1, UInt8(delay & 255), UInt8(delay >> 8), transparent, 0,
        ]
        try file.write(control + pending.dropFirst())
    }

    private var header: [UInt8] {
        var bytes = Array("GIF89a".utf8) + little(options.width) + little(options.height)
        bytes += [0xF0 | tableBits(sharedPalette), 0, 0] + table(sharedPalette)
        if options.loopCount != 1 {
            // The loop count is the number of repeats after the first play; 0 repeats forever.
            bytes +=
                [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + little(max(0, options.loopCount - 1)) + [0]
        }
        return bytes
    }

    /// Returns the transparent index followed by the image block.
    private func block(_ change: qz_gif_frame, palette: [UInt32]) -> [UInt8] {
        var change = change
        var bytes = [UInt8(change.color_count), 0x2C]
        for value in [change.x, change.y, change.width, change.height] { bytes += little(Int(value)) }
        bytes += palette == sharedPalette ? [0] : [0x80 | tableBits(palette)] + table(palette)
        var count = 0
        let data = qz_gif_data(pixels, &change, &count)
        bytes += UnsafeBufferPointer(start: data, count: count)
        return bytes
    }

    /// Returns the size bits of a colour table, which has a power of two of entries, including the transparent index.
    private func tableBits(_ palette: [UInt32]) -> UInt8 {
        (0..<7).first { 2 << $0 > palette.count } ?? 7
    }

    private func table(_ palette: [UInt32]) -> [UInt8] {
        var bytes: [UInt8] = []
        for color in palette { bytes += [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)] }
        return bytes + [UInt8](repeating: 0, count: 3 * (2 << tableBits(palette)) - bytes.count)
    }

    private func little(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
}
