import Dispatch
import QuartzCore

/// A counter that makes code wait until it is signaled.
///
/// This class replaces Dispatch's in files that import only UIKit. On a stage, one thread runs the blocks of all
/// queues, so blocks of background queues run during a wait of the main queue, at their times; a block of another queue
/// that waits is suspended. If, on the main queue, only its own blocks could signal the semaphore, the wait never ends,
/// as on iOS, and a message on standard error reports it.
public final class DispatchSemaphore: @unchecked Sendable {
    private let platform: Dispatch.DispatchSemaphore

    /// Creates a semaphore with a count of at least 0.
    @_disfavoredOverload
    public init(value: Int) {
        // Dispatch stops the program if a semaphore is destroyed with a count below its initial one, as can happen at
        // the end of a scene.
        platform = Dispatch.DispatchSemaphore(value: 0)
        for _ in 0..<max(0, value) { platform.signal() }
    }

    /// Increments the count; returns a nonzero value if this woke a thread.
    @discardableResult public func signal() -> Int { platform.signal() }

    /// Waits until the count is above 0, then decrements it.
    public func wait() {
        let scene = SceneContext.current
        if !scene.isIdle, BackgroundBlocks.wait(in: scene, for: "DispatchSemaphore.wait()", isOver: isAcquired) {
            return
        }
        platform.wait()
    }

    /// Waits until the count is above 0, then decrements it, or until a timeout expires.
    ///
    /// On a stage, the wait moves the clock: if no block signals the semaphore by the timeout, the result is `timedOut`.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        let scene = SceneContext.current
        guard scene.isIdle else {
            return BackgroundBlocks.run(in: scene, until: timeout.seconds, isOver: isAcquired) ? .success : .timedOut
        }
        return platform.wait(timeout: timeout.platform)
    }

    private func isAcquired() -> Bool { platform.wait(timeout: .now()) == .success }
}
