import QuartziteStage
import Testing
import UIKit

@MainActor struct TimerTests {
    private final class Log: UIViewController {
        var lines: [String] = []
        func note(_ text: String) { lines.append("\(text) \((CACurrentMediaTime() * 1000).rounded() / 1000)") }
        @MainActor var begin: (Log) -> Void = { _ in }
        override func viewDidLoad() { begin(self) }
    }

    /// Returns a stage whose controller runs `begin` when its view loads, and the controller.
    private func stage(_ begin: @escaping (Log) -> Void) throws -> (Stage, Log) {
        let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1, seed: 7) {
            let log = Log()
            log.begin = begin
            return log
        }
        return (stage, try #require(stage.rootViewController as? Log))
    }

    @Test("A timer calls at multiples of its interval, without drift, until it is invalidated")
    func repeating() throws {
        let (stage, log) = try stage { log in
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [unowned log] timer in
                log.note("tick")
                if log.lines.count == 4 { timer.invalidate() }
            }
        }
        stage.advance(to: 0.25)
        #expect(log.lines == ["tick 0.1", "tick 0.2"])
        stage.advance(to: 60)
        #expect(log.lines == ["tick 0.1", "tick 0.2", "tick 0.3", "tick 0.4"])
    }

    @Test("Intervals of 0.1 s coincide with frames, without rounding errors")
    func frames() throws {
        let (stage, log) = try stage { log in
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [unowned log] _ in log.note("tick") }
        }
        for frame in 1...100 {
            stage.advance(to: Double(frame) / 10)
            #expect(log.lines.count == frame)
        }
    }

    @Test("A timer calls its target once, with its userInfo") func selectors() throws {
        final class Target {
            var heard: [Int] = []
            func hear(_ timer: Timer) { heard.append(timer.userInfo as? Int ?? -1) }
        }
        let target = Target()
        let (stage, _) = try stage { _ in
            Timer.scheduledTimer(
                timeInterval: 0.5, target: target, selector: Selector("hear:", Target.hear), userInfo: 3, repeats: false
            )
        }
        stage.advance(to: 3)
        #expect(target.heard == [3])
    }

    @Test("A timer starts when it is added to a run loop, and fire() calls immediately")
    func unscheduled() throws {
        var calls = 0
        let timer = Timer(timeInterval: 1, repeats: true) { _ in calls += 1 }
        let (stage, _) = try stage { _ in }
        stage.advance(to: 2)
        #expect(calls == 0 && timer.isValid)
        timer.fire()
        #expect(calls == 1 && timer.isValid)
        let single = Timer(timeInterval: -1, repeats: false) { _ in calls += 10 }
        single.fire()
        #expect(calls == 11 && !single.isValid)
        let (other, _) = try self.stage { _ in
            RunLoop.main.add(Timer(timeInterval: 0, repeats: true) { _ in calls += 1 }, forMode: .common)
        }
        other.advance(to: 0.00105)
        #expect(calls == 21)
    }

    @Test("Blocks on all queues run at their times and in order") func queues() throws {
        let (stage, log) = try stage { log in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [unowned log] in
                log.note("later")
                DispatchQueue.main.async { log.note("next") }
            }
            DispatchQueue.main.async { [unowned log] in log.note("first") }
            DispatchQueue.global(qos: .background).async { [unowned log] in
                MainActor.assumeIsolated { log.note("global") }
                DispatchQueue.main.async { log.note("back") }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { [unowned log] in log.note("same") }
            let item = DispatchWorkItem { [unowned log] in log.note("never") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
            item.cancel()
        }
        stage.advance(to: 1)
        #expect(log.lines == ["first 0.0", "global 0.0", "back 0.0", "later 0.5", "same 0.5", "next 0.5"])
    }

    @Test("A group notifies its queue when all blocks have left") func groups() throws {
        let (stage, log) = try stage { log in
            let group = DispatchGroup()
            for delay in [0.3, 0.1] {
                group.enter()
                DispatchQueue.main.asyncAfter(deadline: .now() + delay) { group.leave() }
            }
            group.notify(queue: .main) { [unowned log] in log.note("done") }
        }
        stage.advance(to: 1)
        #expect(log.lines == ["done 0.3"])
    }

    @Test("Delayed calls occur at their times and can be cancelled") func delayedCalls() throws {
        final class Target: NSObject {
            var heard: [String] = []
            func hear(_ text: Any?) { heard.append(text as? String ?? "nothing") }
        }
        let target = Target()
        let hear = Selector("hear:", Target.hear)
        let (stage, _) = try stage { _ in
            target.perform(hear, with: "one", afterDelay: 0.2)
            target.perform(hear, with: nil, afterDelay: 0.4)
        }
        stage.advance(to: 0.3)
        #expect(target.heard == ["one"])
        Target.cancelPreviousPerformRequests(withTarget: target)
        stage.advance(to: 1)
        #expect(target.heard == ["one"])
    }

    @Test("Stages in one process have separate times") func independence() throws {
        let (one, first) = try stage { log in
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [unowned log] _ in log.note("one") }
        }
        let (two, second) = try stage { log in
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [unowned log] _ in log.note("two") }
        }
        one.advance(to: 2.5)
        #expect(first.lines == ["one 1.0", "one 2.0"] && second.lines.isEmpty)
        two.advance(to: 1.5)
        #expect(first.lines.count == 2 && second.lines == ["two 1.0"])
    }

    @Test("A stage releases its controller and timers") func release() throws {
        weak var log: Log?
        do {
            let (stage, made) = try stage { log in
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.note("held") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 100) { log.note("held") }
            }
            stage.advance(to: 2)
            log = made
            #expect(log?.lines.count == 2)
        }
        #expect(log == nil)
    }
}
