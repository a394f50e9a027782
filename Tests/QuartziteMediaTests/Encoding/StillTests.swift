import CoreGraphics
import MediaTestSupport
import TestSupport
import Testing

@testable import QuartziteMedia

@Suite("Stills and lossless frames") struct StillTests {
    @Test("PNG preserves every premultiplied pixel", arguments: [(1, 1), (7, 3), (48, 32), (255, 256)])
    func roundTrip(width: Int, height: Int) throws {
        let folder = TemporaryFolder()
        let frame = Sample.frame(width: width, height: height, isTransparent: true)
        let data = try Sample.file("a.png", [frame], in: folder) { $0.keepsAlpha = true }
        let image = try ImageDecoder.decode(data)
        #expect(image.format == .png && image.frameCount == 1)
        #expect(samePixels(image.image.bitmap, frame))
    }

    @Test("Every pair of colour and alpha survives a round trip") func everyAlpha() throws {
        let folder = TemporaryFolder()
        let frame = Bitmap(width: 256, height: 256)
        for alpha in 0..<256 {
            for value in 0...alpha { frame[value, alpha] = UInt32(alpha << 24 | value << 16 | value << 8 | value) }
        }
        let data = try Sample.file("a.png", [frame], in: folder) { $0.keepsAlpha = true }
        #expect(try samePixels(ImageDecoder.decode(data).image.bitmap, frame))
    }

    @Test("Frames without alpha are drawn over black") func overBlack() throws {
        let folder = TemporaryFolder()
        let frame = Bitmap(width: 2, height: 1)
        frame[0, 0] = 0x8040_2010
        let image = try ImageDecoder.decode(Sample.file("a.png", [frame], in: folder)).image.bitmap
        #expect(image[0, 0] == 0xFF40_2010 && image[1, 0] == 0xFF00_0000)
    }

    @Test("APNG keeps frames, delays and loop count exactly", arguments: [(60, 1), (30000, 1001), (25, 2)])
    func apng(numerator: Int, denominator: Int) throws {
        let folder = TemporaryFolder()
        let frames = (0..<6).map { Sample.frame($0, isTransparent: true) }
        let data = try Sample.file("a.apng", frames, in: folder) {
            $0.frameRate = try FrameRate(numerator, per: denominator)
            $0.loopCount = 3
            $0.keepsAlpha = true
        }
        let image = try ImageDecoder.decode(data)
        #expect(image.frameCount == 6 && image.loopCount == 3)
        #expect(image.delays == Array(repeating: Double(denominator) / Double(numerator), count: 6))
        for index in [0, 3, 5, 1, 4, 2] {
            #expect(try samePixels(image.frame(at: index).bitmap, frames[index]), "frame \(index)")
        }
    }

    @Test("A folder of PNGs has one file per frame") func folder() throws {
        let folder = TemporaryFolder()
        let sink = try FilmFormat.pngFolder.makeSink(
            path: folder.path("shots/"), options: EncodingOptions(width: 48, height: 32))
        for index in 0..<3 { try sink.append(Sample.frame(index), as: index) }
        #expect(folder.names == ["shots.part"])
        try sink.finish()
        #expect(folder.names == ["shots"])
        let path = folder.path("shots")
        let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        #expect(names == ["frame-000000.png", "frame-000001.png", "frame-000002.png"])
        let last = try ImageDecoder.decode(contentsOf: path + "/frame-000002.png")
        #expect(samePixels(last.image.bitmap, Sample.frame(2)))
    }

    @Test("A slice numbers its files by frame and keeps other files") func slice() throws {
        let folder = TemporaryFolder()
        for first in [0, 3, 2] {
            var options = EncodingOptions(width: 48, height: 32)
            options.isSlice = true
            let sink = try FilmFormat.pngFolder.makeSink(path: folder.path("shots/"), options: options)
            for index in first..<(first + 2) { try sink.append(Sample.frame(index), as: index) }
            try sink.finish()
        }
        let path = folder.path("shots")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: path).sorted()
                == (0...4).map {
                    "frame-00000\($0).png"
                })
        let last = try ImageDecoder.decode(contentsOf: path + "/frame-000004.png")
        #expect(samePixels(last.image.bitmap, Sample.frame(4)))
    }

    @Test("A shorter animation removes old frames and keeps other files") func folderAgain() throws {
        let folder = TemporaryFolder()
        for count in [4, 2] {
            let sink = try FilmFormat.pngFolder.makeSink(
                path: folder.path("shots/"), options: EncodingOptions(width: 48, height: 32))
            for index in 0..<count { try sink.append(Sample.frame(index), as: index) }
            try sink.finish()
            try Data("mine".utf8).write(to: URL(fileURLWithPath: folder.path("shots/notes.txt")))
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("shots")).sorted()
        #expect(names == ["frame-000000.png", "frame-000001.png", "notes.txt"])
        #expect(folder.names == ["shots"])
    }
}
