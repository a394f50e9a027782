import Dispatch
import QuartzCore

/// A count that code waits for.
///
/// A file that imports UIKit alone gets this semaphore instead of Dispatch's. Code that waits on a stage runs the blocks
/// of background queues that are due, because one thread runs them all. Blocks of the main queue do not run meanwhile; a
/// semaphore that only they signal is waited for forever, as on iOS, and a line on standard error says so.
public final class DispatchSemaphore: @unchecked Sendable {
    private let platform: Dispatch.DispatchSemaphore

    /// Creates a semaphore with a count of at least 0.
    @_disfavoredOverload
    public init(value: Int) {
        // One that has a count from the beginning ends the program if it goes with a lower one, as a scene may leave it.
        platform = Dispatch.DispatchSemaphore(value: 0)
        for _ in 0..<max(0, value) { platform.signal() }
    }

    /// Increases the count; returns a value other than 0 if this resumed a thread.
    @discardableResult public func signal() -> Int { platform.signal() }

    /// Waits until the count is above 0, and decreases it.
    public func wait() {
        let scene = SceneContext.current
        if !scene.isIdle, BackgroundBlocks.wait(in: scene, for: "DispatchSemaphore.wait()", until: isTaken) { return }
        platform.wait()
    }

    /// Waits until the count is above 0, and decreases it, or until a time.
    ///
    /// No time passes on a stage during the wait: it ends as timed out if no block that is due signals.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        let scene = SceneContext.current
        guard scene.isIdle else { return BackgroundBlocks.run(in: scene, until: isTaken) ? .success : .timedOut }
        return platform.wait(timeout: timeout.platform)
    }

    private func isTaken() -> Bool { platform.wait(timeout: .now()) == .success }
}
