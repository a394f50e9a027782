import ArithmeticPractice
import CoreGraphics
import Foundation
import SceneHosting
import Stage
import TestSupport
import Testing

@Suite("The example app in a window or page") @MainActor
struct ExampleAppTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Examples/ArithmeticPractice/round.json").standardized

    /// Returns a stage with a round that the touch script plays; each start of the app finds an empty history.
    private func stage() throws -> Stage {
        let folder = TemporaryFolder()
        let stage = Stage(
            configuration: StageConfiguration(size: CGSize(width: 390, height: 844), scale: 0.5, seed: 7),
            app: { AppDelegate(folder: folder.url(UUID().uuidString)) })
        stage.play(try TouchScript(json: Data(contentsOf: Self.script)))
        return stage
    }

    @Test("Times that are shown in any order have the frames of a film that is drawn in order")
    func scrubbing() throws {
        let times = [1.7, 3.8, 12.6, 29.0, 41.0, 44.2, 49.6, 52.0]
        let film = try stage()
        var expected: [Double: UInt64] = [:]
        for time in times {
            film.advance(to: time)
            expected[time] = film.frame().hash
        }
        let shown = try stage()
        let facts = SceneFacts(
            name: "app", width: 390, height: 844, scale: 0.5, pixelWidth: 195, pixelHeight: 422, duration: 58, seed: 7)
        let session = SceneSession(shown, facts: facts, background: 0, threads: 1)
        for time in [44.2, 3.8, 52, 1.7, 41, 49.6, 12.6, 29] {
            #expect(try session.show(time, hashing: true).hash == expected[time], "at \(time) s")
        }
    }
}
