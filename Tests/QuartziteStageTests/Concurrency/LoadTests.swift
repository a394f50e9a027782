import QuartziteStage
import Testing
import UIKit

@MainActor @Suite("A stage on a busy machine") struct LoadTests {
    private nonisolated static func double(_ value: Int) async -> Int { value * 2 }

    /// Starts tasks of all kinds, operations and timers with coinciding times.
    private static func begin(_ log: SceneLog) {
        for number in 0..<4 {
            Task.detached {
                try? await Task.sleep(for: .milliseconds(10 * (number % 2)))
                let value = await double(number)
                await MainActor.run { log.write("detached \(value)") }
            }
            Task {
                async let value = double(number)
                log.write("async let \(await value)")
            }
        }
        let (stream, sender) = AsyncStream<Int>.makeStream()
        Task { for await number in stream { log.write("element \(number)") } }
        Task {
            await withTaskGroup(of: Int.self) { group in
                for delay in [30, 10, 20] {
                    group.addTask {
                        try? await Task.sleep(nanoseconds: UInt64(delay) * 1_000_000)
                        return delay
                    }
                }
                for await delay in group { sender.yield(delay) }
            }
            sender.finish()
        }
        let queue = OperationQueue()
        let last = BlockOperation { log.write("last operation") }
        for number in 0..<3 {
            let operation = BlockOperation { log.write("operation \(number)") }
            last.addDependency(operation)
            queue.addOperation(operation)
        }
        OperationQueue.main.addOperation(last)
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 0.01, repeating: .milliseconds(10))
        timer.setEventHandler {
            log.write("timer")
            if CACurrentMediaTime() > 0.025 { timer.cancel() }
        }
        timer.resume()
    }

    @Test("Busy threads change neither the order nor the times of a scene in 1,000 runs") func threads() {
        let first = SceneLog.lines(seconds: 1, Self.begin)
        #expect(first.count == 8 + 3 + 4 + 3)
        let isOver = SharedFlag()
        for _ in 0..<4 { Thread.detachNewThread { while !isOver.value {} } }
        for _ in 0..<1000 where SceneLog.lines(seconds: 1, Self.begin) != first {
            Issue.record("another order or time under load")
        }
        isOver.value = true
    }
}
