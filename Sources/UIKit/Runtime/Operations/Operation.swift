import QuartzCore

/// A piece of work, which a queue runs when the operations that it depends on have finished.
///
/// A file that imports UIKit alone gets this class instead of Foundation's. Override ``main()`` for work that is done when
/// the method returns. For work that goes on, override ``start()``, ``isExecuting`` and ``isFinished``, and call
/// ``willChangeValue(forKey:)`` and ``didChangeValue(forKey:)`` where these change.
open class Operation: NSObject, @unchecked Sendable {
    /// How urgent an operation is among those of a queue that are ready.
    public enum QueuePriority: Int, Sendable {
        /// The least urgent.
        case veryLow = -8
        /// Less urgent than normal.
        case low = -4
        /// The default.
        case normal = 0
        /// More urgent than normal.
        case high = 4
        /// The most urgent.
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

    /// The queue that the operation was added to.
    weak var queue: OperationQueue?

    /// Creates an operation.
    public override init() {
        super.init()
        completion.enter()
    }

    /// The operations that must finish before this one starts.
    public private(set) var dependencies: [Operation] = []
    /// How urgent the operation is among those of its queue that are ready; the default is normal.
    open var queuePriority = QueuePriority.normal
    /// The quality of service; without effect.
    open var qualityOfService = QualityOfService.default
    /// A name for the programmer.
    open var name: String?
    /// The block that runs once, at the turn after the operation has finished.
    open var completionBlock: (() -> Void)?

    /// Whether the operation has been cancelled.
    open var isCancelled: Bool { lock.withLock { wasCancelled } }
    /// Whether the work is going on.
    open var isExecuting: Bool { lock.withLock { phase == .executing } }
    /// Whether the work is over, or was cancelled before it began.
    open var isFinished: Bool { lock.withLock { phase == .finished } }
    /// Whether the work goes on when ``start()`` has returned; false by default.
    open var isAsynchronous: Bool { false }
    /// As ``isAsynchronous``.
    open var isConcurrent: Bool { isAsynchronous }
    /// Whether the operation may start: all dependencies have finished, or it has been cancelled.
    open var isReady: Bool { isCancelled || dependencies.allSatisfy(\.isFinished) }

    /// Runs ``main()``, unless the operation has been cancelled.
    ///
    /// Starting an operation that is not ready stops the program, as Apple's does.
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

    /// Does the work; does nothing by default.
    open func main() {}

    /// Marks the operation as cancelled.
    ///
    /// The work itself must look at ``isCancelled`` to end early.
    open func cancel() {
        lock.withLock { wasCancelled = true }
        queue?.startReady()
    }

    /// Makes this operation wait for another.
    open func addDependency(_ operation: Operation) {
        lock.withLock { dependencies.append(operation) }
        operation.lock.withLock { operation.dependents.append(Waiter(operation: self)) }
    }

    /// Makes this operation no longer wait for another.
    open func removeDependency(_ operation: Operation) {
        lock.withLock { dependencies.removeAll { $0 === operation } }
        queue?.startReady()
    }

    /// Waits until the operation has finished, as ``DispatchGroup/wait()`` waits.
    open func waitUntilFinished() { completion.wait() }

    /// Announces a change of a property; does nothing by default.
    open func willChangeValue(forKey key: String) {}

    /// Announces that a property has changed.
    ///
    /// The queue looks at `isFinished` and `isReady` then.
    open func didChangeValue(forKey key: String) {
        endIfFinished()
        if !isFinished { queue?.startReady() }
    }

    /// Announces a change of a property; does nothing by default.
    public func willChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) {}

    /// Announces that a property has changed, as ``didChangeValue(forKey:)`` does.
    public func didChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) { didChangeValue(forKey: "") }

    /// Announces the end of the work, once.
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

    /// A number that is the same in every run, where an address is not.
    open override var hash: Int { hashNumber.value }
}
