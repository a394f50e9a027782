import CQuartziteImageCodecs
import CoreGraphics

/// Encodes frames with durations of their own as the bytes of a file; equal frames give equal bytes.
package struct AnimationEncoder {
    /// A frame, which must have the size of the first one.
    package struct Frame {
        let picture: Bitmap
        let duration: Double

        /// Creates a frame that is shown for some seconds; negative durations and NaN count as 0.
        package init(_ picture: Bitmap, duration: Double) {
            self.picture = picture
            self.duration = duration > 0 ? duration : 0
        }
    }

    private let frames: [Frame]
    /// The number of times that the animation plays; 0 is forever.
    private let playCount: Int

    /// - Parameter playCount: The number of times that the animation plays, 0 to 65,535; 0 is forever.
    package init(_ frames: [Frame], playCount: Int) {
        self.frames = frames
        self.playCount = max(0, min(playCount, 65_535))
    }

    private func size(_ format: FilmFormat) throws -> (width: Int, height: Int) {
        guard let first = frames.first?.picture else { throw FilmError.noFrames(format) }
        let options = EncodingOptions(width: first.width, height: first.height)
        try options.validate()
        for frame in frames { try options.check(frame.picture) }
        return (first.width, first.height)
    }

    // MARK: GIF

    /// Returns a GIF, whose durations are whole hundredths of a second up to 655.35 s.
    package func gif() throws -> Data {
        let (width, height) = try size(.gif)
        let keepsAlpha = frames.contains { Self.isTranslucent($0.picture) }
        let blocks = try GIFBlocks(width: width, height: height, keepsAlpha: keepsAlpha)
        var bytes: [UInt8] = []
        for frame in frames {
            let added = blocks.add(frame.picture)
            if bytes.isEmpty { bytes = blocks.header(playCount: playCount) }
            bytes += blocks.bytes(of: added, delay: Int((min(frame.duration, 1_000) * 100).rounded()))
        }
        return Data(bytes + GIFBlocks.trailer)
    }

    private static func isTranslucent(_ picture: Bitmap) -> Bool {
        (0..<picture.height).contains { y in
            let row = picture.row(y)
            return (0..<picture.width).contains { row[$0] >> 24 < 255 }
        }
    }

    // MARK: APNG

    /// Returns an APNG, whose durations are whole milliseconds up to 65.535 s, and hundredths or less above.
    package func apng() throws -> Data {
        let (width, height) = try size(.apng)
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var number = 0
        for (index, frame) in frames.enumerated() {
            let chunks = try Self.chunks(ImageEncoder.png(frame.picture))
            if index == 0 {
                file += Self.chunk("IHDR", chunks.first { $0.kind == "IHDR" }?.contents ?? [])
                file += Self.chunk("acTL", Self.big(frames.count) + Self.big(playCount))
            }
            let place = Self.big(width) + Self.big(height) + Self.big(0) + Self.big(0)
            // Each frame replaces the whole canvas.
            file += Self.chunk("fcTL", Self.big(number) + place + Self.delay(frame.duration) + [0, 0])
            number += 1
            for data in chunks where data.kind == "IDAT" {
                if index == 0 {
                    file += Self.chunk("IDAT", data.contents)
                } else {
                    file += Self.chunk("fdAT", Self.big(number) + data.contents)
                    number += 1
                }
            }
        }
        return file + Self.chunk("IEND", [])
    }

    /// Returns the numerator and the denominator of a duration.
    private static func delay(_ duration: Double) -> [UInt8] {
        let unit = [1_000, 100, 10].first { (duration * Double($0)).rounded() <= 65_535 } ?? 1
        let count = Int(min((duration * Double(unit)).rounded(), 65_535))
        return big(count).suffix(2) + big(unit).suffix(2)
    }

    /// Returns the chunks of a PNG that the encoder wrote.
    private static func chunks(_ png: Data) -> [(kind: String, contents: [UInt8])] {
        let bytes = [UInt8](png)
        var chunks: [(String, [UInt8])] = []
        var place = 8
        while place + 12 <= bytes.count {
            let count = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard count <= bytes.count - place - 12 else { break }
            let kind = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
            chunks.append((kind, Array(bytes[place + 8..<place + 8 + count])))
            place += 12 + count
        }
        return chunks
    }

    private static func chunk(_ kind: String, _ contents: [UInt8]) -> Data {
        let named = Array(kind.utf8) + contents
        return Data(big(contents.count) + named + big(Int(qz_crc32(0, named, named.count))))
    }

    private static func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
}
