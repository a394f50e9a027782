import Dispatch
import QuartzCore

/// A queue that runs blocks at times of the stage's clock.
///
/// This class replaces Dispatch's in files that import only UIKit. On a stage, one thread runs the blocks of all
/// queues, one at a time, when they are due and in the order in which they were added, so that a scene never depends on
/// thread scheduling. Outside all stages, Dispatch's queues run the blocks.
///
/// On a stage, qualities of service have no effect, and of the flags only `barrier` has one: `sync` waits for barriers.
public final class DispatchQueue: @unchecked Sendable {
    /// The attributes that determine how a queue runs its blocks.
    public typealias Attributes = Dispatch.DispatchQueue.Attributes

    /// The queue that runs the blocks outside all stages.
    let platform: Dispatch.DispatchQueue
    /// The order in which a serial queue runs its blocks; nil for other queues.
    private let order: SerialOrder?
    /// The blocks that have not ended; nil for the system's queues.
    private let backlog: QueueBacklog?

    private init(_ platform: Dispatch.DispatchQueue) {
        self.platform = platform
        (order, backlog) = (nil, nil)
    }

    /// The queue of the main thread.
    public static let main = DispatchQueue(.main)

    /// The priorities of the system's queues, which have no effect.
    public enum GlobalQueuePriority: Sendable { case high, `default`, low, background }

    /// Returns one of the system's queues; all have the same priority here.
    public static func global(priority: GlobalQueuePriority) -> DispatchQueue { global() }

    /// Returns the global queue for a quality of service.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
        DispatchQueue(.global(qos: qos))
    }

    /// How often objects that a queue's blocks leave behind are released, which Swift does at once.
    public typealias AutoreleaseFrequency = Dispatch.DispatchQueue.AutoreleaseFrequency

    /// Creates a queue.
    ///
    /// - Parameters:
    ///   - label: A name for debugging.
    ///   - qos: The quality of service, which has no effect on a stage.
    ///   - attributes: Whether the queue runs several blocks at a time; it does not by default.
    ///   - autoreleaseFrequency: Has no effect.
    ///   - target: The queue that runs the blocks; blocks of queues with the same serial target run one at a time.
    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {
        platform = Dispatch.DispatchQueue(
            label: label, qos: qos, attributes: attributes, autoreleaseFrequency: autoreleaseFrequency,
            target: target?.platform)
        order = target?.order ?? (attributes.contains(.concurrent) ? nil : SerialOrder())
        backlog = QueueBacklog()
        self.target = target
        if attributes.contains(.initiallyInactive) {
            backlog?.isInactive = true
            backlog?.suspend()
        }
    }

    /// The queue that runs the blocks of this one; nil for none.
    private(set) var target: DispatchQueue?

    /// Makes another queue run the blocks that are added from now on; nil restores a queue of its own.
    public func setTarget(queue: DispatchQueue?) {
        target = queue
        platform.setTarget(queue: queue?.platform ?? .global())
        unsupported("DispatchQueue.setTarget(queue:)")
    }

    /// The label with which the queue was created.
    public var label: String { platform.label }

    /// Runs a block in the next run loop cycle.
    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        group?.enter()
        run(after: 0, isBarrier: flags.contains(.barrier)) {
            work()
            group?.leave()
        }
    }

    /// Runs a work item in the next run loop cycle, unless it is cancelled first.
    public func async(execute work: DispatchWorkItem) { run(after: 0) { work.perform() } }

    /// Runs a work item of a group in the next run loop cycle, unless it is cancelled first.
    public func async(group: DispatchGroup, execute work: DispatchWorkItem) {
        async(group: group) { work.perform() }
    }

    /// Runs a block at a time; if the time has passed, in the next run loop cycle.
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        run(after: deadline.seconds - SceneContext.current.clock.now, work)
    }

    /// Runs a work item at a time, unless it is cancelled first.
    public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { work.perform() }
    }

    /// Runs a block at a date of the stage's clock; if the date has passed, in the next run loop cycle.
    public func asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        asyncAfter(deadline: wallDeadline.stageTime, execute: work)
    }

    /// Runs a work item at a date of the stage's clock, unless it is cancelled first.
    public func asyncAfter(wallDeadline: DispatchWallTime, execute work: DispatchWorkItem) {
        asyncAfter(deadline: wallDeadline.stageTime, execute: work)
    }

    /// Runs a block and returns its result; a serial queue runs the blocks that were added before it first.
    ///
    /// A queue that runs several blocks at a time runs first those up to the last barrier. A block that waits for its own serial queue, such as one of the main queue for ``main``, ends the program, as on
    /// iOS.
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        let scene = SceneContext.current
        if scene.isIdle { return try platform.sync(execute: work) }
        return try sync(in: scene, isBarrier: false, work)
    }

    /// Runs a block and returns its result, as `sync(execute:)` does; a barrier waits for all blocks before it.
    public func sync<Result>(flags: DispatchWorkItemFlags, execute work: () throws -> Result) rethrows -> Result {
        let scene = SceneContext.current
        if scene.isIdle { return try platform.sync(flags: flags, execute: work) }
        return try sync(in: scene, isBarrier: flags.contains(.barrier), work)
    }

    private func sync<Result>(
        in scene: SceneContext, isBarrier: Bool, _ work: () throws -> Result
    ) rethrows -> Result {
        guard let serialKey else {
            backlog?.wait(forAll: isBarrier, in: scene)
            return try work()
        }
        if QueueOwners.owns(serialKey, in: scene) {
            trap("BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread")
        }
        backlog?.wait(forAll: true, in: scene)
        order?.waitForOthers(in: scene)
        // The block runs on the main thread, while the calling one waits.
        if serialKey == QueueOwners.main { return try QueueOwners.run(on: serialKey, in: scene, work) }
        return try QueueOwners.run(alsoOn: serialKey, in: scene, work)
    }

    /// The key that stands for the queue; nil if it runs several blocks at a time.
    var serialKey: ObjectIdentifier? {
        if runsOnMain { return QueueOwners.main }
        return order.map(ObjectIdentifier.init)
    }

    /// Runs a block of the queue as if on the queue's own thread.
    func perform(in scene: SceneContext, _ work: () -> Void) { QueueOwners.run(on: serialKey, in: scene, work) }

    /// Runs a work item immediately, unless it has been cancelled.
    public func sync(execute work: DispatchWorkItem) { sync { work.perform() } }

    /// Runs a block a number of times, passing it the index of each iteration, in order.
    public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for iteration in 0..<max(0, iterations) { work(iteration) }
    }

    /// Begins a block, unless the queue is suspended.
    private func begin(in scene: SceneContext, _ work: @escaping () -> Void) {
        if backlog?.holds({ [self] in begin(in: scene, work) }) == true { return }
        if let order { order.run(work, in: scene) } else { SerialOrder.run(work, in: scene) {} }
    }

    /// Stops the queue from beginning further blocks, until ``resume()``; has no effect on a queue of the system.
    public func suspend() {
        if SceneContext.current.isIdle { return platform.suspend() }
        backlog?.suspend()
    }

    /// Undoes one call of ``suspend()``; more calls than of that end the program, as on iOS.
    public func resume() {
        let scene = SceneContext.current
        if scene.isIdle { return platform.resume() }
        for work in backlog?.resume() ?? [] { BackgroundBlocks.add(to: scene, at: scene.clock.now, work) }
    }

    /// Lets a queue that was created with `initiallyInactive` begin its blocks.
    public func activate() {
        // Dispatch stops a program that releases a queue which was never activated.
        platform.activate()
        guard !SceneContext.current.isIdle, let backlog, backlog.isInactive else { return }
        backlog.isInactive = false
        resume()
    }

    /// Whether the main thread runs the blocks.
    private var runsOnMain: Bool { self === DispatchQueue.main || target?.runsOnMain == true }

    private func run(after delay: TimeInterval, isBarrier: Bool = false, _ work: @escaping () -> Void) {
        let scene = SceneContext.current
        guard scene.isIdle else {
            let time = scene.clock.now + max(0, delay)
            if runsOnMain {
                scene.runLoop.add(at: time, work)
            } else {
                let number = delay > 0 ? nil : backlog?.add(isBarrier: isBarrier)
                BackgroundBlocks.add(to: scene, at: time) { [self] in
                    begin(in: scene) { [self] in
                        perform(in: scene, work)
                        if let number { backlog?.end(number) }
                    }
                }
            }
            return
        }
        guard delay < .infinity else { return }
        nonisolated(unsafe) let work = work
        platform.asyncAfter(deadline: .now() + max(0, delay)) { work() }
    }
}
