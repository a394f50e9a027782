import Dispatch
import QuartzCore

/// A group of blocks that notifies when all of them have finished.
///
/// This class replaces Dispatch's in files that import only UIKit. The group is empty when every `enter()` has been
/// balanced by a `leave()`.
public final class DispatchGroup: @unchecked Sendable {
    private struct State {
        var count = 0
        var notifications: [(queue: DispatchQueue, block: () -> Void)] = []
    }

    private var state = State()
    private let condition = NSCondition()

    /// Creates an empty group.
    public init() {}

    /// Increments the number of unfinished blocks.
    public func enter() { condition.withLock { state.count += 1 } }

    /// Decrements the number of unfinished blocks.
    ///
    /// Calling this method more often than `enter()` stops the program, as on Apple's systems.
    public func leave() {
        let isBalanced = condition.withLock {
            guard state.count > 0 else { return false }
            state.count -= 1
            if state.count == 0 { condition.broadcast() }
            return true
        }
        guard isBalanced else { stop("BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()") }
        notifyIfEmpty()
    }

    /// Runs a block on a queue when the group becomes empty, or in the next run loop cycle if it is already empty.
    ///
    /// The quality of service and the flags have no effect.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping () -> Void
    ) {
        condition.withLock { state.notifications.append((queue, work)) }
        notifyIfEmpty()
    }

    /// Runs a work item on a queue when the group becomes empty, or in the next run loop cycle if it is already empty.
    public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
        notify(queue: queue) { work.perform() }
    }

    /// Waits until the group is empty.
    ///
    /// On a stage, blocks of background queues run during a wait of the main queue, at their times; a block of another
    /// queue that waits is suspended. If, on the main queue, only its own blocks could empty the group, the wait never
    /// ends, as on iOS, and a message on standard error reports it.
    public func wait() {
        let scene = SceneContext.current
        if !scene.isIdle, BackgroundBlocks.wait(in: scene, for: "DispatchGroup.wait()", isOver: isEmpty) { return }
        condition.withLock { while state.count > 0 { condition.wait() } }
    }

    /// Waits until the group is empty or a timeout expires.
    ///
    /// On a stage, the wait moves the clock: if the blocks do not empty the group by the timeout, the result is
    /// `timedOut`.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        let scene = SceneContext.current
        guard scene.isIdle else {
            return BackgroundBlocks.run(in: scene, until: timeout.seconds, isOver: isEmpty) ? .success : .timedOut
        }
        let isOver = Dispatch.DispatchSemaphore(value: 0)
        notify(queue: .global()) { isOver.signal() }
        return isOver.wait(timeout: timeout.platform)
    }

    private func isEmpty() -> Bool { condition.withLock { state.count == 0 } }

    private func notifyIfEmpty() {
        let due = condition.withLock { () -> [(queue: DispatchQueue, block: () -> Void)] in
            guard state.count == 0 else { return [] }
            defer { state.notifications = [] }
            return state.notifications
        }
        for (queue, block) in due { queue.async(execute: block) }
    }
}
