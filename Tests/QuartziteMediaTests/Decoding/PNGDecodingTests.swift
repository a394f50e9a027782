import CoreGraphics
import MediaTestSupport
import Testing

@testable import QuartziteMedia

@Suite("Decoding PNG") struct PNGDecodingTests {
    private func pixels(_ writer: PNGWriter) throws -> Bitmap { try ImageDecoder.decode(writer.data).image.bitmap }

    @Test("Straight colours are premultiplied and rounded to nearest") func premultiplied() throws {
        let image = try pixels(PNGWriter(width: 256, height: 256) { x, y in [x, 255, 0, y] })
        for alpha in 0..<256 {
            for value in 0..<256 {
                let red = UInt32((value * alpha * 2 + 255) / 510)
                #expect(image[value, alpha] == UInt32(alpha) << 24 | red << 16 | UInt32(alpha) << 8)
            }
        }
    }

    @Test("Gray of any depth is scaled to eight bits", arguments: [1, 2, 4, 8, 16]) func gray(depth: Int) throws {
        let top = 1 << depth - 1
        let image = try pixels(
            PNGWriter(width: 5, height: 1, bitDepth: depth, colorType: 0) { x, _ in [min(top, x * top / 4)] })
        for x in 0..<5 {
            let value = min(top, x * top / 4)
            let level = UInt32((value * 255 * 2 + top) / (2 * top))
            #expect(image[x, 0] == 0xFF00_0000 | level * 0x01_0101)
        }
    }

    @Test("Sixteen-bit samples are scaled, not truncated") func sixteen() throws {
        let image = try pixels(
            PNGWriter(width: 3, height: 1, bitDepth: 16, colorType: 2) { x, _ in [[0, 0x80FF, 0xFFFF][x], 0x00FF, 0] })
        #expect([0, 1, 2].map { image[$0, 0] } == [0xFF00_0100, 0xFF80_0100, 0xFFFF_0100])
    }

    @Test("Palettes can have transparency", arguments: [1, 2, 4, 8]) func palette(depth: Int) throws {
        let extra: [(String, [UInt8])] = [("PLTE", [10, 20, 30, 255, 0, 0]), ("tRNS", [255, 128])]
        let image = try pixels(
            PNGWriter(width: 3, height: 1, bitDepth: depth, colorType: 3, extra: extra) { x, _ in [x & 1] })
        #expect([0, 1, 2].map { image[$0, 0] } == [0xFF0A_141E, 0x8080_0000, 0xFF0A_141E])
    }

    @Test("The tRNS colour is transparent") func colorKey() throws {
        let key: [(String, [UInt8])] = [("tRNS", [0, 1, 0, 2, 0, 3])]
        let image = try pixels(PNGWriter(width: 2, height: 1, colorType: 2, extra: key) { x, _ in [1 + x, 2, 3] })
        #expect(image[0, 0] == 0 && image[1, 0] == 0xFF02_0203)
    }

    @Test("Interlacing does not change the pixels", arguments: [(1, 1), (3, 5), (9, 8), (17, 2)])
    func interlaced(width: Int, height: Int) throws {
        let sample = { (x: Int, y: Int) in [x * 13 & 255, y * 29 & 255, x ^ y, 255] }
        let plain = try pixels(PNGWriter(width: width, height: height, sample: sample))
        let woven = try pixels(PNGWriter(width: width, height: height, isInterlaced: true, sample: sample))
        #expect(samePixels(plain, woven))
    }

    @Test("Gamma and colour profiles are ignored") func gamma() throws {
        let image = try pixels(
            PNGWriter(width: 1, height: 1, extra: [("gAMA", PNGWriter.big(100_000)), ("iCCP", [1, 2, 3])]) { _, _ in
                [100, 150, 200, 255]
            })
        #expect(image[0, 0] == 0xFF64_96C8)
    }

    @Test(
        "Sizes beyond the limits are refused from the header alone",
        arguments: [(16385, 1), (1, 16385), (8001, 8000), (0, 1), (1, 0), (0xFFFF_FFFF, 0xFFFF_FFFF), (0x8000_0000, 2)])
    func limits(width: Int, height: Int) throws {
        var data = PNGWriter(width: 1, height: 1).data
        let header = PNGWriter.chunk("IHDR", PNGWriter.big(width) + PNGWriter.big(height) + [8, 6, 0, 0, 0])
        data.replaceSubrange(8..<33, with: header)
        #expect(throws: MediaError.self) { try ImageDecoder.decode(data) }
    }

    @Test("A huge image in a few bytes is refused before memory is allocated") func bomb() throws {
        var data = PNGWriter(width: 1, height: 1).data
        let header = PNGWriter.chunk("IHDR", PNGWriter.big(8000) + PNGWriter.big(8000) + [8, 6, 0, 0, 0])
        data.replaceSubrange(8..<33, with: header)
        #expect(throws: MediaError.damaged(.png, "too few bytes for its size")) { try ImageDecoder.decode(data) }
    }

    @Test("Missing rows are an error, even when every chunk is complete") func missingRows() throws {
        var data = PNGWriter(width: 2, height: 1).data
        let header = PNGWriter.chunk("IHDR", PNGWriter.big(2) + PNGWriter.big(2) + [8, 6, 0, 0, 0])
        data.replaceSubrange(8..<33, with: header)
        #expect(throws: MediaError.self) { try ImageDecoder.decode(data) }
    }

    @Test("Smaller limits can be set") func ownLimits() throws {
        var limits = DecodingLimits()
        limits.area = 15
        let data = PNGWriter(width: 4, height: 4).data
        #expect(throws: MediaError.self) { try ImageDecoder.decode(data, limits: limits) }
        limits = DecodingLimits()
        limits.fileSize = data.count - 1
        #expect(throws: MediaError.self) { try ImageDecoder.decode(data, limits: limits) }
    }
}
