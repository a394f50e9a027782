import QuartziteStage
import Testing
import UIKit

@MainActor @Suite("Dispatch on a stage") struct DispatchTests {
    @Test("A timer source fires at its deadline and at whole intervals, until it is cancelled") func timer() {
        var source: (any DispatchSourceTimer)?
        let lines = SceneLog.lines(seconds: 2) { log in
            let timer = DispatchSource.makeTimerSource(queue: .main)
            timer.schedule(deadline: .now() + 0.1, repeating: .milliseconds(300), leeway: .milliseconds(5))
            timer.setEventHandler {
                log.write("event")
                if CACurrentMediaTime() > 0.6 { timer.cancel() }
            }
            timer.setCancelHandler { log.write("cancelled") }
            timer.resume()
            source = timer
        }
        #expect(lines == ["0.1 event", "0.4 event", "0.7 event", "0.7 cancelled"])
        #expect(source?.isCancelled == true)
    }

    @Test("A timer source delivers the events that it missed while suspended as one") func suspend() {
        var source: (any DispatchSourceTimer)?
        let lines = SceneLog.lines(seconds: 1) { log in
            let timer = DispatchSource.makeTimerSource()
            timer.schedule(deadline: .now(), repeating: 0.2)
            timer.setEventHandler { log.write("event") }
            timer.activate()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { timer.suspend() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { timer.resume() }
            source = timer
        }
        #expect(lines == ["0.0 event", "0.7 event", "0.8 event", "1.0 event"])
        source?.cancel()
    }

    @Test("A timer source without an interval fires once, and one without references never") func once() {
        var source: (any DispatchSourceTimer)?
        let lines = SceneLog.lines(seconds: 1) { log in
            for name in ["held", "dropped"] {
                let timer = DispatchSource.makeTimerSource(queue: .main)
                timer.schedule(deadline: .now() + .milliseconds(50))
                timer.setEventHandler { log.write(name) }
                timer.resume()
                if name == "held" { source = timer }
            }
        }
        #expect(lines == ["0.05 held"])
        source?.cancel()
    }

    @Test("A work item can be cancelled, and notifies after its execution") func workItems() {
        let lines = SceneLog.lines(seconds: 1) { log in
            let item = DispatchWorkItem { log.write("item") }
            item.notify(queue: .main) { log.write("after the item") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: item)
            let cancelled = DispatchWorkItem { log.write("never") }
            cancelled.notify(queue: .main) { log.write("after the other, \(cancelled.isCancelled)") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: cancelled)
            cancelled.cancel()
        }
        #expect(lines == ["0.2 item", "0.2 after the item", "0.3 after the other, true"])
    }

    @Test("Waiting runs the due blocks of background queues") func waiting() {
        let lines = SceneLog.lines(seconds: 1) { log in
            let (semaphore, group) = (DispatchSemaphore(value: 0), DispatchGroup())
            DispatchQueue.global().async {
                log.write("background")
                semaphore.signal()
            }
            semaphore.wait()
            log.write("signalled")
            DispatchQueue.global().async(group: group) { log.write("grouped") }
            group.wait()
            let item = DispatchWorkItem { log.write("item") }
            DispatchQueue(label: "own").async(execute: item)
            item.wait()
            Task.detached { semaphore.signal() }
            semaphore.wait()
            log.write("end")
        }
        let expected = ["background", "signalled", "grouped", "item", "end"]
        #expect(lines == expected.map { "0.0 " + $0 })
    }

    @Test("A wait with a timeout times out if no block ends it until then") func limit() {
        let lines = SceneLog.lines(seconds: 1) { log in
            let (semaphore, group) = (DispatchSemaphore(value: 1), DispatchGroup())
            DispatchQueue.main.async { semaphore.signal() }
            group.enter()
            log.write("\(semaphore.wait(timeout: .now() + 1)) \(semaphore.wait(timeout: .now() + 1))")
            log.write("\(group.wait(timeout: .distantFuture))")
        }
        #expect(lines == ["1.0 success timedOut", "1.0 timedOut"])
    }

    @Test("Sleeps move the stage's clock, and blocks of background queues run meanwhile", arguments: 0..<4)
    func sleeping(kind: Int) {
        let lines = SceneLog.lines(seconds: 5) { log in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.write("late") }
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { log.write("background") }
            switch kind {
            case 0: Thread.sleep(forTimeInterval: 2)
            case 1: Thread.sleep(until: Date() + 2)
            case 2: sleep(2)
            default: usleep(2_000_000)
            }
            log.write("awake")
        }
        #expect(lines == ["0.5 background", "2.0 awake", "2.0 late"])
    }

    @Test("A stage that code has moved on by a sleep does not move back") func movedStage() {
        let (log, stage) = SceneLog.begin { log in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                sleep(2)
                log.write("awake")
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { log.write("later") }
        }
        stage.advance(to: 0.5)
        #expect(stage.time == 2.1 && log.lines == ["2.1 awake"])
        stage.advance(to: 1)
        #expect(stage.time == 2.1)
        stage.advance(to: 4)
        #expect(log.lines == ["2.1 awake", "3.0 later"])
    }

    /// Runs a closure in no Swift task, as the tool runs scenes: there, blocks can be suspended.
    private nonisolated func outsideTasks(_ body: @escaping @MainActor () -> Void) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                MainActor.assumeIsolated { body() }
                continuation.resume()
            }
        }
    }

    @Test("Blocks of background queues that wait for the main queue let it go on") nonisolated func waitingBlocks()
        async
    {
        await outsideTasks {
            let lines = SceneLog.lines(seconds: 3) { log in
                let (semaphore, queue) = (DispatchSemaphore(value: 0), OperationQueue())
                queue.addOperation {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                        log.write("main")
                        semaphore.signal()
                    }
                    semaphore.wait()
                    log.write("operation")
                    sleep(1)
                    log.write("end")
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.write("meanwhile") }
            }
            #expect(lines == ["0.5 main", "0.5 operation", "1.0 meanwhile", "1.5 end"])
        }
    }

    @Test("Wall times are dates of the stage's clock") func wallTimes() {
        let lines = SceneLog.lines(seconds: 1) { log in
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.25) { log.write("wall") }
        }
        #expect(lines == ["0.25 wall"])
    }

    @Test("Outside all stages, Dispatch runs timers and blocks") nonisolated func outside() {
        let semaphore = UIKit.DispatchSemaphore(value: 0)
        let timer = UIKit.DispatchSource.makeTimerSource()
        timer.schedule(deadline: UIKit.DispatchTime.now(), repeating: 0.001)
        timer.setEventHandler { semaphore.signal() }
        timer.resume()
        for _ in 0..<3 { semaphore.wait() }
        timer.cancel()
        let group = UIKit.DispatchGroup()
        UIKit.DispatchQueue.global().async(group: group) { usleep(1000) }
        #expect(group.wait(timeout: .now() + 60) == .success && timer.isCancelled)
    }
}
