import QuartzCore
import Synchronization

/// A wait for several expectations.
struct ExpectationWait {
    let expectations: [XCTestExpectation]
    /// Whether they must be fulfilled in the order of the array.
    let isOrdered: Bool

    init(_ expectations: [XCTestExpectation], isOrdered: Bool) {
        (self.expectations, self.isOrdered) = (expectations, isOrdered)
    }

    /// Whether nothing can change the result any more.
    ///
    /// An expectation not to be fulfilled keeps the wait going until its end.
    var isOver: Bool {
        if invertedFulfillment != nil || violation != nil { return true }
        return expectations.allSatisfy { $0.isFulfilled && !$0.isInverted }
    }

    /// The fulfilled expectations, in the order of their fulfillment.
    var fulfilled: [XCTestExpectation] {
        expectations.filter(\.isFulfilled).sorted { ($0.position ?? 0) < ($1.position ?? 0) }
    }

    var unfulfilled: [XCTestExpectation] { expectations.filter { !$0.isFulfilled && !$0.isInverted } }

    /// An expectation that was fulfilled but should not be.
    var invertedFulfillment: XCTestExpectation? { expectations.first { $0.isInverted && $0.isFulfilled } }

    /// An expectation that was fulfilled before an earlier one, and that one.
    var violation: (XCTestExpectation, XCTestExpectation)? {
        guard isOrdered else { return nil }
        let ordered = expectations.filter { !$0.isInverted }
        for (early, required) in zip(fulfilled.filter { !$0.isInverted }, ordered) where early !== required {
            return (early, required)
        }
        return nil
    }

    /// Suspends the task until the wait is over or a number of seconds of the scene's clock has passed.
    nonisolated(nonsending) func end(in scene: SceneContext, within timeout: CFTimeInterval) async {
        if isOver { return }
        let signal = WaitSignal()
        await withUnsafeContinuation { continuation in
            signal.set(continuation)
            for expectation in expectations {
                expectation.observe { if isOver { signal.send() } }
            }
            let limit = scene.clock.now + max(0, timeout)
            if limit < .infinity { scene.runLoop.add(at: limit) { signal.send() } }
            if isOver { signal.send() }
        }
    }
}

/// A continuation that several events may resume; the first one does.
private final class WaitSignal: Sendable {
    private let continuation = Mutex<UnsafeContinuation<Void, Never>?>(nil)

    func set(_ new: UnsafeContinuation<Void, Never>) { continuation.withLock { $0 = new } }

    func send() {
        let waiting = continuation.withLock { continuation in
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume()
    }
}
