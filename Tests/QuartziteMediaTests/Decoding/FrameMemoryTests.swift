import CoreGraphics
import MediaTestSupport
import TestSupport
import Testing

@testable import QuartziteMedia

@Suite("Frames of animations") struct FrameMemoryTests {
    /// The pixels that distinguish the frames of `Sample.flat`.
    private func samples(_ image: DecodedImage, _ index: Int) throws -> [UInt32] {
        let bitmap = try image.frame(at: index).bitmap
        return (0..<5).map { bitmap[$0, 7] }
    }

    @Test("Frames have the same pixels in whatever order they are decoded", arguments: ["gif", "apng", "webp"])
    func anyOrder(kind: String) throws {
        let folder = TemporaryFolder()
        let frames = (0..<5).map { Sample.flat($0) }
        let image = try ImageDecoder.decode(Sample.file("a.\(kind)", frames, in: folder) { $0.frameRate = .fps50 })
        let forward = try (0..<5).map { try samples(image, $0) }
        #expect(Set(forward).count == 5)
        for index in [4, 1, 3, 0, 2, 1, 4, 3] { #expect(try samples(image, index) == forward[index], "frame \(index)") }
    }

    @Test("Cached frames are not composed again, and evicted frames are composed with the same pixels")
    func kept() throws {
        let folder = TemporaryFolder()
        let file = try Sample.file("a.gif", (0..<5).map { Sample.flat($0) }, in: folder) { $0.frameRate = .fps50 }
        var limits = DecodingLimits()
        limits.keptPixels = 3 * 40 * 30
        let image = try ImageDecoder.decode(file, limits: limits)
        let first = try image.frame(at: 1)
        let second = try image.frame(at: 2)
        #expect(try image.frame(at: 1) === first && image.frame(at: 2) === second)
        let forward = try samples(image, 1)
        for index in [3, 2, 4] { _ = try image.frame(at: index) }
        #expect(try image.frame(at: 2) === second)
        #expect(try image.frame(at: 1) !== first)
        #expect(try samples(image, 1) == forward)
    }
}
