import QuartziteStage
import Testing
import UIKit

@MainActor @Suite("Sleeping tasks on a stage") struct SleepTests {
    @Test("All forms of sleep take exactly the stage's time") func forms() {
        let lines = SceneLog.lines(seconds: 9) { log in
            Task {
                try await Task.sleep(for: .milliseconds(250))
                log.write("for")
                try await Task.sleep(nanoseconds: 500_000_000)
                log.write("nanoseconds")
                try await Task.sleep(until: .now + .seconds(1), clock: .suspending)
                log.write("until")
                let start = ContinuousClock.now
                try await ContinuousClock().sleep(until: start + .seconds(2))
                log.write("\(ContinuousClock.now - start)")
                try await SuspendingClock().sleep(for: .seconds(1))
                log.write("clock")
                try await Task.sleep(for: .seconds(-1))
                log.write("negative")
                for _ in 0..<3 { try await Task.sleep(for: .seconds(1) / 60) }
                log.write("\(CACurrentMediaTime() == 4.8)")
            }
        }
        let expected = [
            "0.25 for", "0.75 nanoseconds", "1.75 until", "3.75 2.0 seconds", "4.75 clock", "4.75 negative",
        ]
        #expect(lines == expected + ["4.8 true"])
    }

    @Test("A cancelled task wakes immediately with an error and leaves no event") func cancel() {
        let (log, stage) = SceneLog.begin { log in
            let sleeper = Task {
                do { try await Task.sleep(for: .seconds(10)) } catch { log.write("\(error is CancellationError)") }
                do { try await Task.sleep(for: .seconds(10)) } catch { log.write("\(Task.isCancelled)") }
            }
            Task {
                try await Task.sleep(for: .milliseconds(500))
                sleeper.cancel()
                log.write("cancel")
            }
        }
        stage.advance(to: 1)
        #expect(log.lines == ["0.5 cancel", "0.5 true", "0.5 true"])
        #expect(!stage.hasPendingEvents)
    }

    @Test("The standard library's sleeps take the stage's time") func library() {
        let lines = SceneLog.lines(seconds: 3) { log in
            Task {
                await LibrarySleeps.nanoseconds(250_000_000)
                log.write("nanoseconds")
                await LibrarySleeps.continuous(.milliseconds(300))
                log.write("continuous")
                await LibrarySleeps.suspending(.milliseconds(50))
                log.write("suspending")
                await LibrarySleeps.cancelled(.seconds(10))
                log.write("cancelled")
            }
        }
        #expect(lines == ["0.25 nanoseconds", "0.55 continuous", "0.6 suspending", "0.6 cancelled"])
    }
}
