import QuartziteStage
import Testing
import UIKit

@MainActor @Suite("Operations on a stage") struct OperationTests {
    /// An asynchronous operation that takes some time.
    private final class Delay: UIKit.Operation, @unchecked Sendable {
        private let seconds: Double
        private var runs = false
        private var ended = false

        init(seconds: Double) { self.seconds = seconds }

        override var isAsynchronous: Bool { true }
        override var isExecuting: Bool { runs }
        override var isFinished: Bool { ended }

        override func start() {
            guard !isCancelled else { return end() }
            willChangeValue(forKey: "isExecuting")
            runs = true
            didChangeValue(forKey: "isExecuting")
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in end() }
        }

        private func end() {
            willChangeValue(forKey: "isExecuting")
            willChangeValue(forKey: "isFinished")
            (runs, ended) = (false, true)
            didChangeValue(forKey: "isExecuting")
            didChangeValue(forKey: "isFinished")
        }
    }

    @Test("Operations of the main queue run in the order in which they were added, among blocks and tasks")
    func mainQueue() {
        let lines = SceneLog.lines(seconds: 1) { log in
            OperationQueue.main.addOperation { log.write("operation 1") }
            DispatchQueue.main.async { log.write("block") }
            OperationQueue.main.addOperation { log.write("operation 2") }
            log.write("now")
        }
        #expect(lines == ["0.0 now", "0.0 operation 1", "0.0 block", "0.0 operation 2"])
    }

    @Test("Operations wait for their dependencies, and ready operations start by priority") func dependencies() {
        let lines = SceneLog.lines(seconds: 1) { log in
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = 1
            let last = BlockOperation { log.write("last") }
            let low = BlockOperation { log.write("low") }
            let high = BlockOperation { log.write("high") }
            let slow = Delay(seconds: 0.5)
            low.queuePriority = .low
            high.queuePriority = .high
            last.queuePriority = .veryHigh
            last.addDependency(slow)
            last.completionBlock = { log.write("complete") }
            queue.addOperations([last, low, high, slow], waitUntilFinished: false)
            #expect(queue.operationCount == 4)
        }
        #expect(lines == ["0.0 high", "0.5 last", "0.5 complete", "0.5 low"])
    }

    @Test("The queue's limit determines how many operations overlap") func overlap() {
        for (count, ends) in [(1, ["0.1", "0.2", "0.3"]), (2, ["0.1", "0.1", "0.2"]), (-1, ["0.1", "0.1", "0.1"])] {
            let lines = SceneLog.lines(seconds: 1) { log in
                let queue = OperationQueue()
                queue.maxConcurrentOperationCount = count
                for _ in 0..<3 {
                    let delay = Delay(seconds: 0.1)
                    delay.completionBlock = { log.write("end") }
                    queue.addOperation(delay)
                }
            }
            #expect(lines == ends.map { $0 + " end" })
        }
    }

    @Test("A barrier waits for earlier operations and delays later ones") func barrier() {
        let lines = SceneLog.lines(seconds: 1) { log in
            let queue = OperationQueue()
            queue.addOperation(Delay(seconds: 0.2))
            queue.addBarrierBlock { log.write("barrier") }
            queue.addOperation { log.write("after") }
        }
        #expect(lines == ["0.2 barrier", "0.2 after"])
    }

    @Test("A cancelled operation does not run, and releases its dependents") func cancel() {
        let lines = SceneLog.lines(seconds: 1) { log in
            let queue = OperationQueue()
            queue.isSuspended = true
            let first = BlockOperation { log.write("first") }
            let second = BlockOperation { log.write("second") }
            second.addDependency(first)
            queue.addOperations([first, second], waitUntilFinished: false)
            first.cancel()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { queue.isSuspended = false }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
                log.write("\(first.isCancelled) \(first.isFinished) \(second.isFinished) \(queue.operationCount)")
            }
        }
        #expect(lines == ["0.5 second", "0.6 true true true 0"])
    }

    @Test("Waiting for operations runs them") func waiting() {
        let lines = SceneLog.lines(seconds: 1) { log in
            let queue = OperationQueue()
            for number in 1...3 { queue.addOperation { log.write("\(number)") } }
            queue.waitUntilAllOperationsAreFinished()
            log.write("all")
            let operation = BlockOperation { log.write("by hand") }
            operation.addExecutionBlock { log.write("again") }
            operation.start()
            log.write("\(operation.isFinished)")
        }
        #expect(lines == ["0.0 1", "0.0 2", "0.0 3", "0.0 all", "0.0 by hand", "0.0 again", "0.0 true"])
    }

    @Test("Outside all stages, threads run operations") nonisolated func outside() {
        let queue = UIKit.OperationQueue()
        let count = SharedCount()
        let last = UIKit.BlockOperation { count.add() }
        for _ in 0..<10 {
            let operation = UIKit.BlockOperation { count.add() }
            last.addDependency(operation)
            queue.addOperation(operation)
        }
        queue.addOperation(last)
        queue.waitUntilAllOperationsAreFinished()
        #expect(count.value == 11 && queue.operationCount == 0)
    }
}
