/// Tests of blocks of background queues that sleep and wait, each on the scene's clock.
enum QueueSample {
    static let names = [
        "testSleepingBlock", "testSerialQueue", "testTimeoutBeforeSleepEnds", "testMainThreadSleeps",
        "testBlockWaitsForMainQueue", "testSemaphoreTimesOut", "testSemaphoreOfThread", "testGroupAndOperations",
    ].map { "QueueTests.\($0)" }

    static let text = """
        import XCTest

        final class QueueTests: XCTestCase {
            private var log: [String] = []
            private var begin = 0.0

            override func setUp() { begin = CACurrentMediaTime() }

            private func note(_ name: String) {
                log.append("\\(name) \\(((CACurrentMediaTime() - begin) * 1000).rounded() / 1000)")
            }

            private func note(_ name: String, after delay: Double) {
                DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.note(name) }
            }

            func testSleepingBlock() {
                let end = expectation(description: "end")
                end.expectedFulfillmentCount = 2
                DispatchQueue.global().async {
                    sleep(1)
                    self.note("short")
                    Thread.sleep(forTimeInterval: 1)
                    DispatchQueue.main.async { end.fulfill() }
                }
                DispatchQueue.global().async {
                    sleep(5)
                    self.note("long")
                    end.fulfill()
                }
                note("main", after: 0.5)
                note("late", after: 1.5)
                wait(for: [end], timeout: 10)
                XCTAssertEqual(log, ["main 0.5", "short 1.0", "late 1.5", "long 5.0"])
            }
            func testSerialQueue() {
                let queue = DispatchQueue(label: "serial")
                for number in 0..<3 {
                    queue.async {
                        self.note("begin \\(number)")
                        usleep(500_000)
                        self.note("end \\(number)")
                    }
                }
                note("main", after: 0.75)
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.7))
                queue.sync { note("sync") }
                XCTAssertEqual(log, [
                    "begin 0 0.0", "end 0 0.5", "begin 1 0.5", "end 1 1.0", "begin 2 1.0", "end 2 1.5", "sync 1.5",
                ])
            }
            func testTimeoutBeforeSleepEnds() {
                let end = expectation(description: "too late")
                end.isInverted = true
                DispatchQueue.global().async {
                    sleep(3)
                    DispatchQueue.main.async { self.note("done") }
                    end.fulfill()
                }
                wait(for: [end], timeout: 1)
                end.isInverted = false
                note("waited")
                wait(for: [end], timeout: 5)
                note("ended")
                XCTAssertEqual(log, ["waited 1.0", "ended 3.0"])
            }
            func testMainThreadSleeps() {
                DispatchQueue.global().async { self.note("now") }
                DispatchQueue.global().asyncAfter(deadline: .now() + 1) { self.note("later") }
                note("main", after: 1)
                sleep(2)
                note("slept")
                RunLoop.main.run(mode: .default, before: Date())
                XCTAssertEqual(log, ["now 0.0", "later 1.0", "slept 2.0", "main 2.0"])
            }
            func testBlockWaitsForMainQueue() {
                let end = expectation(description: "end")
                DispatchQueue.global().async {
                    let answer = DispatchSemaphore(value: 0)
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { answer.signal() }
                    answer.wait()
                    self.note("answer")
                    let none = answer.wait(timeout: .now() + 2)
                    self.note("\\(none)")
                    end.fulfill()
                }
                note("main", after: 2)
                wait(for: [end], timeout: 5)
                XCTAssertEqual(log, ["answer 1.0", "main 2.0", "timedOut 3.0"])
            }
            func testSemaphoreTimesOut() {
                let signal = DispatchSemaphore(value: 0)
                DispatchQueue.global().asyncAfter(deadline: .now() + 1) { signal.signal() }
                XCTAssertEqual(signal.wait(timeout: .now() + 5), .success)
                note("first")
                XCTAssertEqual(signal.wait(timeout: .now() + 5), .timedOut)
                note("second")
                XCTAssertEqual(log, ["first 1.0", "second 6.0"])
            }
            func testSemaphoreOfThread() {
                let signal = DispatchSemaphore(value: 0)
                Thread {
                    var sum = 0.0
                    for number in 0..<10_000_000 { sum += Double(number) }
                    if sum > 0 { signal.signal() }
                }.start()
                XCTAssertEqual(signal.wait(timeout: .now() + 30), .success)
            }
            func testGroupAndOperations() {
                let group = DispatchGroup()
                DispatchQueue.global().async(group: group) { sleep(2) }
                XCTAssertEqual(group.wait(timeout: .now() + 1), .timedOut)
                note("timed out")
                group.wait()
                note("empty")
                let queue = OperationQueue()
                queue.maxConcurrentOperationCount = 2
                for number in 0..<3 {
                    queue.addOperation {
                        sleep(1)
                        self.note("operation \\(number)")
                    }
                }
                queue.waitUntilAllOperationsAreFinished()
                XCTAssertEqual(log, [
                    "timed out 1.0", "empty 2.0", "operation 0 3.0", "operation 1 3.0", "operation 2 4.0",
                ])
            }
        }
        """
}
