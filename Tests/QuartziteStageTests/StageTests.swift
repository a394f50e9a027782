import Foundation
import QuartziteGallery
import Testing

@testable import QuartziteStage

@MainActor struct StageTests {
    private func snow(seed: UInt64 = 0) -> Stage {
        Stage(size: CGSize(width: 160, height: 90), scale: 1, seed: seed) { Gallery.scenes[0].make() }
    }

    @Test("Time starts at 0, and advancing never moves it backwards") func advancing() {
        let stage = snow()
        #expect(stage.time == 0)
        stage.advance(by: .milliseconds(250))
        #expect(stage.time == 0.25)
        stage.advance(to: 2)
        stage.advance(to: 1)
        stage.advance(to: .nan)
        #expect(stage.time == 2)
    }

    @Test("A frame depends only on the time") func seeking() {
        let played = snow()
        var hashes: [UInt64] = []
        for step in 0...8 {
            played.advance(to: Double(step) * 0.75)
            hashes.append(played.frame().hash)
        }
        for step in [7, 2, 8, 0, 5] {
            played.seek(to: Double(step) * 0.75)
            let cold = snow()
            cold.seek(to: Double(step) * 0.75)
            #expect(played.frame().hash == hashes[step])
            #expect(cold.frame().hash == hashes[step])
        }
        #expect(Set(hashes).count == hashes.count, "snow moves")
    }

    @Test("The same seed produces the same snow, and another seed other snow") func seeds() {
        let stages = [snow(seed: 1), snow(seed: 2), snow(seed: 1)]
        for stage in stages { stage.seek(to: 4) }
        #expect(stages[0].frame().hash != stages[1].frame().hash)
        #expect(stages[0].frame().hash == stages[2].frame().hash)
    }

    @Test("Stages in one process have their own time and screen") func independence() {
        let one = snow()
        let other = Stage(size: CGSize(width: 60, height: 60), scale: 2) { Gallery.scenes[0].make() }
        one.advance(to: 3)
        #expect(other.time == 0)
        #expect(other.frame().width == 120 && one.frame().width == 160)
        other.advance(to: 1)
        #expect(one.time == 3)
    }

    @Test("A stage reports in advance which sizes it cannot draw") func sizes() {
        #expect(Stage.isDrawable(size: CGSize(width: 640, height: 360), scale: 2))
        #expect(!Stage.isDrawable(size: .zero, scale: 2))
        #expect(!Stage.isDrawable(size: CGSize(width: CGFloat.nan, height: 10), scale: 1))
        #expect(!Stage.isDrawable(size: CGSize(width: 20_000, height: 10), scale: 1))
        #expect(!Stage.isDrawable(size: CGSize(width: 10_000, height: 10_000), scale: 1))
    }
}
