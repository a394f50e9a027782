import QuartziteStage
import Testing
import UIKit

@MainActor @Suite("Dates on a stage") struct StageDateTests {
    private final class Clock: UIViewController {
        var dates: [Double] = []
        var calls: [Double] = []
        var begin: (Clock) -> Void = { _ in }
        override func viewDidLoad() { begin(self) }
        func note() { calls.append((CACurrentMediaTime() * 1e5).rounded() / 1e5) }
    }

    private func clock(_ begin: @escaping (Clock) -> Void) throws -> (Stage, Clock) {
        let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1) {
            let clock = Clock()
            clock.begin = begin
            return clock
        }
        return (stage, try #require(stage.rootViewController as? Clock))
    }

    @Test("Dates follow the stage's clock from 9:41 on 9 January 2007") func dates() throws {
        let (stage, clock) = try clock { clock in
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                clock.dates.append(Date().timeIntervalSinceReferenceDate)
            }
        }
        stage.advance(to: 2.5)
        #expect(clock.dates == [190_028_461, 190_028_462])
        var parts = Calendar(identifier: .gregorian)
        parts.timeZone = try #require(TimeZone(identifier: "UTC"))
        let begin = parts.dateComponents([.year, .month, .day, .hour, .minute, .second], from: Date())
        #expect(begin.year == 2007 && begin.month == 1 && begin.day == 9)
        #expect(begin.hour == 9 && begin.minute == 41 && begin.second == 0)
    }

    @Test("Intervals from now are relative to the stage's date") func now() throws {
        var said: [Double] = []
        let (stage, _) = try clock { _ in
            let start = Date.now
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                said = [
                    start.timeIntervalSinceNow, Date(timeIntervalSinceNow: 2).timeIntervalSince(start),
                    CFAbsoluteTimeGetCurrent() - start.timeIntervalSinceReferenceDate,
                ]
            }
        }
        stage.advance(to: 1)
        #expect(said == [-0.5, 2.5, 0.5])
    }

    @Test("A timer's fire date is the date of its next call, and can be set") func fireDates() throws {
        var timer: Timer?
        let (stage, clock) = try clock { clock in
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in clock.note() }
            #expect(timer?.fireDate.timeIntervalSinceNow == 1)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
                #expect(timer?.fireDate.timeIntervalSinceNow == 0.5)
                timer?.fireDate = Date(timeIntervalSinceNow: 1.25)
            }
            RunLoop.main.add(
                Timer(fire: Date(timeIntervalSinceNow: 0.3), interval: 9, repeats: false) { _ in clock.note() },
                forMode: .common)
        }
        stage.advance(to: 4)
        #expect(clock.calls == [0.3, 1, 2.75, 3.75])
    }

    @Test("Core Foundation's timers call once or repeatedly") func coreFoundation() throws {
        let (stage, clock) = try clock { clock in
            for (delay, interval) in [(0.3, 0.0), (1, 0.5)] {
                let timer = CFRunLoopTimerCreateWithHandler(
                    kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + delay, interval, 0, 0
                ) { timer in
                    clock.note()
                    if clock.calls.count == 3 { CFRunLoopTimerInvalidate(timer) }
                }
                CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .common)
            }
        }
        stage.advance(to: 4)
        #expect(clock.calls == [0.3, 1, 1.5])
    }
}
