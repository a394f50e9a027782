import Gallery
import QuartziteTesting
import Stage
import Testing

/// The gallery's scenes of animated views, at moments that can be told by looking at a few points.
@MainActor @Suite struct ViewScenesTests {
    private func stage(_ name: String) throws -> Stage {
        let scene = try #require(Gallery.scene(named: name))
        return Stage(size: scene.size, scale: 1, seed: scene.seed) { scene.make() }
    }

    private func color(_ frame: Frame, _ x: Int, _ y: Int) -> [UInt8] {
        let pixel = frame.pixel(x: x, y: y)
        return [pixel.red, pixel.green, pixel.blue]
    }

    private let background: [UInt8] = [245, 245, 245]

    @Test("§1.3 §1.8 Blocks lay out, repeat, spring and turn a card round, there and back") func options() throws {
        let stage = try stage("animate-options")
        stage.seek(to: 0.7)
        let early = stage.frame()
        #expect(color(early, 300, 90) == background, "the card is half turned")
        #expect(color(early, 100, 50) != background && color(early, 130, 130) == background)
        stage.seek(to: 2.4)
        let there = stage.frame()
        #expect(color(there, 130, 130) != background && color(there, 380, 210) != background)
        #expect(color(there, 350, 90) != color(early, 350, 90))
        stage.seek(to: 5.2)
        #expect(color(stage.frame(), 130, 130) == background)
        try expectSeekable(stage, times: [0, 0.7, 2.4, 5.2])
    }
}
