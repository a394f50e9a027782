import Foundation
import QuartziteMedia
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// uikit_animation.md §5: image files with several frames.
@MainActor @Suite(.serialized) struct AnimatedFileTests {
    private let screen = TestScreen()

    /// Frames that differ in brightness, 10 pixels wide, each shown for a tenth of a second.
    private func file(_ kind: String, count: Int = 4) throws -> Data {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(kind)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        var options = EncodingOptions(width: 10, height: 10)
        options.frameRate = try FrameRate(10)
        let sink = try FilmFormat(path: path).makeSink(path: path, options: options)
        for index in 0..<count {
            let bitmap = Bitmap(width: 10, height: 10)
            bitmap.clear(0xff00_0000 | UInt32(index * 60) * 0x01_0101)
            try sink.append(bitmap)
        }
        try sink.finish()
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    /// The same GIF with other delays, in hundredths of a second.
    private func patched(_ gif: Data, _ delays: [UInt8]) -> Data {
        var gif = gif
        var rest = delays[...]
        for start in gif.indices.dropLast(4) where gif[start..<start + 3].elementsEqual([0x21, 0xf9, 4]) {
            gif[start + 4] = rest.popFirst() ?? 0
        }
        return gif
    }

    private func show(_ image: UIImage) -> UIImageView {
        screen.run {
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            screen.window.addSubview(view)
            view.image = image
            return view
        }
    }

    /// The index of the frame that is shown.
    private func index(at time: Double) -> Int {
        screen.advance(to: time)
        return (screen.pixel(20, 20)[0] + 20) / 60
    }

    @Test(
        "A GIF, APNG or WebP file of several frames is an animated image", .rule("uikit_animation §5"),
        arguments: ["gif", "apng", "webp"])
    func formats(kind: String) throws {
        let image = try #require(UIImage(data: try file(kind), scale: 2))
        #expect(image.images?.count == 4 && abs(image.duration - 0.4) < 1e-9)
        #expect(image.size == CGSize(width: 5, height: 5) && image.images?.last?.size == image.size)
        let view = show(image)
        #expect(view.isAnimating)
        for round in [0.0, 0.4, 4] {
            let shown = (0..<4).map { index(at: round + 0.05 + Double($0) / 10) }
            #expect(shown == [0, 1, 2, 3], "\(kind) \(round)")
        }
    }

    @Test("Each frame is shown for its own duration in the file", .rule("uikit_animation §5"))
    func delays() throws {
        let image = try #require(UIImage(data: patched(try file("gif"), [5, 20, 10, 45])))
        #expect(abs(image.duration - 0.8) < 1e-9)
        _ = show(image)
        for (time, expected) in [
            (0.0, 0), (0.049, 0), (0.051, 1), (0.249, 1), (0.251, 2), (0.349, 2), (0.351, 3), (0.799, 3), (0.801, 0),
            (0.851, 1),
        ] { #expect(index(at: time) == expected, "at \(time)") }
    }

    @Test(
        "A file of one frame is a still image, and frames in a new animated image have equal durations",
        .rule("uikit_animation §5"))
    func stills() throws {
        let still = try #require(UIImage(data: try file("gif", count: 1)))
        #expect(still.images == nil && still.duration == 0)
        let uneven = try #require(UIImage(data: patched(try file("gif"), [5, 20, 10, 45])))
        let even = try #require(UIImage.animatedImage(with: uneven.images ?? [], duration: 0.8))
        #expect(even != uneven && even.images == uneven.images)
        _ = show(even)
        let shown = (0..<4).map { index(at: 0.1 + Double($0) * 0.2) }
        #expect(shown == [0, 1, 2, 3])
    }

    @Test(
        "Images found by name or path keep their frames, and modified images keep their timing",
        .rule("uikit_animation §5")
    )
    func named() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "AnimatedFileTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("turning@2x.gif").path
        try patched(try file("gif"), [5, 20, 10, 45]).write(to: URL(fileURLWithPath: path))
        ImageCatalog.current.addFolder(folder.path)
        let found = try #require(UIImage(named: "turning.gif"))
        #expect(found.images?.count == 4 && found.scale == 2)
        #expect(UIImage(contentsOfFile: path)?.images?.count == 4)
        _ = show(found.withRenderingMode(.alwaysOriginal))
        #expect([0.04, 0.06, 0.26, 0.36].map { index(at: $0) } == [0, 1, 2, 3])
    }
}
