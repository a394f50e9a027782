import CQuartziteImageCodecs
import CoreGraphics

/// A PNG image or an APNG animation.
///
/// The checksum of every chunk up to the end chunk is verified. Each frame is then passed to libpng as a separate
/// image: the header with the frame's size, the palette, the transparency and the frame's data.
struct PNGFile: FrameSource {
    let format = ImageFormat.png
    let width: Int
    let height: Int
    private(set) var loopCount = 1
    private(set) var delays: [Double] = []
    private let bytes: [UInt8]
    private var header: Range<Int>
    /// The whole chunks of palette and transparency.
    private var shared: [Range<Int>] = []
    private var frames: [Frame] = []
    private var saved: Bitmap?

    private struct Frame {
        var placement: FramePlacement
        /// The contents of the data chunks.
        var data: [Range<Int>] = []
    }

    init(_ bytes: [UInt8], limits: DecodingLimits) throws {
        self.bytes = bytes
        var reader = ByteReader(bytes, format: .png)
        _ = try reader.skip(8)
        let first = try PNGFile.chunk(&reader)
        guard first.type == "IHDR", first.body.count == 13 else { throw MediaError.damaged(.png, "no header") }
        header = first.body
        width = PNGFile.number(bytes, first.body.lowerBound)
        height = PNGFile.number(bytes, first.body.lowerBound + 4)
        try limits.check(width: width, height: height, format: .png)
        try readChunks(&reader, limits: limits)
        delays = frames.map(\.placement.delay)
    }

    func start(for index: Int) -> Int { FramePlacement.start(for: index, in: frames.map(\.placement), width, height) }

    mutating func compose(_ index: Int, on canvas: Bitmap) throws {
        let frame = frames[index]
        let area = frame.placement.area
        let picture = Bitmap(width: area.width, height: area.height)
        let file = standalone(frame)
        try codec(.png) {
            qz_png_decode(
                file, file.count, picture.pixels, picture.stride, Int32(area.width), Int32(area.height), $0)
        }
        if index > 0 { frames[index - 1].placement.dispose(on: canvas, restoring: saved) }
        saved = frame.placement.disposal == .restorePrevious ? canvas.copy() : nil
        frame.placement.draw(picture, on: canvas)
    }

    // MARK: Structure

    private static func chunk(_ reader: inout ByteReader) throws -> (type: String, body: Range<Int>) {
        let length = try reader.big32()
        let name = try reader.skip(4)
        let body = try reader.skip(length)
        let sum = try reader.big32()
        let actual = reader.bytes.withUnsafeBufferPointer { bytes in
            qz_crc32(0, bytes.baseAddress.map { $0 + name.lowerBound }, 4 + length)
        }
        let type = String(decoding: reader.bytes[name], as: UTF8.self)
        guard sum == Int(actual) else { throw MediaError.damaged(.png, "wrong check sum of a chunk") }
        return (type, body)
    }

    private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
        bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }

    private mutating func readChunks(_ reader: inout ByteReader, limits: DecodingLimits) throws {
        var announced: Int?
        var sequence = 0
        var still: [Range<Int>] = []
        var stillIsFrame = false
        var isOpen = false

        func next(_ number: Int) throws {
            guard number == sequence else { throw MediaError.damaged(.png, "frames out of order") }
            sequence += 1
        }
        while true {
            let (type, body) = try PNGFile.chunk(&reader)
            switch type {
            case "PLTE", "tRNS":
                if still.isEmpty { shared.append((body.lowerBound - 8)..<(body.upperBound + 4)) }
            case "acTL" where announced == nil && still.isEmpty:
                guard body.count == 8 else { throw MediaError.damaged(.png, "broken animation header") }
                let count = PNGFile.number(bytes, body.lowerBound)
                try limits.check(frameCount: count)
                announced = count
                loopCount = PNGFile.number(bytes, body.lowerBound + 4)
            case "fcTL" where announced != nil:
                guard body.count == 26 else { throw MediaError.damaged(.png, "broken frame header") }
                try next(PNGFile.number(bytes, body.lowerBound))
                let frame = try Frame(placement: placement(body))
                if still.isEmpty {
                    guard frame.placement.area == PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) else {
                        throw MediaError.damaged(.png, "the first frame does not fill the picture")
                    }
                    stillIsFrame = true
                }
                guard frames.last.map({ !$0.data.isEmpty || (frames.count == 1 && stillIsFrame) }) ?? true else {
                    throw MediaError.damaged(.png, "a frame without data")
                }
                frames.append(frame)
                try limits.check(frameCount: frames.count)
                isOpen = !still.isEmpty
            case "fdAT" where announced != nil:
                guard isOpen, body.count >= 4 else { throw MediaError.damaged(.png, "frame data without a frame") }
                try next(PNGFile.number(bytes, body.lowerBound))
                frames[frames.count - 1].data.append((body.lowerBound + 4)..<body.upperBound)
            case "IDAT":
                still.append(body)
            case "IEND":
                try close(still: still, stillIsFrame: stillIsFrame, announced: announced)
                return
            default:
                // A lowercase first letter marks a chunk that decoders may ignore.
                guard type.utf8.first.map({ $0 & 0x20 != 0 }) ?? false else {
                    throw MediaError.damaged(.png, "an unknown chunk that must be understood")
                }
            }
        }
    }

    private mutating func close(still: [Range<Int>], stillIsFrame: Bool, announced: Int?) throws {
        guard !still.isEmpty else { throw MediaError.damaged(.png, "no pixels") }
        if let announced {
            guard announced > 0, frames.count == announced else { throw MediaError.damaged(.png, "missing frames") }
            if stillIsFrame { frames[0].data = still }
            guard frames.allSatisfy({ !$0.data.isEmpty }) else {
                throw MediaError.damaged(.png, "a frame without data")
            }
        } else {
            let area = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
            frames = [Frame(placement: FramePlacement(area: area), data: still)]
        }
        // Deflate compresses to 1/1032 at best, and a row has at least one byte and the bits of its pixels.
        let bits = max(1, Int(bytes[header.lowerBound + 8]))
        guard (width * bits / 8 + 1) * height / 1032 <= bytes.count else {
            throw MediaError.damaged(.png, "too few bytes for its size")
        }
    }

    private func placement(_ body: Range<Int>) throws -> FramePlacement {
        let field = { (offset: Int) in PNGFile.number(bytes, body.lowerBound + offset) }
        let (columns, rows, x, y) = (field(4), field(8), field(12), field(16))
        guard columns > 0, rows > 0, x + columns <= width, y + rows <= height else {
            throw MediaError.damaged(.png, "a frame outside the picture")
        }
        let (numerator, denominator) = (field(20) >> 16, field(20) & 0xFFFF)
        guard let disposal = FramePlacement.Disposal(rawValue: Int(bytes[body.lowerBound + 24])) else {
            throw MediaError.damaged(.png, "an unknown way to dispose of a frame")
        }
        return FramePlacement(
            area: PixelRect(minX: x, minY: y, maxX: x + columns, maxY: y + rows),
            delay: Double(numerator) / Double(denominator == 0 ? 100 : denominator),
            disposal: disposal,
            blends: bytes[body.lowerBound + 25] != 0
        )
    }

    /// Returns a PNG file of the frame alone.
    private func standalone(_ frame: Frame) -> [UInt8] {
        var file = Array(bytes[..<8])
        var sides = bytes[header]
        for (offset, value) in [frame.placement.area.width, frame.placement.area.height].enumerated() {
            for byte in 0..<4 { sides[sides.startIndex + offset * 4 + byte] = UInt8(value >> (24 - 8 * byte) & 255) }
        }
        append("IHDR", sides, to: &file)
        for chunk in shared { file += bytes[chunk] }
        for body in frame.data { append("IDAT", bytes[body], to: &file) }
        append("IEND", [], to: &file)
        return file
    }

    private func append(_ type: String, _ body: ArraySlice<UInt8>, to file: inout [UInt8]) {
        file += bigEndian(body.count)
        let start = file.count
        file += type.utf8
        file += body
        file += bigEndian(Int(file[start...].withUnsafeBufferPointer { qz_crc32(0, $0.baseAddress, $0.count) }))
    }

    private func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { (shift: Int) in UInt8(truncatingIfNeeded: value >> shift) }
    }
}
