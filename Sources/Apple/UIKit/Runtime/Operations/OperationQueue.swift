import QuartzCore

/// A queue that starts ready operations by priority, then in the order in which they were added.
///
/// This class replaces Foundation's in files that import only UIKit. On a stage, one thread starts the operations of
/// all queues at the stage's time; operations that continue after `start()` returns overlap.
open class OperationQueue: NSObject, @unchecked Sendable {
    /// The value that lets the system choose the number of concurrent operations; on a stage, there is no limit.
    public static let defaultMaxConcurrentOperationCount = -1

    private let lock = NSRecursiveLock()
    private var waiting: [Operation] = []
    private var running: [Operation] = []
    private var barriers: Set<ObjectIdentifier> = []
    private let dispatchQueue: DispatchQueue
    private let hashNumber = HashNumber()

    /// Creates a queue whose operations run in the background.
    public override init() {
        dispatchQueue = .global()
        super.init()
    }

    private init(main: ()) {
        dispatchQueue = .main
        limit = 1
        super.init()
    }

    /// The queue whose operations run on the main thread, one at a time.
    public class var main: OperationQueue {
        let scene = SceneContext.current
        return scene.isIdle ? mainOutside : scene.object(of: Main.self, create: Main.init).queue
    }

    private static let mainOutside = OperationQueue(main: ())

    /// The main queue of a scene.
    private final class Main { let queue = OperationQueue(main: ()) }

    /// The queue of the operation that is running, otherwise the main queue on the main thread and nil on other
    /// threads.
    public class var current: OperationQueue? {
        if let queue = currentQueue { return queue }
        return Thread.isMainThread ? main : nil
    }

    @TaskLocal private static var currentQueue: OperationQueue?

    /// The name of the queue, for debugging.
    open var name: String?
    /// The quality of service; it has no effect.
    open var qualityOfService = QualityOfService.default
    /// The dispatch queue that starts the operations; nil, the default, for one that runs several at a time.
    open var underlyingQueue: DispatchQueue?

    private var limit = OperationQueue.defaultMaxConcurrentOperationCount
    private var holds = false

    /// The maximum number of operations that run at a time; -1, the default, means no limit.
    ///
    /// For the main queue, the value is 1.
    open var maxConcurrentOperationCount: Int {
        get { lock.withLock { limit } }
        set {
            lock.withLock { limit = newValue }
            startReady()
        }
    }

    /// Whether the queue holds back operations that have not started.
    open var isSuspended: Bool {
        get { lock.withLock { holds } }
        set {
            lock.withLock { holds = newValue }
            startReady()
        }
    }

    /// The operations that have not finished: first those that are running, then those that are waiting.
    open var operations: [Operation] { lock.withLock { running + waiting } }
    /// The number of operations that have not finished.
    open var operationCount: Int { operations.count }

    // MARK: Adding operations

    /// Adds an operation.
    ///
    /// Adding an operation that has finished or is already in a queue stops the program, as on Apple's systems.
    open func addOperation(_ operation: Operation) {
        add(operation)
        startReady()
    }

    /// Adds operations and, if `wait` is true, waits until they have finished, as ``DispatchGroup/wait()`` does.
    open func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
        for operation in operations { add(operation) }
        startReady()
        if wait { for operation in operations { operation.waitUntilFinished() } }
    }

    /// Adds an operation that runs a block.
    open func addOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation(block: block)) }

    /// Adds a block that runs after all operations added before it and before all added after it.
    open func addBarrierBlock(_ barrier: @escaping () -> Void) {
        let operation = BlockOperation(block: barrier)
        lock.withLock { _ = barriers.insert(ObjectIdentifier(operation)) }
        addOperation(operation)
    }

    /// Cancels all operations that have not finished.
    open func cancelAllOperations() { for operation in operations { operation.cancel() } }

    /// Waits until all operations have finished; the wait behaves like ``DispatchGroup/wait()``.
    open func waitUntilAllOperationsAreFinished() {
        while let operation = operations.first { operation.waitUntilFinished() }
    }

    private func add(_ operation: Operation) {
        guard operation.queue == nil, !operation.isExecuting, !operation.isFinished else {
            raise(
                .invalidArgument,
                "*** -[NSOperationQueue addOperation:]: operation is finished, executing or already in a queue, and "
                    + "cannot be enqueued")
        }
        operation.queue = self
        lock.withLock { waiting.append(operation) }
        let scene = SceneContext.current
        if scene.isIdle {
            lock.withLock { keeper = self }
        } else {
            scene.object(of: BusyQueues.self, create: BusyQueues.init).queues[ObjectIdentifier(self)] = self
        }
    }

    /// The queues of a scene that have unfinished operations; keeps them alive until these finish or the scene ends.
    private final class BusyQueues { var queues: [ObjectIdentifier: OperationQueue] = [:] }

    /// A reference that keeps the queue alive outside all stages while it has unfinished operations.
    private var keeper: OperationQueue?

    private func endIfEmpty() {
        guard operationCount == 0 else { return }
        lock.withLock { keeper = nil }
        let scene = SceneContext.current
        guard !scene.isIdle else { return }
        scene.object(of: BusyQueues.self, create: BusyQueues.init).queues[ObjectIdentifier(self)] = nil
    }

    // MARK: Running operations

    /// Starts all operations that can start.
    func startReady() {
        while let operation = lock.withLock({ dequeueNext() }) {
            (underlyingQueue ?? dispatchQueue).async { [self] in
                Self.$currentQueue.withValue(self) { operation.start() }
                operation.endIfFinished()
            }
        }
    }

    /// Moves the next operation that can start from the waiting list to the running list and returns it.
    private func dequeueNext() -> Operation? {
        guard !holds, limit < 0 || running.count < limit else { return nil }
        if running.contains(where: isBarrier) { return nil }
        // Operations after a barrier wait for it to finish.
        var candidates = waiting.prefix { !isBarrier($0) }
        if candidates.isEmpty, running.isEmpty { candidates = waiting.prefix(1) }
        let ready = candidates.filter(\.isReady)
        guard let priority = ready.map(\.queuePriority.rawValue).max(),
            let next = ready.first(where: { $0.queuePriority.rawValue == priority })
        else { return nil }
        waiting.removeAll { $0 === next }
        running.append(next)
        return next
    }

    private func isBarrier(_ operation: Operation) -> Bool { barriers.contains(ObjectIdentifier(operation)) }

    func operationDidEnd(_ operation: Operation) {
        lock.withLock {
            running.removeAll { $0 === operation }
            waiting.removeAll { $0 === operation }
            barriers.remove(ObjectIdentifier(operation))
        }
        startReady()
        endIfEmpty()
    }

    /// A hash that is the same in every run, unlike one based on an address.
    open override var hash: Int { hashNumber.value }
}
