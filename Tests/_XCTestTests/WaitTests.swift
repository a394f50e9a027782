import QuartziteStage
import Testing
import UIKit
import _XCTest

/// A test of XCTest with a body.
private final class Sample: _XCTest.XCTestCase {
    static func make(_ body: @escaping @MainActor (Sample) throws -> Void) -> Sample {
        Sample(name: "Sample.test") { test in
            guard let test = test as? Sample else { return }
            nonisolated(unsafe) let sample = test
            try MainActor.assumeIsolated { try body(sample) }
        }
    }

    /// Runs the test and returns the number of its failures.
    func failures() -> Int {
        run()
        return testRun?.failureCount ?? -1
    }
}

@MainActor @Suite("Waits in tests", .serialized)
struct WaitTests {
    // Other tests of this process are at work meanwhile, so that the clock follows the machine's: waits are short here.

    @Test(
        "Waits end as on iOS",
        arguments: [
            (false, 1, 0, 1), (false, 1, 1, 0), (true, 1, 0, 0), (true, 1, 1, 1), (false, 2, 1, 1), (false, 2, 2, 0),
            (false, 1, 2, 1),
        ])
    func ends(isInverted: Bool, expected: Int, calls: Int, failures: Int) {
        let sample = Sample.make { test in
            let expectation = test.expectation(description: "call")
            expectation.isInverted = isInverted
            expectation.expectedFulfillmentCount = expected
            for _ in 0..<calls { expectation.fulfill() }
            test.waitForExpectations(timeout: 0.01)
        }
        #expect(sample.failures() == failures)
    }

    @Test("Expectations in another order than the required one, and those nothing waits for, are failures")
    func violations() {
        let disordered = Sample.make { test in
            let (first, second) = (XCTestExpectation(description: "1"), XCTestExpectation(description: "2"))
            second.fulfill()
            first.fulfill()
            test.wait(for: [first, second], timeout: 1, enforceOrder: true)
        }
        #expect(disordered.failures() == 1)
        #expect(Sample.make { _ = $0.expectation(description: "unused") }.failures() == 1)
    }

    @Test("Expected failures are none, and their lack is one")
    func expectedFailures() {
        #expect(Sample.make { _ in XCTExpectFailure { XCTFail("known") } }.failures() == 0)
        #expect(Sample.make { _ in XCTExpectFailure {} }.failures() == 1)
        #expect(Sample.make { _ in XCTExpectFailure(strict: false) {} }.failures() == 0)
    }

    @Test("Teardown blocks run after the test, the last one first")
    func teardown() {
        var order: [Int] = []
        let sample = Sample.make { test in
            test.addTeardownBlock { order.append(1) }
            test.addTeardownBlock { order.append(2) }
        }
        #expect(sample.failures() == 0 && order == [2, 1])
    }
}
