import CoreGraphics
import Testing

@testable import QuartzCore

@Suite struct ForgettingTests {
    /// Simulates dragging a slider: sixty commits per second change rates, speeds and gravity.
    private func drag(
        _ emitter: EmitterDescription, seconds: Int, keeping epochs: Int, visit: (EmitterTimeline, Double) -> Void
    ) {
        var emitter = emitter
        var timeline = EmitterTimeline()
        timeline.keptEpochs = epochs
        for step in 0...(60 * seconds) {
            let time = Double(step) / 60
            emitter.birthRate = 1 + Double(step % 7) / 3
            emitter.cells[0].velocity = 30 + Double(step % 50)
            emitter.cells[0].rates.yAcceleration = Double(step % 11)
            timeline.record(emitter, at: time)
            if step % 97 == 0 { visit(timeline, time + 0.005) }
        }
    }

    private func pictures(_ emitter: EmitterDescription, keeping epochs: Int) -> [[Double]] {
        var pictures: [[Double]] = []
        drag(emitter, seconds: 12, keeping: epochs) { timeline, time in
            pictures.append(EmitterScene.live(timeline, at: time).flatMap { [$0.state.x, $0.state.y, $0.age] })
        }
        return pictures
    }

    @Test("Discarding settings without live particles does not change the picture", arguments: [false, true])
    func samePictures(isNested: Bool) {
        var emitter = isNested ? NestedCellTests.firework : EmitterScene.snow
        if isNested { emitter.cells[0].cells[1].birthRate = 100 } else { emitter.cells[0].lifetime = 3 }
        let forgetful = pictures(emitter, keeping: 64)
        #expect(forgetful == pictures(emitter, keeping: .max))
        #expect(forgetful.allSatisfy { $0.count < 3 * 5000 } && forgetful.last?.isEmpty == false)
    }

    @Test("A long drag keeps the changes of one lifetime, or all if particles do not age")
    func bounded() {
        var emitter = EmitterScene.snow
        emitter.cells[0].lifetime = 2
        drag(emitter, seconds: 20, keeping: 64) { timeline, time in #expect(timeline.epochCount <= 60 * 3 + 2) }
        emitter.cells[0].timing.speed = 0
        drag(emitter, seconds: 3, keeping: 64) { timeline, time in #expect(timeline.epochCount >= Int(time * 60)) }
    }

    @Test("A timeline that discards settings drops its future when the clock is set back")
    func clockSetBack() {
        var emitter = EmitterScene.snow
        emitter.cells[0].lifetime = 1
        drag(emitter, seconds: 6, keeping: 64) { timeline, _ in
            var timeline = timeline
            timeline.record(EmitterScene.snow, at: 0.5)
            #expect(timeline.epochCount <= 31)
            #expect(timeline.liveCount(at: 20) > 300)
        }
    }
}
