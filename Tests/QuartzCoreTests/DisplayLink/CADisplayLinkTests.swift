@testable import QuartzCore
import TestSupport
import Testing

/// Display links (layers.md §10, CADisplayLink).
@Suite struct CADisplayLinkTests {
    private class Wheel {
        var turns = 0
        var last: CADisplayLink?
        func turn(_ link: CADisplayLink) {
            turns += 1
            last = link
        }
        func spin() { turns += 10 }
    }

    private final class Propeller: Wheel {
        override func turn(_ link: CADisplayLink) { turns += 100 }
    }

    /// Runs `body` with the stage's clock as the current one, like a host.
    private func on<R>(_ stage: LayerStage, _ body: () -> R) -> R {
        stage.scene.run(body)
    }

    /// Returns the times of the calls up to `end` of a link that `configure` sets up.
    private func times(until end: Double, _ configure: (CADisplayLink) -> Void) -> [Double] {
        let stage = LayerStage()
        var times: [Double] = []
        let link = CADisplayLink { _ in times.append(CACurrentMediaTime()) }
        configure(link)
        on(stage) { link.add(to: .main, forMode: .common) }
        stage.advance(to: end)
        return times
    }

    @Test("A display link makes sixty calls per second, at multiples of 1/60 s", .rule("L29")) func sixtyASecond() {
        let times = times(until: 1) { _ in }
        let expected = (1...60).map { Double($0) / 60 }
        #expect(times == expected)
    }

    @Test("The target's method, overridden or not, is called until the link is invalidated") func selector() {
        let stage = LayerStage()
        let (wheel, propeller) = (Wheel(), Propeller())
        let turn = Selector("turn:", Wheel.turn(_:))
        let links = [
            CADisplayLink(target: wheel, selector: turn), CADisplayLink(target: propeller, selector: turn),
            CADisplayLink(target: wheel, selector: Selector("spin", Wheel.spin)),
        ]
        on(stage) { links.forEach { $0.add(to: .main, forMode: .default) } }
        stage.advance(to: 2.5 / 60)
        #expect(wheel.turns == 22 && propeller.turns == 200 && wheel.last === links[0])
        links.forEach { $0.invalidate() }
        stage.advance(to: 1)
        #expect(wheel.turns == 22 && propeller.turns == 200)
        #expect(turn == Selector("turn:") && turn != "spin" && "\(turn)" == "turn:")
    }

    @Test("A running link retains its target, and an invalidated one releases it") func ownership() {
        let stage = LayerStage()
        weak var held: Wheel?
        weak var running: CADisplayLink?
        do {
            let wheel = Wheel()
            held = wheel
            let link = CADisplayLink(target: wheel, selector: Selector("spin", Wheel.spin))
            running = link
            on(stage) { link.add(to: .main, forMode: .common) }
        }
        stage.advance(to: 0.1)
        #expect(held?.turns == 60)
        running?.invalidate()
        #expect(held == nil && running == nil)
    }

    @Test("A call provides its own time, the end of its frame and the refresh duration") func timestamps() {
        let stage = LayerStage()
        var seen: [[Double]] = []
        let link = CADisplayLink { seen.append([$0.timestamp, $0.targetTimestamp, $0.duration, CACurrentMediaTime()]) }
        link.preferredFramesPerSecond = 30
        #expect(link.timestamp == 0 && link.targetTimestamp == 0)
        on(stage) { link.add(to: .main, forMode: .common) }
        stage.advance(to: 0.05)
        let refreshes: [Double] = [2, 4, 1, 2]
        #expect(seen == [refreshes.map { $0 / 60 }])
    }

    @Test(
        "The frame rate is the nearest one with a whole number of refreshes per frame",
        arguments: [
            (0, 60), (60, 60), (45, 60), (35, 30), (30, 30), (26, 30), (20, 20), (15, 15), (1, 1), (-5, 60), (999, 60),
        ])
    func framesPerSecond(asked: Int, calls: Int) {
        #expect(times(until: 1) { $0.preferredFramesPerSecond = asked }.count == calls)
    }

    @Test("A frame rate range uses its preferred rate or its maximum, and never exceeds the maximum") func ranges() {
        func calls(_ range: CAFrameRateRange) -> Int {
            times(until: 1) { $0.preferredFrameRateRange = range }.count
        }
        #expect(calls(.default) == 60)
        #expect(calls(CAFrameRateRange(minimum: 8, maximum: 15, preferred: 10)) == 10)
        #expect(calls(CAFrameRateRange(minimum: 8, maximum: 15)) == 15)
        #expect(calls(CAFrameRateRange(minimum: 10, maximum: 45, preferred: 45)) == 30)
        #expect(calls(CAFrameRateRange(minimum: .nan, maximum: .infinity, preferred: -.infinity)) == 60)
    }

    @Test("A paused link makes no calls, and continues at the next refresh") func paused() {
        let stage = LayerStage()
        var times: [Double] = []
        let link = CADisplayLink { times.append($0.timestamp) }
        on(stage) { link.add(to: .main, forMode: .common) }
        stage.advance(to: 0.02)
        link.isPaused = true
        #expect(stage.nextEventTime == nil)
        stage.advance(to: 0.5)
        link.isPaused = false
        stage.advance(to: 0.52)
        let expected: [CFTimeInterval] = [1.0 / 60, 31.0 / 60]
        #expect(times == expected)
    }

    @Test("A link can be removed and added again; adding it twice or after invalidation has no effect")
    func membership() {
        let stage = LayerStage()
        var calls = 0
        let link = CADisplayLink { _ in calls += 1 }
        on(stage) {
            link.add(to: .main, forMode: .common)
            link.add(to: .current, forMode: .default)
        }
        stage.advance(to: 0.1)
        #expect(calls == 6)
        link.remove(from: .main, forMode: .common)
        stage.advance(to: 0.2)
        #expect(calls == 6)
        on(stage) { link.add(to: .main, forMode: .common) }
        stage.advance(to: 0.3)
        #expect(calls == 12)
        link.invalidate()
        on(stage) { link.add(to: .main, forMode: .common) }
        stage.advance(to: 0.4)
        #expect(calls == 12)
    }

    @Test("A call can stop other links, and start links whose calls begin at the next refresh") func changesInCalls() {
        let stage = LayerStage()
        var log: [String] = []
        let second = CADisplayLink { _ in log.append("second") }
        let third = CADisplayLink { _ in log.append("third") }
        let first = CADisplayLink { link in
            log.append("first")
            second.invalidate()
            third.add(to: .main, forMode: .common)
            link.invalidate()
        }
        on(stage) {
            first.add(to: .main, forMode: .common)
            second.add(to: .main, forMode: .common)
        }
        stage.advance(to: 0.04)
        #expect(log == ["first", "third"])
    }

    @Test("Links of different stages are independent, and links outside all stages make no calls") func clocks() {
        let (a, b) = (LayerStage(), LayerStage())
        var calls = [0, 0, 0]
        let links = (0..<3).map { i in CADisplayLink { _ in calls[i] += 1 } }
        on(a) { links[0].add(to: .main, forMode: .common) }
        on(b) { links[1].add(to: .main, forMode: .common) }
        links[2].add(to: .main, forMode: .common)
        a.advance(to: 1)
        #expect(calls == [60, 0, 0])
        b.advance(to: 0.5)
        #expect(calls == [60, 30, 0])
        links[2].invalidate()
    }

    @Test("Calls and animation callbacks are ordered by time, calls first at the same time") func order() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        let listener = Listener()
        let link = CADisplayLink { listener.log.append("link \(($0.timestamp * 60).rounded())") }
        on(stage) { link.add(to: .main, forMode: .common) }
        let animation = CABasicAnimation("opacity", from: 0, duration: 2.0 / 60)
        animation.delegate = listener
        layer.add(animation, forKey: "a")
        stage.advance(to: 0.05)
        #expect(listener.log == ["start ", "link 1.0", "link 2.0", "stop  true", "link 3.0"])
    }

    @Test("A step over many refreshes makes every call at its own time") func bigStep() {
        let stage = LayerStage()
        var times: [Double] = []
        let link = CADisplayLink { _ in times.append(CACurrentMediaTime()) }
        on(stage) { link.add(to: .main, forMode: .common) }
        stage.advance(to: 0.1)
        let expected = (1...6).map { Double($0) / 60 }
        #expect(times == expected)
    }

    @Test("A change that a call makes is visible at the time of the call") func drives() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        let link = CADisplayLink { link in
            CATransaction.setDisableActions(true)
            layer.position.x = link.timestamp * 60
        }
        on(stage) { link.add(to: .main, forMode: .common) }
        stage.advance(to: 0.9)
        #expect(near(Double(layer.presentation()?.position.x ?? -1), 54, 1e-9))
    }
}
