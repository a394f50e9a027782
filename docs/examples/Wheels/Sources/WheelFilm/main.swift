import Foundation
import QuartziteFilm
import QuartziteStage
import Wheels

let stage = Stage(size: CGSize(width: 240, height: 240), scale: 2) { WheelViewController() }
stage.tap(at: CGPoint(x: 120, y: 120))
let url = URL(filePath: "wheel.mp4")
do {
    try await stage.writeFilm(to: url, duration: .seconds(1.5), frameRate: 60) { progress in
        print("\(progress.framesDrawn) of \(progress.frameCount) frames")
    }
} catch {
    print(error)
    exit(1)
}
