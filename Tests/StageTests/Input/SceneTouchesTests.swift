import Gallery
import QuartziteTesting
import Stage
import Testing
import UIKit

/// What fingers do in the gallery's scenes.
@MainActor @Suite struct SceneTouchesTests {
    nonisolated private static let touched = Gallery.scenes.filter { !$0.touches.isEmpty }.map(\.name)

    @Test("a scene's touches change what it shows, the same whichever way a time is reached", arguments: touched)
    func scenes(_ name: String) throws {
        let scene = try #require(Gallery.scene(named: name))
        let stage = Stage(size: scene.size, scale: 0.5, seed: scene.seed) { scene.make() }
        let untouched = stage.rebuilt()
        stage.play(try TouchScript(json: scene.touchScript))
        let length = min(scene.duration, 7)
        let times = stride(from: 0.5, through: length, by: length / 5).map { $0 }
        try expectSeekable(stage, times: times)
        let differs = times.contains { time in
            stage.seek(to: time)
            untouched.seek(to: time)
            return stage.frame().hash != untouched.frame().hash
        }
        #expect(differs)
    }

    @Test("every scene's touches are a touch script")
    func scripts() throws {
        for scene in Gallery.scenes { _ = try TouchScript(json: scene.touchScript) }
        #expect(SceneTouchesTests.touched.contains("interruptible"))
    }
}
