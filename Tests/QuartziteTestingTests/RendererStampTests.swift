import Foundation
import QuartziteMedia
import QuartziteStage
import TestSupport
import Testing

@testable import CoreGraphics
@testable import QuartziteTesting

@Suite("Notes of the renderer's version")
struct RendererStampTests {
    @Test("A recorded picture names the renderer, and is the same picture")
    func picture() throws {
        let bitmap = Bitmap(width: 3, height: 2)
        let plain = try ImageEncoder.png(bitmap)
        let noted = RendererStamp.adding(to: plain)
        #expect(RendererStamp.version(in: plain) == nil)
        #expect(RendererStamp.version(in: noted) == Stage.rendererVersion)
        try withTemporaryFolder { folder in
            let url = URL(filePath: folder + "/a.png")
            try noted.write(to: url)
            #expect(try ImageDecoder.decode(contentsOf: url.path).image.bitmap.hash == bitmap.hash)
            #expect(RendererStamp.explanation(for: url) == "recorded by the same renderer, \(Stage.rendererVersion)")
        }
    }

    @Test("A list of hashes names the renderer in a comment")
    func hashes() {
        let noted = RendererStamp.adding(to: Data("abc\n".utf8))
        #expect(String(decoding: noted, as: UTF8.self) == "# renderer \(Stage.rendererVersion)\nabc\n")
        #expect(RendererStamp.version(in: noted) == Stage.rendererVersion)
    }

    @Test("A failure tells a changed renderer from a changed scene")
    func explanation() throws {
        try withTemporaryFolder { folder in
            let url = URL(filePath: folder + "/a.txt")
            try Data("# renderer 0\nabc\n".utf8).write(to: url)
            let current = Stage.rendererVersion
            #expect(RendererStamp.explanation(for: url) == "recorded by renderer 0, and drawn by \(current)")
            try Data("abc\n".utf8).write(to: url)
            #expect(RendererStamp.explanation(for: url) == "drawn by renderer \(current)")
        }
    }

    @Test(
        "Damaged notes are no notes", arguments: [[0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0xFF], [], [0x23]])
    func damage(bytes: [UInt8]) {
        #expect(RendererStamp.version(in: Data(bytes)) == nil)
    }
}
