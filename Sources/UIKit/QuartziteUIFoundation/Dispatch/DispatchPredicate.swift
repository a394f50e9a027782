import QuartzCore

/// A condition on the queue that runs the current block, for `dispatchPrecondition(condition:)`.
public enum DispatchPredicate: Sendable {
    /// A block of the queue is running.
    case onQueue(DispatchQueue)
    /// A block of the queue is running as a barrier, which a block of a serial queue always is.
    case onQueueAsBarrier(DispatchQueue)
    /// No block of the queue is running.
    case notOnQueue(DispatchQueue)

    /// Whether the condition is true; nil for a queue that runs several blocks at a time, whose blocks are not known.
    fileprivate var holds: Bool? {
        switch self {
        case .onQueue(let queue), .onQueueAsBarrier(let queue): queue.isCurrent
        case .notOnQueue(let queue): queue.isCurrent.map { !$0 }
        }
    }

    /// The message for a condition that is false, as Dispatch writes it.
    fileprivate var message: String {
        switch self {
        case .onQueue(let queue), .onQueueAsBarrier(let queue):
            "BUG IN CLIENT OF LIBDISPATCH: Block was expected to execute on queue [\(queue.label)]"
        case .notOnQueue(let queue):
            "BUG IN CLIENT OF LIBDISPATCH: Block was not expected to execute on queue [\(queue.label)]"
        }
    }
}

extension DispatchQueue {
    /// Whether a block of the queue is running; nil if that is not known.
    fileprivate var isCurrent: Bool? {
        let scene = SceneContext.current
        guard !scene.isIdle else { return nil }
        return serialKey.map { QueueOwners.owns($0, in: scene) }
    }
}

/// Ends the program with Dispatch's message if a condition on the current queue is false, as on iOS.
///
/// Outside all stages, and for concurrent queues, the condition counts as true.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
    let condition = condition()
    if condition.holds == false { trap(condition.message) }
}

/// The class of all queues; here, all queues have the same class.
public typealias OS_dispatch_queue = DispatchQueue
/// The class of serial queues; here, all queues have the same class.
public typealias OS_dispatch_queue_serial = DispatchQueue
/// The class of concurrent queues; here, all queues have the same class.
public typealias OS_dispatch_queue_concurrent = DispatchQueue
/// The class of global queues; here, all queues have the same class.
public typealias OS_dispatch_queue_global = DispatchQueue
/// The class of the main queue; here, all queues have the same class.
public typealias OS_dispatch_queue_main = DispatchQueue
