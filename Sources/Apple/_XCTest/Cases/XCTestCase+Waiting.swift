import QuartzCore
import UIKit
import XCTest

extension XCTestCase {
    /// Waits until all expectations are fulfilled; it is a failure if they are not within a number of seconds of the
    /// stage's clock.
    ///
    /// - Parameter enforceOrder: Whether they must be fulfilled in this order; false by default.
    public func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false,
        file: StaticString = #file, line: Int = #line
    ) {
        let failures = WaitFailures(self, timeout: timeout, at: (file, line))
        XCTWaiter(delegate: failures).wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder)
    }

    /// Suspends the task until all expectations are fulfilled; it is a failure if they are not within a number of
    /// seconds of the stage's clock.
    ///
    /// - Parameter enforceOrder: Whether they must be fulfilled in this order; false by default.
    nonisolated(nonsending) public func fulfillment(
        of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false,
        file: StaticString = #file, line: Int = #line
    ) async {
        let failures = WaitFailures(self, timeout: timeout, at: (file, line))
        await XCTWaiter(delegate: failures).fulfillment(
            of: expectations, timeout: timeout, enforceOrder: enforceOrder)
    }
}

// These methods replace XCTest's of the same types.
extension XCTest::XCTestCase {
    /// Waits until all expectations that this test created are fulfilled; it is a failure if they are not within a
    /// number of seconds of the stage's clock.
    ///
    /// - Parameter handler: Called at the end of the wait, with an error if it failed.
    public func waitForExpectations(
        timeout: TimeInterval, file: StaticString = #file, line: Int = #line, handler: XCWaitCompletionHandler? = nil
    ) {
        guard let test = self as? XCTestCase else { return }
        let waited = test.expectations.filter { !$0.isWaitedFor }
        guard !waited.isEmpty else {
            return test.record(
                "API violation - call made to wait without any expectations having been set.", at: (file, line))
        }
        let failures = WaitFailures(test, timeout: timeout, at: (file, line))
        let result = XCTWaiter(delegate: failures).wait(for: waited, timeout: timeout)
        switch result {
        case .completed: handler?(nil)
        case .timedOut: handler?(XCTestError(.timeoutWhileWaiting))
        default: handler?(XCTestError(.failureWhileWaiting))
        }
    }

    /// Adds a block that runs after the test; the one added last runs first.
    public func addTeardownBlock(_ block: @escaping () -> Void) {
        (self as? XCTestCase)?.teardownBlocks.append(block)
    }

    /// Adds an asynchronous block that runs after the test; the one added last runs first.
    public func addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void) {
        (self as? XCTestCase)?.teardownBlocks.append(block)
    }
}

/// Records what goes wrong in a wait as failures of a test.
private final class WaitFailures: XCTWaiterDelegate {
    private let test: XCTestCase
    private let timeout: TimeInterval
    private let place: (file: StaticString, line: Int)

    init(_ test: XCTestCase, timeout: TimeInterval, at place: (file: StaticString, line: Int)) {
        (self.test, self.timeout, self.place) = (test, timeout, place)
    }

    func waiter(
        _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation]
    ) {
        let names = unfulfilledExpectations.map(\.expectationDescription).joined(separator: ", ")
        test.record(
            "Asynchronous wait failed: Exceeded timeout of \(timeout) seconds, with unfulfilled expectations: \(names)",
            at: place)
    }

    func waiter(
        _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
        requiredExpectation: XCTestExpectation
    ) {
        test.record(
            "Failed due to expectation fulfilled in incorrect order: requires "
                + "'\(requiredExpectation.expectationDescription)', actually fulfilled "
                + "'\(expectation.expectationDescription)'",
            at: place)
    }

    func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation) {
        test.record(
            "Asynchronous wait failed: Fulfilled inverted expectation '\(expectation.expectationDescription)'",
            at: place)
    }
}
