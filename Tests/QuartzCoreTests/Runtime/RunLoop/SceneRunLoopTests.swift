@testable import QuartzCore
import TestSupport
import Testing

/// The order in which a run loop delivers events (docs/RunLoop.md).
@Suite struct SceneRunLoopTests {
    /// An event source that logs the delivery of its events.
    private final class Input: EventSource {
        var times: [CFTimeInterval]
        let receive: (CFTimeInterval) -> Void

        init(_ times: [CFTimeInterval], receive: @escaping (CFTimeInterval) -> Void) {
            (self.times, self.receive) = (times, receive)
        }

        var nextEventTime: CFTimeInterval? { times.first }

        func deliverEvents(at time: CFTimeInterval) {
            times.removeFirst()
            receive(time)
        }
    }

    /// A layer that logs its layout, which a commit performs.
    private final class LoggingLayer: CALayer {
        var log: ((String) -> Void)?
        override func layoutSublayers() { log?("layout") }
    }

    private final class Log {
        var entries: [String] = []
        func callAsFunction(_ entry: String) { entries.append(entry) }
    }

    private let log = Log()

    @Test("Events at one time run as timers, display links, animations, completion blocks, commit and input")
    func order() {
        let stage = LayerStage()
        let (scene, layer, listener) = (stage.scene, LoggingLayer(), Listener())
        layer.log = { [log] in log($0) }
        let refresh = 1.0 / 60
        scene.runLoop.input = Input([refresh]) { [log] time in log("touch \(time == refresh)") }
        scene.run {
            stage.root.addSublayer(layer)
            CATransaction.begin()
            CATransaction.setCompletionBlock { [log] in log("completed") }
            let animation = CABasicAnimation("opacity", from: 0, duration: refresh)
            animation.delegate = listener
            layer.add(animation, forKey: nil)
            CATransaction.commit()
            CADisplayLink { [log] in if $0.timestamp == refresh { log("link") } }.add(to: .main, forMode: .common)
            scene.runLoop.add(at: refresh) { [log] in
                log("timer")
                layer.setNeedsLayout()
                scene.callInNextCycle { log("called") }
            }
        }
        scene.runLoop.run(until: 0)
        scene.runLoop.advance(to: 0.01)
        log.entries = []
        listener.received = { [log] in log($0) }
        scene.runLoop.advance(to: 0.02)
        #expect(log.entries == ["timer", "called", "link", "stop  true", "completed", "layout", "touch true"])
    }

    @Test("Blocks due at the same time run in the order in which they were added, new ones in the next cycle")
    func blocks() {
        let scene = SceneContext()
        let runLoop = scene.runLoop
        runLoop.add(at: 1) { [log] in
            log("a")
            runLoop.add(at: 1) { log("d") }
            runLoop.add(at: 0) { log("c") }
        }
        runLoop.add(at: 1) { [log] in log("b") }
        let cancelled = runLoop.add(at: 0.5) { [log] in log("cancelled") }
        runLoop.cancel(cancelled)
        runLoop.add(at: .nan) { [log] in log("never") }
        runLoop.advance(to: 2)
        #expect(log.entries == ["a", "b", "c", "d"] && scene.clock.now == 2)
    }

    @Test("The current time is each event's own time; overdue events run at the present")
    func times() {
        let scene = SceneContext()
        var times: [CFTimeInterval] = []
        for time in [0.75, 0.25] {
            scene.runLoop.add(at: time) {
                times.append(CACurrentMediaTime())
                scene.runLoop.add(at: time - 0.2) { times.append(CACurrentMediaTime()) }
            }
        }
        scene.runLoop.advance(to: 1)
        #expect(times == [0.25, 0.25, 0.75, 0.75])
    }

    @Test("Touches at the same time are delivered one by one, with all due events in between")
    func touches() {
        let scene = SceneContext()
        let input = Input([0.5, 0.5]) { [log] _ in
            log("touch")
            scene.runLoop.add(at: 0.5) { log("effect") }
        }
        scene.runLoop.input = input
        scene.runLoop.add(at: 0.5) { [log] in log("timer") }
        scene.runLoop.advance(to: 1)
        #expect(log.entries == ["timer", "touch", "effect", "touch", "effect"])
    }

    @Test("Blocks that keep adding blocks at the same time stop after 10,000 cycles")
    func endless() {
        let scene = SceneContext()
        var count = 0
        func again() {
            count += 1
            scene.runLoop.add(at: 0.5) { again() }
        }
        scene.runLoop.add(at: 0.5) { again() }
        scene.runLoop.advance(to: 1)
        #expect((9_990...10_010).contains(count) && scene.clock.now == 1)
    }

    @Test("A completion block that requests another one receives it a millisecond later", .rule("timing §3"))
    func completions() {
        let scene = SceneContext()
        var times: [CFTimeInterval] = []
        scene.run {
            scene.callInNextCycle {
                times.append(CACurrentMediaTime())
                scene.callInNextCycle { times.append(CACurrentMediaTime()) }
            }
        }
        scene.runLoop.advance(to: 1)
        #expect(times == [0, 0.001])
    }

    @Test("The next event is the earliest of all sources") func next() {
        let scene = SceneContext()
        #expect(!scene.runLoop.hasEvents && !scene.runLoop.advanceToNextEvent(by: 9))
        scene.runLoop.input = Input([3]) { _ in }
        #expect(scene.runLoop.hasEvents && scene.runLoop.nextEventTime == nil)
        scene.runLoop.add(at: 5) {}
        #expect(scene.runLoop.nextEventTime == 5)
        #expect(!scene.runLoop.advanceToNextEvent(by: 2) && scene.clock.now == 0)
        #expect(scene.runLoop.advanceToNextEvent(by: 9) && scene.clock.now == 3)
        #expect(scene.runLoop.advanceToNextEvent(by: 9) && scene.clock.now == 5)
        #expect(!scene.runLoop.hasEvents)
    }

    @Test("A scene that has ended releases its pending blocks") func ended() {
        let scene = SceneContext()
        weak var held: Log?
        do {
            let log = Log()
            held = log
            scene.runLoop.add(at: 1) { log("timer") }
            scene.run {
                scene.callInNextCycle { log("called") }
                CADisplayLink { _ in log("link") }.add(to: .main, forMode: .common)
            }
        }
        #expect(held != nil)
        scene.end()
        #expect(held == nil && scene.runLoop.nextEventTime == nil)
    }
}
