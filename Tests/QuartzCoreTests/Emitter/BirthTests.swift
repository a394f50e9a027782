import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

@Suite struct BirthTests {
    @Test("The number of live particles settles at the birth rate times the lifetime", .rule("E1"))
    func liveCount() {
        let timeline = EmitterTimeline(EmitterScene.snow)
        for time in stride(from: 30.0, to: 60, by: 1.37) {
            #expect(abs(timeline.liveCount(at: time) - 375) <= 13)
        }
    }

    @Test(
        "The first particle is born one interval after the start", .rule("E2"),
        arguments: [(0.05, 0), (0.1, 1), (0.95, 9), (1, 10)])
    func firstBirth(time: Double, count: Int) {
        let emitter = EmitterScene.emitter(cells: [EmitterScene.cell { $0.birthRate = 10 }])
        #expect(EmitterTimeline(emitter).liveCount(at: time) == count)
    }

    @Test("Births occur at exact multiples of the interval, between frames", .rule("E2"))
    func exactTimes() {
        let emitter = EmitterScene.emitter(cells: [EmitterScene.cell { $0.birthRate = 7 }])
        let births = EmitterScene.live(emitter, at: 2).map(\.particle.birthTime)
        let expected = (1...14).map { Double($0) / 7 }
        #expect(births == expected)
    }

    @Test("A birth rate that increases later adds no particles in the past", .rule("E3"))
    func risingRate() {
        var emitter = EmitterScene.emitter(cells: [EmitterScene.cell { $0.birthRate = 0 }])
        var timeline = EmitterTimeline(emitter)
        emitter.cells[0].birthRate = 10
        timeline.record(emitter, at: 5)
        #expect(timeline.liveCount(at: 5.09) == 0)
        #expect(EmitterScene.live(timeline, at: 5.35).map(\.particle.birthTime) == [5.1, 5.2, 5.3])
    }

    @Test("An emitter that began long ago is full immediately; one that begins now is empty", .rule("E18"))
    func prewarming() {
        var emitter = EmitterScene.snow
        #expect(abs(EmitterTimeline(emitter).liveCount(at: 100) - 375) <= 13)
        emitter.cells[0].timing.beginTime = 100
        #expect(EmitterTimeline(emitter).liveCount(at: 100) == 0)
        #expect(EmitterTimeline(emitter).liveCount(at: 101) == 25)
    }

    @Test("Births stop when the rate becomes 0, and live particles die at the end of their lifetime", .rule("E21"))
    func ending() {
        var emitter = EmitterScene.snow
        var timeline = EmitterTimeline(emitter)
        emitter.birthRate = 0
        timeline.record(emitter, at: 40)
        let before = EmitterScene.live(timeline, at: 40)
        let after = EmitterScene.live(timeline, at: 45)
        #expect(!after.isEmpty)
        #expect(after.allSatisfy { late in before.contains { $0.particle.birthTime == late.particle.birthTime } })
        #expect(timeline.liveCount(at: 55) > 0)
        #expect(timeline.liveCount(at: 56) == 0)
    }

    @Test("A changed velocity affects only later births", .rule("E22"))
    func changedVelocity() {
        var emitter = EmitterScene.emitter(cells: [
            EmitterScene.cell {
                $0.velocity = 50; $0.birthRate = 10
            }
        ])
        var timeline = EmitterTimeline(emitter)
        emitter.cells[0].velocity = 200
        timeline.record(emitter, at: 4)
        for live in EmitterScene.live(timeline, at: 8) {
            let speed = live.particle.birthTime <= 4 ? 50.0 : 200
            #expect(abs(live.state.x - speed * live.age) < 1e-9)
        }
    }

    @Test("Live particles follow a changed acceleration from the time of the change")
    func changedAcceleration() {
        var emitter = EmitterScene.emitter(cells: [EmitterScene.cell { $0.birthRate = 1 }])
        var timeline = EmitterTimeline(emitter)
        emitter.cells[0].rates.yAcceleration = 10
        timeline.record(emitter, at: 3)
        let heights = EmitterScene.live(timeline, at: 5).map(\.state.y)
        #expect(heights == [20, 20, 20, 5, 0])
    }

    @Test("Removing a cell removes its particles, and an added cell starts empty")
    func exchangedCells() {
        let first = EmitterScene.cell { $0.birthRate = 10 }
        let second = EmitterScene.cell {
            $0.birthRate = 5; $0.identity = 1
        }
        var timeline = EmitterTimeline(EmitterScene.emitter(cells: [first]))
        timeline.record(EmitterScene.emitter(cells: [second]), at: 4)
        #expect(timeline.liveCount(at: 4) == 0)
        #expect(timeline.liveCount(at: 5) == 5)
        timeline.record(EmitterScene.emitter(cells: [second, first]), at: 6)
        #expect(timeline.liveCount(at: 7) == 15 + 10)
    }

    @Test("A cell emits only during its duration, and its speed scales its time")
    func cellTiming() {
        let emitter = EmitterScene.emitter(
            cells: [
                EmitterScene.cell {
                    $0.birthRate = 10
                    $0.lifetime = 100
                    $0.timing.beginTime = 1
                    $0.timing.activeDuration = 2
                    $0.timing.speed = 2
                }
            ]
        )
        let counts = [1, 1.25, 1.5, 2, 3, 9].map { EmitterTimeline(emitter).liveCount(at: $0) }
        #expect(counts == [0, 5, 10, 20, 20, 20])
        #expect(EmitterScene.live(emitter, at: 3).first?.age == 3.9)
    }

    @Test("A time offset starts a cell in the middle of its time")
    func cellOffset() {
        let cell = EmitterScene.cell {
            $0.birthRate = 10; $0.timing.timeOffset = 0.5; $0.timing.beginTime = 2
        }
        let timeline = EmitterTimeline(EmitterScene.emitter(cells: [cell]))
        #expect(timeline.liveCount(at: 1.9) == 0)
        #expect(timeline.liveCount(at: 2) == 5)
    }

    @Test("The same seed produces the same particles, and another seed produces others")
    func seeds() {
        var emitter = EmitterScene.snow
        let first = EmitterScene.live(emitter, at: 33.3).map(\.state.x)
        #expect(first == EmitterScene.live(emitter, at: 33.3).map(\.state.x))
        emitter.seed = 1
        #expect(first != EmitterScene.live(emitter, at: 33.3).map(\.state.x))
    }

    @Test("A particle is the same at every time at which it is evaluated")
    func seekable() {
        let timeline = EmitterTimeline(EmitterScene.snow)
        let early = EmitterScene.live(timeline, at: 20)
        let late = EmitterScene.live(timeline, at: 25)
        let shared = late.filter { $0.particle.birthTime <= 20 }
        #expect(shared.count > 200)
        for particle in shared {
            let same = early.first { $0.particle.number == particle.particle.number }
            #expect(same?.particle.initial.velocityX == particle.particle.initial.velocityX)
            #expect(same?.particle.lifetime == particle.particle.lifetime)
        }
    }

    @Test("Evaluation an hour after the start examines no more births than after a minute")
    func constantWork() {
        let timeline = EmitterTimeline(EmitterScene.snow)
        func candidates(_ time: Double) -> Int {
            timeline.liveParticles(at: time).groups.flatMap(\.members).reduce(0) { $0 + $1.numbers.count }
        }
        #expect(abs(candidates(3600) - candidates(60)) <= 1)
        #expect(abs(candidates(1e9) - candidates(60)) <= 1)
        #expect(abs(timeline.liveCount(at: 1e9) - 375) <= 13)
    }

    @Test("At most 100,000 particles live; the oldest are removed", arguments: [1, 3])
    func limit(cells: Int) {
        let particleSet = (0..<cells).map { index in
            EmitterScene.cell {
                $0.birthRate = 1e5; $0.identity = index
            }
        }
        let live = EmitterScene.live(EmitterScene.emitter(cells: particleSet), at: 50)
        #expect(live.count <= EmitterTimeline.particleLimit)
        #expect(live.count > EmitterTimeline.particleLimit - 10)
        #expect(live.allSatisfy { $0.age < 1.001 / Double(cells) })
    }
}
