import QuartzCore

/// Runs operations: those that are ready in the order of their priority, then in the order they were added.
///
/// A file that imports UIKit alone gets this class instead of Foundation's. On a stage one thread runs the operations of
/// all queues at the stage's time; operations that go on after `start()` overlap.
open class OperationQueue: NSObject, @unchecked Sendable {
    /// As many operations at a time as the system likes: on a stage, any number.
    public static let defaultMaxConcurrentOperationCount = -1

    private let lock = NSRecursiveLock()
    private var waiting: [Operation] = []
    private var running: [Operation] = []
    private var barriers: Set<ObjectIdentifier> = []
    private let dispatchQueue: DispatchQueue
    private let hashNumber = HashNumber()

    /// Creates a queue of background operations.
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

    /// The queue of the operation that is running; on the main thread otherwise the main queue, and nil elsewhere.
    public class var current: OperationQueue? {
        if let queue = currentQueue { return queue }
        return Thread.isMainThread ? main : nil
    }

    @TaskLocal private static var currentQueue: OperationQueue?

    /// A name for the programmer.
    open var name: String?
    /// The quality of service; without effect.
    open var qualityOfService = QualityOfService.default
    /// The queue to run operations on; without effect.
    open var underlyingQueue: DispatchQueue?

    private var limit = OperationQueue.defaultMaxConcurrentOperationCount
    private var holds = false

    /// How many operations may run at a time; the default is -1, which means any number.
    ///
    /// The main queue's is 1.
    open var maxConcurrentOperationCount: Int {
        get { lock.withLock { limit } }
        set {
            lock.withLock { limit = newValue }
            startReady()
        }
    }

    /// Whether operations that have not begun are held back.
    open var isSuspended: Bool {
        get { lock.withLock { holds } }
        set {
            lock.withLock { holds = newValue }
            startReady()
        }
    }

    /// The operations that have not finished, in the order they were added.
    open var operations: [Operation] { lock.withLock { running + waiting } }
    /// The number of operations that have not finished.
    open var operationCount: Int { operations.count }

    // MARK: Adding operations

    /// Adds an operation.
    ///
    /// Adding one that is in a queue or has finished stops the program, as Apple's does.
    open func addOperation(_ operation: Operation) {
        add(operation)
        startReady()
    }

    /// Adds operations, and waits for them where `wait` says so, as ``DispatchGroup/wait()`` waits.
    open func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
        for operation in operations { add(operation) }
        startReady()
        if wait { for operation in operations { operation.waitUntilFinished() } }
    }

    /// Adds an operation that runs a block.
    open func addOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation(block: block)) }

    /// Runs a block after all operations that have been added, and before all that are added later.
    open func addBarrierBlock(_ barrier: @escaping () -> Void) {
        let operation = BlockOperation(block: barrier)
        lock.withLock { _ = barriers.insert(ObjectIdentifier(operation)) }
        addOperation(operation)
    }

    /// Cancels all operations that have not finished.
    open func cancelAllOperations() { for operation in operations { operation.cancel() } }

    /// Waits until all operations have finished, as ``DispatchGroup/wait()`` waits.
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

    /// The queues of a scene whose operations have not finished, which live until they have or the scene ends.
    private final class BusyQueues { var queues: [ObjectIdentifier: OperationQueue] = [:] }

    /// The queue itself, outside every stage, while it has operations.
    private var keeper: OperationQueue?

    private func endIfEmpty() {
        guard operationCount == 0 else { return }
        lock.withLock { keeper = nil }
        let scene = SceneContext.current
        guard !scene.isIdle else { return }
        scene.object(of: BusyQueues.self, create: BusyQueues.init).queues[ObjectIdentifier(self)] = nil
    }

    // MARK: Running operations

    /// Starts the operations that may start.
    func startReady() {
        while let operation = lock.withLock({ takeNext() }) {
            dispatchQueue.async { [self] in
                Self.$currentQueue.withValue(self) { operation.start() }
                operation.endIfFinished()
            }
        }
    }

    /// Moves the next operation that may start from those that wait to those that run.
    private func takeNext() -> Operation? {
        guard !holds, limit < 0 || running.count < limit else { return nil }
        if running.contains(where: isBarrier) { return nil }
        // What comes after a barrier waits for it.
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

    /// A number that is the same in every run, where an address is not.
    open override var hash: Int { hashNumber.value }
}
