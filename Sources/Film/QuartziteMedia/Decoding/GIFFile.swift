import CoreGraphics

/// A GIF image or animation.
struct GIFFile: FrameSource {
    let format = ImageFormat.gif
    let width: Int
    let height: Int
    private(set) var loopCount = 1
    private(set) var delays: [Double] = []
    private let bytes: [UInt8]
    private var frames: [Frame] = []
    private var saved: Bitmap?

    private struct Frame {
        var placement: FramePlacement
        var isInterlaced: Bool
        var transparentIndex: Int?
        /// The red, green and blue bytes.
        var palette: Range<Int>
        var codeSize: Int
        /// The contents of the data blocks.
        var data: [Range<Int>]
    }

    /// The contents of a graphic control block, which apply to the next frame.
    private struct Control {
        var delay = 0.0
        var disposal = FramePlacement.Disposal.keep
        var transparentIndex: Int?
    }

    init(_ bytes: [UInt8], limits: DecodingLimits) throws {
        self.bytes = bytes
        var reader = ByteReader(bytes, format: .gif)
        _ = try reader.skip(6)
        width = try reader.little16()
        height = try reader.little16()
        let flags = try reader.byte()
        // Background colour and aspect ratio, which players ignore.
        _ = try reader.skip(2)
        try limits.check(width: width, height: height, format: .gif)
        let palette = flags & 0x80 != 0 ? try reader.skip(3 << (flags & 7 + 1)) : nil
        try readBlocks(&reader, palette: palette, limits: limits)
        guard !frames.isEmpty else { throw MediaError.damaged(.gif, "no frames") }
        // As in players, a missing delay counts as a tenth of a second; a still has none.
        delays = frames.count == 1 ? [0] : frames.map { $0.placement.delay < 0.015 ? 0.1 : $0.placement.delay }
    }

    func start(for index: Int) -> Int { FramePlacement.start(for: index, in: frames.map(\.placement), width, height) }

    mutating func compose(_ index: Int, on canvas: Bitmap) throws {
        let picture = try picture(of: frames[index])
        if index > 0 { frames[index - 1].placement.dispose(on: canvas, restoring: saved) }
        saved = frames[index].placement.disposal == .restorePrevious ? canvas.copy() : nil
        frames[index].placement.draw(picture, on: canvas)
    }

    // MARK: Structure

    private mutating func readBlocks(_ reader: inout ByteReader, palette: Range<Int>?, limits: DecodingLimits) throws {
        var control = Control()
        while true {
            switch try reader.byte() {
            case 0x21:
                switch try reader.byte() {
                case 0xF9: control = try GIFFile.control(&reader)
                case 0xFF: try readApplication(&reader)
                default: _ = try GIFFile.blocks(&reader)
                }
            case 0x2C:
                frames.append(try GIFFile.frame(&reader, control: control, palette: palette, limits: limits))
                try limits.check(frameCount: frames.count)
                control = Control()
            case 0x3B: return
            default: throw MediaError.damaged(.gif, "an unknown block at byte \(reader.position - 1)")
            }
        }
    }

    private static func blocks(_ reader: inout ByteReader) throws -> [Range<Int>] {
        var blocks: [Range<Int>] = []
        while case let length = try reader.byte(), length > 0 { blocks.append(try reader.skip(length)) }
        return blocks
    }

    private static func control(_ reader: inout ByteReader) throws -> Control {
        let blocks = try blocks(&reader)
        guard blocks.count == 1, blocks[0].count == 4 else { throw MediaError.damaged(.gif, "a broken control block") }
        let body = reader.bytes[blocks[0]]
        let (flags, low, high, index) = (
            body[body.startIndex], body[body.startIndex + 1], body[body.startIndex + 2], body[body.startIndex + 3]
        )
        let disposals: [FramePlacement.Disposal] = [.keep, .keep, .clear, .restorePrevious]
        let disposal = Int(flags >> 2 & 7)
        return Control(
            delay: Double(Int(low) | Int(high) << 8) / 100,
            disposal: disposal < disposals.count ? disposals[disposal] : .keep,
            transparentIndex: flags & 1 != 0 ? Int(index) : nil
        )
    }

    /// Reads the loop count, which is the number of repeats after the first play; 0 repeats forever.
    private mutating func readApplication(_ reader: inout ByteReader) throws {
        let blocks = try GIFFile.blocks(&reader)
        guard let name = blocks.first, blocks.count > 1, blocks[1].count >= 3, reader.bytes[blocks[1].lowerBound] == 1,
            reader.bytes[name].elementsEqual("NETSCAPE2.0".utf8)
        else { return }
        let start = blocks[1].lowerBound
        let repeats = Int(reader.bytes[start + 1]) | Int(reader.bytes[start + 2]) << 8
        loopCount = repeats == 0 ? 0 : repeats + 1
    }

    private static func frame(
        _ reader: inout ByteReader, control: Control, palette: Range<Int>?, limits: DecodingLimits
    ) throws -> Frame {
        let (x, y) = (try reader.little16(), try reader.little16())
        let (columns, rows) = (try reader.little16(), try reader.little16())
        try limits.check(width: columns, height: rows, format: .gif)
        let flags = try reader.byte()
        let own = flags & 0x80 != 0 ? try reader.skip(3 << (flags & 7 + 1)) : nil
        guard let palette = own ?? palette else { throw MediaError.damaged(.gif, "a frame without colours") }
        let codeSize = try reader.byte()
        guard (1...8).contains(codeSize) else { throw MediaError.damaged(.gif, "a code size of \(codeSize) bits") }
        return Frame(
            placement: FramePlacement(
                area: PixelRect(minX: x, minY: y, maxX: x + columns, maxY: y + rows),
                delay: control.delay, disposal: control.disposal, blends: control.transparentIndex != nil
            ),
            isInterlaced: flags & 0x40 != 0, transparentIndex: control.transparentIndex, palette: palette,
            codeSize: codeSize, data: try blocks(&reader)
        )
    }

    // MARK: Pixels

    private func picture(of frame: Frame) throws -> Bitmap {
        let area = frame.placement.area
        let indices = try LZW.decode(
            bytes, blocks: frame.data, codeSize: frame.codeSize, count: area.width * area.height)
        // As in players, indices past the palette are black.
        var colors = [UInt32](repeating: 0xFF00_0000, count: 256)
        for (index, entry) in stride(from: frame.palette.lowerBound, to: frame.palette.upperBound, by: 3).enumerated() {
            let (red, green, blue) = (UInt32(bytes[entry]), UInt32(bytes[entry + 1]), UInt32(bytes[entry + 2]))
            colors[index] = 0xFF00_0000 | red << 16 | green << 8 | blue
        }
        if let index = frame.transparentIndex { colors[index] = 0 }
        let picture = Bitmap(width: area.width, height: area.height)
        for (line, y) in rows(of: frame).enumerated() {
            let target = picture.row(y)
            let start = line * area.width
            for x in 0..<area.width { target[x] = colors[Int(indices[start + x])] }
        }
        return picture
    }

    /// Returns the rows in the order in which they are stored.
    private func rows(of frame: Frame) -> [Int] {
        let height = frame.placement.area.height
        guard frame.isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }
}
