import QuartziteSceneRuntime
import UIKit
import _XCTest

extension Snapshotting {
    /// Waits for a number of seconds of the scene's clock, and then uses a strategy.
    public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
        Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                advance(by: duration)
                strategy.snapshot(value).run(callback)
            }
        }
    }
}

/// Moves the scene's clock forward.
func advance(by duration: TimeInterval) {
    let never = XCTestExpectation(description: "Wait")
    never.isInverted = true
    _ = XCTWaiter.wait(for: [never], timeout: duration)
}
