import QuartziteStage
import Testing
import UIKit

@MainActor @Suite("Clocks on a stage") struct StageClockTests {
    private final class Scene: UIViewController {
        var read: () -> [Double] = { [] }
        var times: [Double] = []
        override func viewDidLoad() {
            times = read()
            let before = times
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [unowned self] in
                times = zip(read(), before).map { $0 - $1 }
            }
        }
    }

    /// Returns the duration between 0 and 1.5 s of a stage.
    private func passed(_ read: @escaping () -> [Double]) throws -> [Double] {
        let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1) {
            let scene = Scene()
            scene.read = read
            return scene
        }
        stage.advance(to: 2)
        return try #require(stage.rootViewController as? Scene).times
    }

    @Test("Dates of all kinds follow the stage's clock") func dates() throws {
        let passed = try passed {
            [
                Date().timeIntervalSinceReferenceDate, Date.now.timeIntervalSince1970,
                Date.timeIntervalSinceReferenceDate, NSDate(timeIntervalSinceNow: 0).timeIntervalSince1970,
                -NSDate(timeIntervalSinceReferenceDate: 0).timeIntervalSinceNow,
                NSDate.timeIntervalSinceReferenceDate, CFAbsoluteTimeGetCurrent(),
            ]
        }
        #expect(passed == Array(repeating: 1.5, count: 7))
    }

    @Test("The standard library's clocks and the system uptime follow the stage's clock") func clocks() throws {
        let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
        #expect(try passed { [ProcessInfo.processInfo.systemUptime, CACurrentMediaTime()] } == [1.5, 1.5])
        var instants: [(ContinuousClock.Instant, ContinuousClock.Instant, SuspendingClock.Instant)] = []
        _ = try passed {
            instants.append((ContinuousClock().now, .now, SuspendingClock().now))
            return [Double(DispatchTime.now().uptimeNanoseconds) * 1e-9]
        }
        #expect(instants.count == 2)
        #expect(instants[0].0.duration(to: instants[1].0) == .seconds(1.5))
        #expect(instants[0].1.duration(to: instants[1].1) == .seconds(1.5))
        #expect(instants[0].2.duration(to: instants[1].2) == .seconds(1.5))
        // Outside the stage, the machine's time passes.
        #expect(continuous <= ContinuousClock.now && suspending <= SuspendingClock.now)
    }

    @Test("Work takes no time on a stage") func measure() throws {
        var took: Duration?
        _ = try passed {
            took = ContinuousClock().measure { for _ in 0..<1000 { _ = UUID() } }
            return []
        }
        #expect(took == .zero)
    }

    @Test("The clocks of C and Mach follow the stage's clock") func system() throws {
        let passed = try passed {
            var (day, second) = (timeval(), timespec())
            gettimeofday(&day, nil)
            clock_gettime(CLOCK_MONOTONIC, &second)
            let up = Double(second.tv_sec) + Double(second.tv_nsec) * 1e-9
            clock_gettime(CLOCK_REALTIME, &second)
            return [
                Double(day.tv_sec) + Double(day.tv_usec) * 1e-6, up,
                Double(second.tv_sec) + Double(second.tv_nsec) * 1e-9, Double(mach_absolute_time()) * 1e-9,
                Double(clock()) * 1e-6,
            ]
        }
        #expect(passed == [1.5, 1.5, 1.5, 1.5, 1.5])
        // Outside all stages, the time stays at 9:41 UTC on 9 January 2007.
        #expect(time(nil) == 1_168_335_660)
    }
}
