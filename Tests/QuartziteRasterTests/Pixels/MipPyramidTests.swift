import CQuartziteKernels
import CoreGraphics
import Testing

@Suite("MipPyramid")
struct MipPyramidTests {
    /// A pixel of one level; the coordinate -1 and one equal to the size lie in the border.
    private func pixel(_ image: qz_image, _ x: Int, _ y: Int) -> UInt32 {
        image.pixels[(y + 1) * Int(image.stride) + x + 1]
    }

    @Test("Each level is half as large as the one before, down to one pixel")
    func sizes() {
        MipPyramid(Bitmap(width: 13, height: 4)).withImages { levels in
            #expect(levels.map { [$0.width, $0.height] } == [[13, 4], [6, 2], [3, 1], [1, 1]])
        }
    }

    @Test("A transparent border surrounds every level")
    func borders() {
        let bitmap = Bitmap(width: 6, height: 5)
        bitmap.clear(0xFFFF_FFFF)
        MipPyramid(bitmap).withImages { levels in
            for level in levels {
                let (width, height) = (Int(level.width), Int(level.height))
                for x in -1...width { #expect(pixel(level, x, -1) == 0 && pixel(level, x, height) == 0) }
                for y in -1...height { #expect(pixel(level, -1, y) == 0 && pixel(level, width, y) == 0) }
                for y in 0..<height { for x in 0..<width { #expect(pixel(level, x, y) == 0xFFFF_FFFF) } }
            }
        }
    }

    @Test("A pixel of the next level is the rounded mean of four")
    func means() {
        let bitmap = Bitmap(width: 2, height: 2)
        bitmap[0, 0] = 0xFF00_0001
        bitmap[1, 0] = 0xFF00_00FF
        bitmap[0, 1] = 0x0000_0001
        bitmap[1, 1] = 0x0001_0001
        MipPyramid(bitmap).withImages { levels in
            // 510/4 = 127.5, 1/4 and 258/4 = 64.5: halves round up.
            #expect(pixel(levels[1], 0, 0) == 0x8000_0041)
        }
    }

    @Test("The last pixel of a level includes the extra column of an odd width")
    func odd() {
        let bitmap = Bitmap(width: 3, height: 1)
        bitmap[2, 0] = 0xFF00_0000
        MipPyramid(bitmap).withImages { levels in
            #expect(pixel(levels[1], 0, 0) == 0x5500_0000)
        }
    }

    @Test("An image makes its pyramid once, even when several tasks request it")
    func once() async {
        let image = CGImage(bitmap: Bitmap(width: 64, height: 64))
        let made = await withTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<8 { group.addTask { ObjectIdentifier(image.pyramid) } }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(made.count == 1)
    }
}
