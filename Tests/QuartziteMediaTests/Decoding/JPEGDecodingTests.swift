import CoreGraphics
import Testing

@testable import QuartziteMedia

@Suite("Decoding JPEG") struct JPEGDecodingTests {
    @Test(
        "Decoded colours are close to the originals",
        arguments: [SampleJPEG.baseline, SampleJPEG.progressive, SampleJPEG.cmyk])
    func colors(data: Data) throws {
        let image = try ImageDecoder.decode(data)
        #expect(image.format == .jpeg && image.width == 19 && image.height == 13)
        for y in 0..<13 {
            for x in 0..<19 {
                let pixel = image.image.bitmap[x, y]
                #expect(pixel >> 24 == 255)
                let desired = [x * 13, y * 19, 255 - x * 13]
                for (channel, shift) in zip(desired, [16, 8, 0] as [UInt32]) {
                    #expect(abs(channel - Int(pixel >> shift & 255)) < 28, "(\(x), \(y))")
                }
            }
        }
    }

    @Test("A grayscale image decodes to equal channels") func gray() throws {
        let image = try ImageDecoder.decode(SampleJPEG.gray).image.bitmap
        for x in 0..<19 {
            let pixel = image[x, 6]
            #expect(pixel & 255 == pixel >> 8 & 255 && pixel & 255 == pixel >> 16 & 255)
            #expect(abs(Int(pixel & 255) - x * 13) < 6)
        }
    }

    @Test("The decoded pixels are the same on every machine") func hashes() throws {
        let files = [SampleJPEG.baseline, SampleJPEG.progressive, SampleJPEG.gray, SampleJPEG.cmyk]
        let hashes = try files.map { try ImageDecoder.decode($0).image.bitmap.hash }
        let color: UInt64 = 2_371_250_369_512_017_158
        #expect(hashes == [color, color, 18_062_055_147_427_324_682, 2_863_430_661_337_339_892])
    }

    @Test("EXIF sets the orientation") func orientation() throws {
        #expect(try ImageDecoder.decode(SampleJPEG.baseline).orientation == 6)
        #expect(try ImageDecoder.decode(SampleJPEG.progressive).orientation == 1)
    }

    @Test("A huge image in a few bytes is refused") func bomb() throws {
        var data = SampleJPEG.gray
        let frame = try #require(data.range(of: Data([0xFF, 0xC0])))
        data.replaceSubrange((frame.lowerBound + 5)..<(frame.lowerBound + 9), with: [0x1F, 0x40, 0x1F, 0x40])
        #expect(throws: MediaError.damaged(.jpeg, "too few bytes for its size")) { try ImageDecoder.decode(data) }
        data.replaceSubrange((frame.lowerBound + 5)..<(frame.lowerBound + 9), with: [0x40, 0x01, 0x00, 0x01])
        #expect(throws: MediaError.self) { try ImageDecoder.decode(data) }
    }
}
