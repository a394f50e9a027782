@testable import QuartzCore
import TestSupport
import Testing

/// Timing as pure arithmetic (timing.md §2.1–2.3).
@Suite struct MediaTimingTests {
    private func timing(_ duration: Double, _ configure: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
        var timing = MediaTiming()
        timing.beginTime = 10
        timing.duration = duration
        configure(&timing)
        return timing
    }

    @Test("The fraction is a half after one of two seconds", .rule("T1")) func half() {
        let state = timing(2).state(at: 11)
        #expect(state?.progress == 0.5)
        #expect(state?.basicTime == 1)
        #expect(state?.phase == .active)
    }

    @Test("Double speed takes half the time", .rule("T2")) func speed() {
        #expect(timing(2) { $0.speed = 2 }.state(at: 10.5)?.progress == 0.5)
    }

    @Test("An autoreversing animation returns to its start", .rule("T3"), arguments: [(1.0, 0.5), (2, 1), (3, 0.5)])
    func autoreverses(_ at: Double, _ p: Double) {
        #expect(timing(2) { $0.autoreverses = true }.state(at: 10 + at)?.progress == p)
        #expect(timing(2) { $0.autoreverses = true }.state(at: 14) == nil)
    }

    @Test("Two and a half cycles end halfway, and the fill keeps that value", .rule("T4")) func fractionalRepeat() {
        let t = timing(1) {
            $0.repeatCount = 2.5
            $0.fillMode = .forwards
        }
        #expect(near(t.state(at: 11.25)?.progress, 0.25))
        #expect(t.state(at: 12.5)?.progress == 0.5)
        #expect(t.state(at: 1e12)?.progress == 0.5)
    }

    @Test("Fill modes determine the value before the start and after the end", .rule("T5")) func fillModes() {
        func progress(_ mode: CAMediaTimingFillMode, _ at: Double) -> Double? {
            timing(2) { $0.fillMode = mode }.state(at: at)?.progress
        }
        #expect(progress(.removed, 9) == nil && progress(.removed, 12) == nil)
        #expect(progress(.backwards, 9) == 0 && progress(.backwards, 12) == nil)
        #expect(progress(.forwards, 9) == nil && progress(.forwards, 12) == 1)
        #expect(progress(.both, 9) == 0 && progress(.both, 13) == 1)
        #expect(progress(CAMediaTimingFillMode(rawValue: "odd"), 9) == nil)
    }

    @Test("Whole cycles end at the last value, and autoreversing cycles at the first")
    func lastValue() {
        let three = timing(0.1) {
            $0.repeatCount = 3
            $0.fillMode = .forwards
        }
        // In binary, three times 0.1 is more than 0.3; the end must still be the last value.
        #expect(three.state(at: 11)?.progress == 1)
        #expect(three.state(at: 11)?.cycle == 2)
        let back = timing(0.1) {
            $0.repeatCount = 3
            $0.autoreverses = true
            $0.fillMode = .forwards
        }
        #expect(back.state(at: 11)?.progress == 0)
    }

    @Test("A time offset starts inside the cycle and wraps around", .rule("T7")) func timeOffset() {
        let t = timing(3) {
            $0.timeOffset = 1
            $0.fillMode = .forwards
        }
        #expect(near(t.state(at: 10)?.progress, 1.0 / 3))
        #expect(near(t.state(at: 11.999_999)?.progress, 1, 1e-6))
        #expect(t.state(at: 12)?.progress == 0)
        #expect(near(t.state(at: 12.5)?.progress, 1.0 / 6))
        #expect(near(t.state(at: 13)?.progress, 1.0 / 3))
    }

    @Test(
        "A speed of 0 stays at the time offset, even at the end of the cycle", .rule("T6"),
        arguments: [0, 0.25, 0.75, 1])
    func frozen(_ offset: Double) {
        let t = timing(1) {
            $0.speed = 0
            $0.timeOffset = offset
        }
        #expect(t.state(at: 0)?.progress == offset)
        #expect(t.state(at: 1e9)?.progress == offset)
    }

    @Test("A negative speed runs from the end to the start") func negativeSpeed() {
        let t = timing(2) { $0.speed = -1 }
        #expect(t.state(at: 9.9) == nil)
        #expect(t.state(at: 10)?.progress == 1)
        #expect(t.state(at: 10.5)?.progress == 0.75)
        #expect(t.state(at: 12) == nil)
        let held = timing(2) {
            $0.speed = -1
            $0.fillMode = .both
        }
        #expect(held.state(at: 0)?.progress == 1)
        #expect(held.state(at: 20)?.progress == 0)
    }

    @Test(
        "A very large or infinite repeat count never ends", arguments: [Float.infinity, .greatestFiniteMagnitude, 1e9])
    func endless(_ count: Float) {
        let t = timing(2) { $0.repeatCount = count }
        #expect(t.activeDuration == .infinity)
        #expect(near(t.state(at: 10 + 2e6 + 0.5)?.progress, 0.25))
        #expect(t.parentInterval.end == nil)
    }

    @Test("repeatDuration takes precedence over repeatCount") func repeatDuration() {
        let t = timing(2) {
            $0.repeatDuration = 3
            $0.repeatCount = 10
            $0.fillMode = .forwards
        }
        #expect(t.activeDuration == 3)
        #expect(t.state(at: 20)?.progress == 0.5)
    }

    @Test("A closed end counts as active") func closedEnd() {
        #expect(timing(2).state(at: 12) == nil)
        #expect(timing(2).state(at: 12, closedEnd: true)?.progress == 1)
        #expect(timing(2).state(at: 12.001, closedEnd: true) == nil)
    }

    @Test("Invalid numbers have no effect and never stop the program")
    func extremes() {
        let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 0, -1]
        for duration in odd {
            for time in odd {
                for offset in odd {
                    let t = timing(duration) {
                        $0.timeOffset = offset
                        $0.fillMode = .both
                        $0.autoreverses = time == 0
                    }
                    guard let state = t.state(at: time) else { continue }
                    #expect((0...1).contains(state.progress))
                    #expect(!state.basicTime.isNaN)
                }
            }
        }
        #expect(timing(0).state(at: 10) == nil)
        #expect(timing(.nan).state(at: 10) == nil)
    }

    @Test("Progress stays in 0...1 and is continuous with random settings")
    func randomSettings() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<2_000 {
            let t = timing(random.number(in: 0.01...5)) {
                $0.speed = Float(random.number(in: 0.1...4))
                $0.repeatCount = Float(random.number(in: 0...4))
                $0.autoreverses = random.number(in: 0...1) < 0.5
                $0.fillMode = .both
            }
            let end = t.parentInterval.end ?? 0
            #expect(near(t.state(at: 0)?.progress, 0))
            let before = t.state(at: end - 1e-7)
            let after = t.state(at: end)
            #expect(near(before?.progress, after?.progress ?? -1, 1e-3))
            #expect(near(before?.cycle, after?.cycle ?? -1))
        }
    }
}
