import QuartziteStage
import Testing
import UIKit

@MainActor @Suite("Tasks on a stage") struct TaskTests {
    private actor Counter {
        private var count = 0

        func next() -> Int {
            count += 1
            return count
        }
    }

    private nonisolated static func double(_ value: Int) async -> Int { value * 2 }

    @Test("Tasks, blocks of the main queue and timers run in the order in which they were added") func order() {
        let lines = SceneLog.lines(seconds: 0.1) { log in
            Task { log.write("task 1") }
            DispatchQueue.main.async { log.write("block 1") }
            Task { log.write("task 2") }
            Task {
                try await Task.sleep(for: .milliseconds(100))
                log.write("sleeper 1")
            }
            DispatchQueue.main.async {
                Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in log.write("timer") }
                Task {
                    try await Task.sleep(for: .milliseconds(100))
                    log.write("sleeper 2")
                }
            }
            log.write("now")
        }
        let expected = ["0.0 now", "0.0 task 1", "0.0 block 1", "0.0 task 2", "0.1 sleeper 1", "0.1 timer"]
        #expect(lines == expected + ["0.1 sleeper 2"])
    }

    @Test("Child tasks run at the time of their parent") func children() {
        let lines = SceneLog.lines(seconds: 1) { log in
            Task {
                async let one = Self.double(1)
                async let two = Self.double(2)
                log.write("\(await one + two)")
                let order = await withTaskGroup(of: Int.self) { group in
                    for delay in [3, 1, 2] {
                        group.addTask {
                            try? await Task.sleep(for: .milliseconds(100 * delay))
                            return delay
                        }
                    }
                    var order: [Int] = []
                    for await delay in group { order.append(delay) }
                    return order
                }
                log.write("\(order)")
            }
        }
        #expect(lines == ["0.0 6", "0.3 [1, 2, 3]"])
    }

    @Test("Actors and detached tasks run on the stage, at its time") func offMainActor() {
        let lines = SceneLog.lines(seconds: 1) { log in
            Task {
                let counter = Counter()
                log.write("\(await counter.next()) \(await counter.next())")
                try await Task.sleep(for: .milliseconds(300))
                log.write("detached at \(await Task.detached { CACurrentMediaTime() }.value)")
                await Task.detached { await MainActor.run { log.write("main actor") } }.value
            }
        }
        #expect(lines == ["0.0 1 2", "0.3 detached at 0.3", "0.3 main actor"])
    }

    @Test("A stream delivers each element at the time it was sent") func stream() {
        let lines = SceneLog.lines(seconds: 1) { log in
            let (stream, sender) = AsyncStream<Int>.makeStream()
            Task {
                for await number in stream { log.write("\(number)") }
                log.write("end")
            }
            Task.detached {
                for number in 1...2 {
                    try? await Task.sleep(for: .milliseconds(200))
                    await MainActor.run { log.write("send") }
                    sender.yield(number)
                }
                sender.finish()
            }
        }
        #expect(lines == ["0.2 send", "0.2 1", "0.4 send", "0.4 2", "0.4 end"])
    }

    @Test("A task that another thread resumes continues on the stage") func otherThreads() {
        let (log, stage) = SceneLog.begin { log in
            Task {
                await withCheckedContinuation { continuation in
                    Thread.detachNewThread { continuation.resume() }
                }
                log.write("resumed on the main thread: \(Thread.isMainThread)")
            }
        }
        for _ in 0..<10_000 where log.lines.isEmpty {
            stage.advance(by: .milliseconds(1))
            usleep(100)
        }
        #expect(log.lines.count == 1 && log.lines[0].hasSuffix("resumed on the main thread: \(Thread.isMainThread)"))
    }

    @Test("A task from outside all stages that a scene resumes continues outside") func outside() async {
        let log = SceneLog()
        let text: String = await withCheckedContinuation { continuation in
            let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1) {
                Task { continuation.resume(returning: "resumed") }
                return UIViewController()
            }
            stage.advance(to: 1)
            log.write("advanced")
        }
        #expect(text == "resumed" && log.lines == ["0.0 advanced"])
        try? await Task.sleep(for: .milliseconds(1))
        #expect(await Task.detached { await MainActor.run { true } }.value)
    }

    @Test("Tasks of two stages follow their own stage's time") func twoStages() {
        let stages = (1...2).map { number in
            SceneLog.begin { log in
                Task.detached {
                    for _ in 0..<3 {
                        try? await Task.sleep(for: .milliseconds(100 * number))
                        await MainActor.run { log.write("\(number)") }
                    }
                }
            }
        }
        for step in 1...6 {
            for (_, stage) in stages { stage.advance(to: Double(step) / 10) }
        }
        #expect(stages[0].0.lines == ["0.1 1", "0.2 1", "0.3 1"])
        #expect(stages[1].0.lines == ["0.2 2", "0.4 2", "0.6 2"])
    }

    @Test("A task whose stage has ended never runs again") func ended() {
        var lines: [String] = []
        do {
            let (log, stage) = SceneLog.begin { log in
                Task {
                    try await Task.sleep(for: .seconds(1))
                    log.write("awake")
                }
            }
            stage.advance(to: 0.5)
            stage.seek(to: 0)
            lines = log.lines
        }
        #expect(lines.isEmpty)
    }

    @Test("Tasks that yield forever do not prevent time from passing") func yielding() {
        let lines = SceneLog.lines(seconds: 0.1) { log in
            let isOver = SharedFlag()
            Task.detached { while !isOver.value { await Task.yield() } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
                isOver.value = true
                log.write("over")
            }
        }
        #expect(lines == ["0.05 over"])
    }

    @Test("A stream tells that it ended, or that the task that reads it was cancelled") func termination() {
        let lines = SceneLog.lines(seconds: 1) { log in
            let (stream, sender) = AsyncStream.makeStream(of: Int.self)
            sender.onTermination = { log.write("\($0)") }
            for number in 0..<2 { sender.yield(number) }
            sender.finish()
            Task { for await number in stream { log.write("\(number)") } }
            let (endless, _) = AsyncStream.makeStream(of: Int.self)
            let (other, second) = AsyncStream.makeStream(of: Int.self)
            second.onTermination = { log.write("other \($0)") }
            let reader = Task {
                for await _ in other {}
                for await _ in endless {}
            }
            Task {
                try? await Task.sleep(for: .milliseconds(300))
                reader.cancel()
            }
        }
        #expect(lines == ["0.0 finished", "0.0 0", "0.0 1", "0.3 other cancelled"])
    }

    @Test("A task that takes too long is cancelled by another one, and a group adds up its results")
    func timeouts() {
        let lines = SceneLog.lines(seconds: 4) { log in
            let work = Task { () -> String in
                try await Task.sleep(nanoseconds: 2_000_000_000)
                return "loaded"
            }
            Task {
                try? await Task.sleep(for: .seconds(1))
                work.cancel()
            }
            Task { log.write((try? await work.value) ?? "timed out") }
            Task {
                async let first = 1 + 1
                let rest = await withTaskGroup(of: Int.self) { group in
                    for number in 0..<4 { group.addTask { number * 2 } }
                    var sum = 0
                    for await result in group { sum += result }
                    return sum
                }
                log.write("\(await first + rest)")
            }
        }
        #expect(lines == ["0.0 14", "1.0 timed out"])
    }
}
