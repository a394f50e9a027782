import Dispatch
import QuartzCore

/// A block that you can cancel, wait for and be notified about.
///
/// This class replaces Dispatch's in files that import only UIKit.
public final class DispatchWorkItem: @unchecked Sendable {
    private let platform: Dispatch.DispatchWorkItem
    private let completion = DispatchGroup()
    private let lock = NSLock()
    private var isFinished = false

    /// Creates a work item with a block.
    ///
    /// On a stage, the quality of service and the flags have no effect.
    public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
    ) {
        platform = Dispatch.DispatchWorkItem(qos: qos, flags: flags, block: block)
        completion.enter()
    }

    /// Runs the block immediately, unless the item has been cancelled.
    ///
    /// In both cases the item counts as executed.
    public func perform() {
        platform.perform()
        let isFirst = lock.withLock {
            defer { isFinished = true }
            return !isFinished
        }
        if isFirst { completion.leave() }
    }

    /// Cancels the item, so that its block does not run if it has not begun.
    public func cancel() { platform.cancel() }

    /// Whether the item has been cancelled.
    public var isCancelled: Bool { platform.isCancelled }

    /// Runs a block on a queue once this item has been executed.
    ///
    /// The quality of service and the flags have no effect.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping () -> Void
    ) {
        completion.notify(qos: qos, flags: flags, queue: queue, execute: work)
    }

    /// Runs another item on a queue once this item has been executed.
    public func notify(queue: DispatchQueue, execute item: DispatchWorkItem) {
        completion.notify(queue: queue, work: item)
    }

    /// Waits until the item has been executed; the wait behaves like ``DispatchGroup/wait()``.
    public func wait() { completion.wait() }

    /// Waits until the item has been executed or a timeout expires; behaves like ``DispatchGroup/wait(timeout:)``.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { completion.wait(timeout: timeout) }
}
