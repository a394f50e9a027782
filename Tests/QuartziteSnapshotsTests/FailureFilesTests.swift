import CoreGraphics
import Foundation
import QuartziteMedia
import TestSupport
import Testing

@testable import QuartziteSnapshots

@Suite("A failure writes its pictures and a page with them")
struct FailureFilesTests {
    @Test("The page contains the three pictures and needs no other file")
    func page() throws {
        let folder = TemporaryFolder()
        let files = FailureFiles(in: folder.url("failures"), name: "card.1")
        let page = try files.write(
            reference: picture(8, 8, []), ours: picture(8, 8, [(0, 0, 4, 4, 0xff00_0000)]), message: "a < b")
        #expect(page == folder.url("failures/card.1.html"))
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(text.ranges(of: "src=\"data:image/png;base64,").count == 5)
        #expect(text.contains("<pre>a &lt; b</pre>") && !text.contains("http"))
        for name in ["reference", "ours", "difference"] {
            let image = try ImageDecoder.decode(contentsOf: folder.url("failures/card.1.\(name).png").path)
            #expect(image.width == 8 && image.height == 8)
        }
    }

    @Test("Pictures of different sizes have a difference of the size that contains both")
    func sizes() throws {
        let folder = TemporaryFolder()
        _ = try FailureFiles(in: folder.url("x"), name: "a").write(
            reference: picture(8, 4, []), ours: picture(4, 8, []), message: "")
        let image = try ImageDecoder.decode(contentsOf: folder.url("x/a.difference.png").path)
        #expect(image.width == 8 && image.height == 8)
    }

    @Test("The folder of this renderer is beside the suite's")
    func ownFolder() {
        let folder = URL(fileURLWithPath: "a/__Snapshots__", isDirectory: true)
        let own = SnapshotSettings.ownFolder(beside: folder)
        #expect(own.deletingLastPathComponent().path == folder.deletingLastPathComponent().path)
        #expect(own.lastPathComponent.hasPrefix("__Snapshots__.quartzite-"))
    }
}
