import Dispatch
import QuartzCore

/// Waits for several blocks without blocking: notifies when every block that entered has left.
///
/// A file that imports UIKit alone gets this group instead of Dispatch's.
public final class DispatchGroup: @unchecked Sendable {
    private struct State {
        var count = 0
        var notifications: [(queue: DispatchQueue, block: () -> Void)] = []
    }

    private var state = State()
    private let condition = NSCondition()

    /// Creates an empty group.
    public init() {}

    /// Increases the count by one.
    public func enter() { condition.withLock { state.count += 1 } }

    /// Decreases the count by one.
    ///
    /// Leaving more often than entering stops the program, as Apple's does.
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

    /// Runs a block on a queue once the group is empty; at the next turn if it already is.
    ///
    /// The quality of service and the flags have no effect.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping () -> Void
    ) {
        condition.withLock { state.notifications.append((queue, work)) }
        notifyIfEmpty()
    }

    /// Runs a work item on a queue once the group is empty; at the next turn if it already is.
    public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
        notify(queue: queue) { work.perform() }
    }

    /// Waits until the group is empty.
    ///
    /// On a stage the blocks of background queues that are due run meanwhile, and those of the main queue do not. A group
    /// that these alone would leave is waited for forever, as on iOS, and a line on standard error says so.
    public func wait() {
        let scene = SceneContext.current
        if !scene.isIdle, BackgroundBlocks.wait(in: scene, for: "DispatchGroup.wait()", until: isEmpty) { return }
        condition.withLock { while state.count > 0 { condition.wait() } }
    }

    /// Waits until the group is empty, or until a time.
    ///
    /// No time passes on a stage during the wait: it ends as timed out if the blocks that are due do not empty the group.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        let scene = SceneContext.current
        guard scene.isIdle else { return BackgroundBlocks.run(in: scene, until: isEmpty) ? .success : .timedOut }
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
