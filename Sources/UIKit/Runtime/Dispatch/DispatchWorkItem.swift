import Dispatch
import QuartzCore

/// A block that can be cancelled, waited for and followed by another.
///
/// A file that imports UIKit alone gets this item instead of Dispatch's.
public final class DispatchWorkItem: @unchecked Sendable {
    private let platform: Dispatch.DispatchWorkItem
    private let completion = DispatchGroup()
    private let lock = NSLock()
    private var isFinished = false

    /// Creates an item.
    ///
    /// The quality of service and the flags have no effect on a stage.
    public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
    ) {
        platform = Dispatch.DispatchWorkItem(qos: qos, flags: flags, block: block)
        completion.enter()
    }

    /// Runs the block now, unless the item has been cancelled.
    ///
    /// Either counts as the item's execution.
    public func perform() {
        platform.perform()
        let isFirst = lock.withLock {
            defer { isFinished = true }
            return !isFinished
        }
        if isFirst { completion.leave() }
    }

    /// Keeps the block from running, if it has not begun.
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

    /// Waits until the item has been executed, as ``DispatchGroup/wait()`` waits.
    public func wait() { completion.wait() }

    /// Waits until the item has been executed, or until a time, as ``DispatchGroup/wait(timeout:)`` waits.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { completion.wait(timeout: timeout) }
}
