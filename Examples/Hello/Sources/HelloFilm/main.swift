import Foundation
import Hello
import QuartziteFilm
import QuartziteStage

let stage = Stage(size: CGSize(width: 240, height: 320), scale: 2) { BallViewController() }
stage.tap(at: CGPoint(x: 120, y: 160))
do {
    try await stage.writeFilm(to: URL(filePath: "ball.mp4"), duration: .seconds(1.5), frameRate: 60)
} catch {
    print(error)
    exit(1)
}
