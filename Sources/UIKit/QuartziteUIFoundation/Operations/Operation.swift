import QuartzCore

/// A unit of work, which a queue starts when all operations that it depends on have finished.
///
/// This class replaces Foundation's in files that import only UIKit. For work that is done when the method returns,
/// override ``main()``. For asynchronous work, override ``start()``, ``isExecuting`` and ``isFinished``, and call
/// ``willChangeValue(forKey:)`` and ``didChangeValue(forKey:)`` when these properties change.
open class Operation: NSObject, @unchecked Sendable {
    /// The priorities that order the ready operations of a queue.
    public enum QueuePriority: Int, Sendable {
        /// The lowest priority.
        case veryLow = -8
        /// A priority below normal.
        case low = -4
        /// The default priority.
        case normal = 0
        /// A priority above normal.
        case high = 4
        /// The highest priority.
        case veryHigh = 8
    }

    private enum Phase { case waiting, executing, finished }

    private struct Waiter { weak var operation: Operation? }

    private let lock = NSRecursiveLock()
    private var phase = Phase.waiting
    private var wasCancelled = false
    private var hasEnded = false
    private var dependents: [Waiter] = []
    private let completion = DispatchGroup()
    private let hashNumber = HashNumber()

    /// The queue to which the operation was added.
    weak var queue: OperationQueue?

    /// Creates an operation.
    public override init() {
        super.init()
        completion.enter()
    }

    /// The operations that must finish before this one starts.
    public private(set) var dependencies: [Operation] = []
    /// The priority of the operation among the ready operations of its queue; normal by default.
    open var queuePriority = QueuePriority.normal
    /// The quality of service; it has no effect.
    open var qualityOfService = QualityOfService.default
    /// The name of the operation, for debugging.
    open var name: String?
    /// The block that runs once, in the run loop cycle after the operation finishes.
    open var completionBlock: (() -> Void)?

    /// Whether the operation has been cancelled.
    open var isCancelled: Bool { lock.withLock { wasCancelled } }
    /// Whether the operation is executing.
    open var isExecuting: Bool { lock.withLock { phase == .executing } }
    /// Whether the operation has finished, or was cancelled before it started.
    open var isFinished: Bool { lock.withLock { phase == .finished } }
    /// Whether the work continues after ``start()`` returns; false by default.
    open var isAsynchronous: Bool { false }
    /// Whether the operation is asynchronous; the same as ``isAsynchronous``.
    open var isConcurrent: Bool { isAsynchronous }
    /// Whether the operation can start, because all of its dependencies have finished or it has been cancelled.
    open var isReady: Bool { isCancelled || dependencies.allSatisfy(\.isFinished) }

    /// Runs ``main()``, unless the operation has been cancelled.
    ///
    /// Starting an operation that is not ready stops the program, as on Apple's systems.
    open func start() {
        guard !isFinished else { return }
        if !isCancelled {
            guard isReady else {
                raise(
                    .invalidArgument,
                    "*** -[NSOperation start]: receiver is not yet ready to execute")
            }
            lock.withLock { phase = .executing }
            main()
        }
        lock.withLock { phase = .finished }
        endIfFinished()
    }

    /// Performs the work of the operation; the default implementation does nothing.
    open func main() {}

    /// Cancels the operation.
    ///
    /// An operation that is executing ends early only if its code checks ``isCancelled``.
    open func cancel() {
        lock.withLock { wasCancelled = true }
        queue?.startReady()
    }

    /// Adds an operation that must finish before this one starts.
    open func addDependency(_ operation: Operation) {
        lock.withLock { dependencies.append(operation) }
        operation.lock.withLock { operation.dependents.append(Waiter(operation: self)) }
    }

    /// Removes a dependency on another operation.
    open func removeDependency(_ operation: Operation) {
        lock.withLock { dependencies.removeAll { $0 === operation } }
        queue?.startReady()
    }

    /// Waits until the operation has finished; the wait behaves like ``DispatchGroup/wait()``.
    open func waitUntilFinished() { completion.wait() }

    /// Announces that a property is about to change; does nothing by default.
    open func willChangeValue(forKey key: String) {}

    /// Announces that a property has changed.
    ///
    /// In response, the queue checks `isFinished` and `isReady`.
    open func didChangeValue(forKey key: String) {
        endIfFinished()
        if !isFinished { queue?.startReady() }
    }

    /// Announces that a property is about to change; does nothing by default.
    public func willChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) {}

    /// Announces that a property has changed; behaves like ``didChangeValue(forKey:)``.
    public func didChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) { didChangeValue(forKey: "") }

    /// Completes the operation if it has finished: the first call ends waits, runs the completion block and informs
    /// queues.
    func endIfFinished() {
        guard isFinished else { return }
        let isFirst = lock.withLock {
            defer { hasEnded = true }
            return !hasEnded
        }
        guard isFirst else { return }
        completion.leave()
        if let completionBlock {
            self.completionBlock = nil
            DispatchQueue.global().async(execute: completionBlock)
        }
        queue?.operationDidEnd(self)
        for waiter in lock.withLock({ dependents }) { waiter.operation?.queue?.startReady() }
    }

    /// A hash that is the same in every run, unlike one based on an address.
    open override var hash: Int { hashNumber.value }
}
