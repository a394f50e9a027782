import CQuartziteImageCodecs
import CoreGraphics

/// Builds PNG files of any kind with uncompressed data.
struct PNGWriter {
    var width: Int
    var height: Int
    var bitDepth = 8
    /// 0 is gray, 2 RGB, 3 palette, 4 gray and alpha, 6 RGB and alpha.
    var colorType = 6
    var isInterlaced = false
    /// The chunks before the image data.
    var extra: [(String, [UInt8])] = []
    /// The samples of a pixel.
    var sample: (_ x: Int, _ y: Int) -> [Int] = { _, _ in [0, 0, 0, 0] }

    var data: Data {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let method: [UInt8] = [UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
        file += PNGWriter.chunk("IHDR", PNGWriter.big(width) + PNGWriter.big(height) + method)
        for (type, body) in extra { file += PNGWriter.chunk(type, body) }
        file += PNGWriter.chunk("IDAT", PNGWriter.zlib(scanlines))
        file += PNGWriter.chunk("IEND", [])
        return Data(file)
    }

    private var scanlines: [UInt8] {
        let passes =
            isInterlaced
            ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
            : [(0, 0, 1, 1)]
        var bytes: [UInt8] = []
        for (x0, y0, dx, dy) in passes where x0 < width {
            for y in stride(from: y0, to: height, by: dy) {
                bytes.append(0)
                var bits: [Bool] = []
                for x in stride(from: x0, to: width, by: dx) {
                    for value in sample(x, y) {
                        for bit in (0..<bitDepth).reversed() { bits.append(value >> bit & 1 == 1) }
                    }
                }
                for start in stride(from: 0, to: bits.count, by: 8) {
                    bytes.append((0..<8).reduce(0) { $0 << 1 | (start + $1 < bits.count && bits[start + $1] ? 1 : 0) })
                }
            }
        }
        return bytes
    }

    static func big(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { (shift: Int) in UInt8(truncatingIfNeeded: value >> shift) }
    }

    static func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
        let content = Array(type.utf8) + body
        return big(body.count) + content + big(Int(qz_crc32(0, content, content.count)))
    }

    /// A zlib stream of uncompressed blocks.
    static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var (a, b) = (1, 0)
        for byte in bytes {
            a = (a + Int(byte)) % 65521
            b = (b + a) % 65521
        }
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: bytes.count, by: 65535) {
            let block = bytes[start..<min(bytes.count, start + 65535)]
            let length = [UInt8(block.count & 255), UInt8(block.count >> 8)]
            stream += [block.endIndex == bytes.count ? 1 : 0] + length + length.map { ~$0 } + block
        }
        return stream + big(b << 16 | a)
    }
}
