import CoreGraphics
import Testing

@testable import QuartziteMedia

@Suite("Frames as JPEGs") struct JPEGEncoderTests {
    private func encoded(_ encoder: JPEGEncoder, _ pixels: [UInt32], width: Int, height: Int) throws -> Bitmap {
        let data = try pixels.withUnsafeBufferPointer { buffer in
            try encoder.encode(try #require(buffer.baseAddress), width: width, height: height)
        }
        let image = try ImageDecoder.decode(data)
        #expect(image.format == .jpeg)
        return image.image.bitmap
    }

    @Test(
        "Plain colours survive with the right channels", arguments: [0xff20_8040, 0xffff_0000, 0xff00_00ff] as [UInt32])
    func colors(color: UInt32) throws {
        let encoder = JPEGEncoder(quality: 80)
        let bitmap = try encoded(encoder, [UInt32](repeating: color, count: 33 * 17), width: 33, height: 17)
        #expect(bitmap.width == 33 && bitmap.height == 17)
        for (x, y) in [(0, 0), (32, 16), (15, 9)] {
            for shift in [0, 8, 16] {
                let (was, became) = (Int(color >> UInt32(shift) & 255), Int(bitmap[x, y] >> UInt32(shift) & 255))
                #expect(abs(was - became) <= 3)
            }
        }
    }

    @Test("Chroma of half the size does not cross the edges of its blocks") func chroma() throws {
        let (red, blue) = (0xffc0_2020, 0xff20_20c0) as (UInt32, UInt32)
        let pixels = (0..<64 * 32).map { $0 % 64 < 16 ? red : $0 % 64 < 40 ? blue : red }
        let bitmap = try encoded(JPEGEncoder(quality: 95), pixels, width: 64, height: 32)
        func isClose(_ x: Int, _ color: UInt32) -> Bool {
            [0, 8, 16].allSatisfy { abs(Int(bitmap[x, 16] >> $0 & 255) - Int(color >> $0 & 255)) <= 6 }
        }
        #expect(isClose(15, red) && isClose(16, blue))
        // The second edge lies within a block of 16 pixels, where chroma is interpolated.
        #expect(!isClose(39, blue) || !isClose(40, red))
    }

    @Test("An encoder can be used for larger and smaller frames in turn, with the same bytes each time") func reuse()
        throws
    {
        let encoder = JPEGEncoder(quality: 90)
        var random: UInt32 = 1
        let pixels = (0..<300 * 200).map { _ -> UInt32 in
            random = random &* 1_664_525 &+ 1_013_904_223
            return random | 0xff00_0000
        }
        let first = try encoder.encode(pixels, width: 30, height: 20)
        let large = try encoder.encode(pixels, width: 300, height: 200)
        #expect(large.count > 20 * first.count)
        #expect(try encoder.encode(pixels, width: 30, height: 20) == first)
        #expect(try encoder.encode(pixels, width: 300, height: 200) == large)
        #expect(try JPEGEncoder(quality: 90).encode(pixels, width: 300, height: 200) == large)
    }

    @Test("A lower quality gives fewer bytes; qualities outside 1 to 100 are the nearest") func quality() throws {
        let pixels = (0..<64 * 64).map { 0xff00_0000 | UInt32(truncatingIfNeeded: $0 * 2_654_435) & 0xffffff }
        func size(_ quality: Int) throws -> Int {
            try JPEGEncoder(quality: quality).encode(pixels, width: 64, height: 64).count
        }
        #expect(try size(20) < size(80))
        #expect(try size(-5) == size(1) && size(500) == size(100))
    }
}
