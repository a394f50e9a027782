import QuartzCore
import Synchronization
import UIKit

/// A result that a test waits for, such as a call of a completion handler.
open class XCTestExpectation: NSObject, @unchecked Sendable {
    private struct State {
        var count = 0
        /// The position among all fulfillments of the process; nil until the expectation is fulfilled.
        var position: Int?
        var observers: [() -> Void] = []
    }

    private let state = Mutex(State())
    private static let fulfillments = Atomic<Int>(0)
    /// The test to which a violation of the interface is reported.
    weak var test: XCTestCase?
    /// Whether a waiter has waited for the expectation.
    private(set) var isWaitedFor = false

    /// The description that failures contain.
    open var expectationDescription: String
    /// The number of calls of `fulfill()` that fulfill the expectation; 1 by default.
    open var expectedFulfillmentCount = 1
    /// Whether the expectation is that it is not fulfilled; false by default.
    open var isInverted = false
    /// Whether calls of `fulfill()` beyond the expected number are failures; true by default.
    open var assertForOverFulfill = true

    /// Creates an expectation.
    public init(description: String = "no description provided") { expectationDescription = description }

    /// Counts a fulfillment; any thread may call it.
    open func fulfill(_ file: StaticString = #file, line: Int = #line) {
        let (isTooMany, observers) = state.withLock { state -> (Bool, [() -> Void]) in
            state.count += 1
            let expected = max(1, expectedFulfillmentCount)
            if state.count == expected {
                state.position = Self.fulfillments.add(1, ordering: .relaxed).newValue
            }
            return (state.count > expected, state.observers)
        }
        // The superclass counts from the first wait on; expectations made by `XCTestExpectation()` tolerate more calls.
        if isTooMany, assertForOverFulfill, !isInverted {
            test?.record(
                "API violation - multiple calls made to XCTestExpectation.fulfill() for \(expectationDescription).",
                at: (file, line))
        }
        for observer in observers { observer() }
    }

    /// Whether `fulfill()` was called as often as expected.
    var isFulfilled: Bool { position != nil }

    /// The position among all fulfillments of the process; nil until the expectation is fulfilled.
    var position: Int? { state.withLock { $0.position } }

    /// Calls a closure at each fulfillment from now on.
    func observe(_ observer: @escaping () -> Void) {
        nonisolated(unsafe) let observer = observer
        state.withLock { $0.observers.append(observer) }
    }

    /// Called when a waiter begins to wait, in the scene whose clock it uses.
    func waitDidBegin(in scene: SceneContext) { isWaitedFor = true }

    /// Called when a waiter no longer waits.
    func waitDidEnd() {}

    /// The expectation's description.
    open override var description: String { expectationDescription }
}
