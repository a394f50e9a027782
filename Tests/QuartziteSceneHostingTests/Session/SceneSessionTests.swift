import CoreGraphics
import QuartziteGallery
import QuartziteSceneHosting
import QuartziteStage
import Testing
import UIKit

@Suite("A session shows the frames of a stage") @MainActor
struct SceneSessionTests {
    private func makeStage(_ name: String) throws -> Stage {
        let scene = try #require(Gallery.scene(named: name))
        return Stage(
            configuration: StageConfiguration(size: scene.size, scale: 0.5, seed: scene.seed),
            opening: .controller { scene.make() })
    }

    private func makeSession(_ name: String) throws -> SceneSession {
        let stage = try makeStage(name)
        let frame = stage.frame()
        let facts = SceneFacts(
            name: name, width: stage.size.width, height: stage.size.height, scale: 0.5, pixelWidth: frame.width,
            pixelHeight: frame.height, duration: 5, seed: stage.seed)
        return SceneSession(stage, facts: facts, background: 0, threads: 1)
    }

    @Test("A time has the same frame forward and backward, with the hash of the stage's frame")
    func seeking() throws {
        let session = try makeSession("snow")
        let late = try session.show(2, hashing: true)
        let early = try session.show(0.5, hashing: true)
        #expect(late.hash != early.hash)
        let stage = try makeStage("snow")
        stage.seek(to: 2)
        #expect(try session.show(2, hashing: true).hash == stage.frame().hash)
        #expect(late.hash == stage.frame().hash)
        #expect(late.particles > 0 && late.layers > 1)
        #expect(session.picture.width == late.width && session.picture.height == late.height)
    }

    @Test("Input from a time on replaces later input, and past input that changes replays the scene")
    func replacingInput() throws {
        let session = try makeSession("touch")
        let untouched = try session.show(1, hashing: true).hash
        let tap = [TimedInput(0.5, .down(at: CGPoint(x: 160, y: 240))), TimedInput(0.5, .up())]
        try session.replaceInput(from: 0, with: tap)
        let touched = try session.show(1, hashing: true).hash
        #expect(touched != untouched)
        try session.replaceInput(from: 0.25, with: [])
        #expect(try session.show(1, hashing: true).hash == untouched)
        try session.replaceInput(from: 1, with: tap.map { TimedInput(2, $0.input) })
        #expect(try session.show(1, hashing: true).hash == untouched)
    }

    @Test("A time that is not finite is refused")
    func nonfiniteTimes() throws {
        let session = try makeSession("snow")
        #expect(throws: SceneFailure.self) { try session.show(.nan) }
    }
}
