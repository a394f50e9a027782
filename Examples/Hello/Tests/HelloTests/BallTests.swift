import Foundation
import Hello
import QuartziteTesting
import QuartziteStage
import Testing

@Suite("The ball") @MainActor
struct BallTests {
    private let stage = Stage(size: CGSize(width: 240, height: 320), scale: 1) { BallViewController() }

    @Test("A tap lets the ball jump, and it lands where it was")
    func jump() throws {
        let atRest = stage.frame().hash
        stage.tap(at: CGPoint(x: 120, y: 160))
        stage.advance(by: .milliseconds(400))
        #expect(stage.frame().hash != atRest)
        try stage.runUntilIdle(limit: .seconds(5))
        #expect(stage.frame().hash == atRest)
    }

    @Test("A time shows the same frame, in whatever order the times are shown")
    func seeking() throws {
        stage.tap(at: CGPoint(x: 120, y: 160))
        try expectSeekable(stage, times: [0, 0.3, 0.9, 2])
    }
}
