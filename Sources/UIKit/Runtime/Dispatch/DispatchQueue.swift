import Dispatch
import QuartzCore

/// A queue that runs blocks at times of the stage's clock.
///
/// This class replaces Dispatch's in files that import only UIKit. On a stage, one thread runs the blocks of all
/// queues, one at a time, when they are due and in the order in which they were added, so that a scene never depends on
/// thread scheduling. Outside all stages, Dispatch's queues run the blocks.
///
/// On a stage, qualities of service and flags have no effect.
public final class DispatchQueue: @unchecked Sendable {
    /// The attributes that determine how a queue runs its blocks.
    public typealias Attributes = Dispatch.DispatchQueue.Attributes

    /// The queue that runs the blocks outside all stages.
    let platform: Dispatch.DispatchQueue
    /// The order in which a serial queue runs its blocks in a test; nil for other queues.
    private let order: SerialOrder?

    private init(_ platform: Dispatch.DispatchQueue) {
        self.platform = platform
        order = nil
    }

    /// The queue of the main thread.
    public static let main = DispatchQueue(.main)

    /// Returns the global queue for a quality of service.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
        DispatchQueue(.global(qos: qos))
    }

    /// Creates a queue.
    public init(label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = []) {
        platform = Dispatch.DispatchQueue(label: label, qos: qos, attributes: attributes)
        order = attributes.contains(.concurrent) ? nil : SerialOrder()
    }

    /// The label with which the queue was created.
    public var label: String { platform.label }

    /// Runs a block in the next run loop cycle.
    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        group?.enter()
        run(after: 0) {
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

    /// Runs a block immediately and returns its result.
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        let scene = SceneContext.current
        if scene.isIdle { return try platform.sync(execute: work) }
        order?.waitForOthers(in: scene)
        return try work()
    }

    /// Runs a block immediately and returns its result.
    public func sync<Result>(flags: DispatchWorkItemFlags, execute work: () throws -> Result) rethrows -> Result {
        let scene = SceneContext.current
        if scene.isIdle { return try platform.sync(flags: flags, execute: work) }
        order?.waitForOthers(in: scene)
        return try work()
    }

    /// Runs a work item immediately, unless it has been cancelled.
    public func sync(execute work: DispatchWorkItem) { sync { work.perform() } }

    /// Runs a block a number of times, passing it the index of each iteration, in order.
    public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for iteration in 0..<max(0, iterations) { work(iteration) }
    }

    private func run(after delay: TimeInterval, _ work: @escaping () -> Void) {
        let scene = SceneContext.current
        guard scene.isIdle else {
            let time = scene.clock.now + max(0, delay)
            if self === DispatchQueue.main {
                scene.runLoop.add(at: time, work)
            } else {
                BackgroundBlocks.add(to: scene, at: time) { [order] in
                    if let order { order.run(work, in: scene) } else { SerialOrder.run(work, in: scene) {} }
                }
            }
            return
        }
        guard delay < .infinity else { return }
        nonisolated(unsafe) let work = work
        platform.asyncAfter(deadline: .now() + max(0, delay)) { work() }
    }
}
