import QuartzCore
import UIKit

/// The receiver of what goes wrong in a wait.
public protocol XCTWaiterDelegate: AnyObject {
    /// The time of a wait has passed without all expectations being fulfilled.
    func waiter(_ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])
    /// Expectations were fulfilled in another order than the required one.
    func waiter(
        _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
        requiredExpectation: XCTestExpectation)
    /// An expectation was fulfilled that should not be.
    func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
}

extension XCTWaiterDelegate {
    /// Does nothing.
    public func waiter(
        _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation]
    ) {}
    /// Does nothing.
    public func waiter(
        _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
        requiredExpectation: XCTestExpectation
    ) {}
    /// Does nothing.
    public func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation) {}
}

/// A waiter for expectations, which advances the stage's clock until they are fulfilled or time out.
///
/// A wait of three seconds moves the clock forward by three seconds, without sleeping. While work outside the scene
/// runs, such as a download, the clock follows the machine's.
open class XCTWaiter {
    /// How a wait ended.
    public enum Result: Int, Sendable {
        case completed = 1
        case timedOut, incorrectOrder, invertedFulfillment, interrupted
    }

    /// The receiver of what goes wrong.
    open weak var delegate: (any XCTWaiterDelegate)?
    /// The expectations that were fulfilled, in the order of their fulfillment.
    open private(set) var fulfilledExpectations: [XCTestExpectation] = []

    /// Creates a waiter.
    public init(delegate: (any XCTWaiterDelegate)? = nil) { self.delegate = delegate }

    /// Waits until all expectations are fulfilled or a number of seconds of the stage's clock has passed.
    @discardableResult
    open func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
    ) -> Result {
        let scene = TestScene.current
        let wait = ExpectationWait(expectations, isOrdered: enforceOrder)
        for expectation in expectations { expectation.waitDidBegin(in: scene) }
        scene.wait(until: scene.clock.now + max(0, timeout)) { wait.isOver }
        return end(wait)
    }

    /// Waits with a waiter of its own.
    open class func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
    ) -> Result {
        XCTWaiter().wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder)
    }

    /// Suspends the task until all expectations are fulfilled or a number of seconds of the stage's clock has passed.
    @discardableResult
    nonisolated(nonsending) public func fulfillment(
        of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false
    ) async -> Result {
        let scene = TestScene.current
        let wait = ExpectationWait(expectations, isOrdered: enforceOrder)
        for expectation in expectations { expectation.waitDidBegin(in: scene) }
        await wait.end(in: scene, within: timeout)
        return end(wait)
    }

    /// Suspends the task with a waiter of its own.
    nonisolated(nonsending) public class func fulfillment(
        of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false
    ) async -> Result {
        await XCTWaiter().fulfillment(of: expectations, timeout: timeout, enforceOrder: enforceOrder)
    }

    /// Determines the result of a wait, and tells the delegate what went wrong.
    private func end(_ wait: ExpectationWait) -> Result {
        for expectation in wait.expectations { expectation.waitDidEnd() }
        fulfilledExpectations = wait.fulfilled
        if let inverted = wait.invertedFulfillment {
            delegate?.waiter(self, didFulfillInvertedExpectation: inverted)
            return .invertedFulfillment
        }
        if let (early, required) = wait.violation {
            delegate?.waiter(
                self, fulfillmentDidViolateOrderingConstraintsFor: early, requiredExpectation: required)
            return .incorrectOrder
        }
        let missing = wait.unfulfilled
        if missing.isEmpty { return .completed }
        delegate?.waiter(self, didTimeoutWithUnfulfilledExpectations: missing)
        return .timedOut
    }
}
