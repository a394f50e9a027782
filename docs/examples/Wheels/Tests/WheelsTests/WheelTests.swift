import Foundation
import QuartziteTesting
import QuartziteStage
import Testing
import Wheels

@Test @MainActor func wheelTurns() throws {
    let stage = Stage(size: CGSize(width: 240, height: 240), scale: 1) { WheelViewController() }
    try expectFrame(stage, named: "before")
    stage.tap(at: CGPoint(x: 120, y: 120))
    stage.advance(by: .milliseconds(250))
    try expectFrame(stage, named: "turning")
    try stage.runUntilIdle(limit: .seconds(5))
    try expectFrame(stage, named: "after")
}
