import QuartziteGallery
import QuartziteTesting
import QuartziteStage
import Testing
import UIKit

/// The touches of the gallery's scenes.
@MainActor @Suite struct SceneTouchesTests {
    nonisolated private static let touched = Gallery.scenes.filter { !$0.touches.isEmpty }.map(\.name)

    @Test("A scene's touches change its frames, which are the same for every order of times", arguments: touched)
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

    @Test("The touches of every scene are a valid touch script")
    func scripts() throws {
        for scene in Gallery.scenes { _ = try TouchScript(json: scene.touchScript) }
        #expect(SceneTouchesTests.touched.contains("interruptible"))
    }
}
