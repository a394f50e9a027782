import CoreGraphics
import MediaTestSupport
import TestSupport
import Testing

@testable import QuartziteMedia

@Suite("GIF") struct GIFTests {
    @Test("Frames of few colours are encoded exactly") func exact() throws {
        let folder = TemporaryFolder()
        let frames = (0..<7).map { Sample.flat($0) }
        let image = try ImageDecoder.decode(Sample.file("a.gif", frames, in: folder) { $0.frameRate = .fps50 })
        #expect(image.frameCount == 7)
        for index in 0..<7 { #expect(try samePixels(image.frame(at: index).bitmap, frames[index]), "frame \(index)") }
    }

    @Test("Gradients stay close to the originals") func gradients() throws {
        let folder = TemporaryFolder()
        let frames = (0..<4).map { Sample.frame($0, width: 96, height: 64) }
        let image = try ImageDecoder.decode(Sample.file("a.gif", frames, in: folder) { $0.frameRate = .fps50 })
        for index in 0..<4 {
            let drawn = try image.frame(at: index).bitmap
            var sum = 0
            for y in 0..<64 {
                for x in 0..<96 {
                    for shift: UInt32 in [0, 8, 16] {
                        sum += abs(Int(drawn[x, y] >> shift & 255) - Int(frames[index][x, y] >> shift & 255))
                    }
                }
            }
            #expect(Double(sum) / (96 * 64 * 3) < 9, "frame \(index)")
        }
    }

    /// Returns a picture with more colours than a GIF has on the left, and one colour from column 64 on.
    private func halves(_ flat: UInt32, shift: Int = 0) -> Bitmap {
        let frame = Bitmap(width: 96, height: 64)
        for y in 0..<64 {
            for x in 0..<96 {
                let (red, green) = (UInt32((x + shift) % 64 * 4), UInt32(y * 4))
                frame[x, y] = x < 64 ? 0xFF00_0000 | red << 16 | green << 8 | 64 : flat
            }
        }
        return frame
    }

    @Test("An area of one colour beside a gradient keeps its colour, without a pattern") func flatAreas() throws {
        let folder = TemporaryFolder()
        let frames = [halves(0xFF2B_3450), halves(0xFF2B_3450, shift: 7), halves(0xFF2B_3451, shift: 9)]
        let image = try ImageDecoder.decode(Sample.file("a.gif", frames, in: folder) { $0.frameRate = .fps50 })
        for index in 0..<3 {
            let drawn = try image.frame(at: index).bitmap
            for y in 0..<64 {
                for x in 64..<96 {
                    let pairs = [0, 8, 16].map { (drawn[x, y] >> $0 & 255, frames[index][x, y] >> $0 & 255) }
                    #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "frame \(index) at \(x), \(y)")
                }
            }
        }
    }

    @Test("A frame that changes few pixels stores a small table of their colours") func smallChanges() throws {
        let folder = TemporaryFolder()
        let first = halves(0xFF2B_3450)
        let second = first.copy()
        for x in 70..<74 { second[x, 30] = 0xFFFF_00FF }
        let one = try Sample.file("a.gif", [first], in: folder)
        let two = try Sample.file("b.gif", [first, second], in: folder)
        // A table of 256 colours alone takes 768 bytes.
        #expect(two.count - one.count < 100)
    }

    @Test("Alpha is either on or off") func transparency() throws {
        let folder = TemporaryFolder()
        let frame = Bitmap(width: 4, height: 1)
        frame[0, 0] = 0xFF10_2030
        frame[1, 0] = 0x7F10_2030
        frame[2, 0] = 0x8040_2000
        let later = Bitmap(width: 4, height: 1)
        later[3, 0] = 0xFFFF_FFFF
        let image = try ImageDecoder.decode(Sample.file("a.gif", [frame, later], in: folder) { $0.keepsAlpha = true })
        let first = image.image.bitmap
        #expect([0, 1, 2, 3].map { first[$0, 0] } == [0xFF10_2030, 0, 0xFF80_4000, 0])
        let second = try image.frame(at: 1).bitmap
        #expect([0, 1, 2, 3].map { second[$0, 0] } == [0, 0, 0, 0xFFFF_FFFF])
    }

    @Test("Delays are whole hundredths, and their rounding errors do not add up", arguments: [50.0, 30, 24, 12.5, 7])
    func delays(rate: Double) throws {
        let folder = TemporaryFolder()
        let count = 20
        let image = try ImageDecoder.decode(
            Sample.file("a.gif", (0..<count).map { Sample.flat($0) }, in: folder) { $0.frameRate = try FrameRate(rate) }
        )
        let hundredths = image.delays.map { Int(($0 * 100).rounded()) }
        let starts = (0...count).map { Int((Double($0) * 100 / rate).rounded()) }
        #expect(hundredths == (0..<count).map { starts[$0 + 1] - starts[$0] })
    }

    @Test("Frames too fast for players are dropped, and the duration stays the same") func tooFast() throws {
        let folder = TemporaryFolder()
        let frames = (0..<60).map { Sample.flat($0) }
        let image = try ImageDecoder.decode(Sample.file("a.gif", frames, in: folder) { $0.frameRate = .fps60 })
        #expect(image.delays.allSatisfy { $0 > 0.0199 })
        #expect(abs(image.duration - 1) < 0.0101)
        #expect(image.frameCount < 60 && image.frameCount >= 40)
    }

    @Test("The loop count is kept", arguments: [0, 1, 2, 7]) func loops(count: Int) throws {
        let folder = TemporaryFolder()
        let data = try Sample.file("a.gif", [Sample.flat(0), Sample.flat(1)], in: folder) { $0.loopCount = count }
        #expect(try ImageDecoder.decode(data).loopCount == count)
    }
}
