import Dispatch
import QuartzCore

/// Runs blocks later, on the stage's clock.
///
/// A file that imports UIKit alone gets this queue instead of Dispatch's. On a stage one thread runs the blocks of all
/// queues, one after another, at the time they are due and in the order they were added, so that what a scene does never
/// depends on threads. Outside every stage, Dispatch's queues run them.
///
/// Qualities of service and flags have no effect on a stage.
public final class DispatchQueue: @unchecked Sendable {
    /// How a queue runs its blocks.
    public typealias Attributes = Dispatch.DispatchQueue.Attributes

    /// The queue that runs the blocks outside every stage.
    let platform: Dispatch.DispatchQueue

    private init(_ platform: Dispatch.DispatchQueue) { self.platform = platform }

    /// The queue of the main thread.
    public static let main = DispatchQueue(.main)

    /// The queue for work of a quality of service.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
        DispatchQueue(.global(qos: qos))
    }

    /// Creates a queue.
    public init(label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = []) {
        platform = Dispatch.DispatchQueue(label: label, qos: qos, attributes: attributes)
    }

    /// The name that the queue was created with.
    public var label: String { platform.label }

    /// Runs a block at the next turn.
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

    /// Runs a work item at the next turn, unless it is cancelled before.
    public func async(execute work: DispatchWorkItem) { run(after: 0) { work.perform() } }

    /// Runs a work item of a group at the next turn, unless it is cancelled before.
    public func async(group: DispatchGroup, execute work: DispatchWorkItem) {
        async(group: group) { work.perform() }
    }

    /// Runs a block at a time; one that has passed means the next turn.
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        run(after: deadline.seconds - SceneContext.current.clock.now, work)
    }

    /// Runs a work item at a time, unless it is cancelled before.
    public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { work.perform() }
    }

    /// Runs a block at a date of the stage's clock; one that has passed means the next turn.
    public func asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        asyncAfter(deadline: wallDeadline.stageTime, execute: work)
    }

    /// Runs a work item at a date of the stage's clock, unless it is cancelled before.
    public func asyncAfter(wallDeadline: DispatchWallTime, execute work: DispatchWorkItem) {
        asyncAfter(deadline: wallDeadline.stageTime, execute: work)
    }

    /// Runs a block at once and returns its result.
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        guard SceneContext.current.isIdle else { return try work() }
        return try platform.sync(execute: work)
    }

    /// Runs a block at once and returns its result.
    public func sync<Result>(flags: DispatchWorkItemFlags, execute work: () throws -> Result) rethrows -> Result {
        guard SceneContext.current.isIdle else { return try work() }
        return try platform.sync(flags: flags, execute: work)
    }

    /// Runs a work item at once, unless it has been cancelled.
    public func sync(execute work: DispatchWorkItem) { sync { work.perform() } }

    /// Runs a block the given number of times, in order.
    public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for iteration in 0..<max(0, iterations) { work(iteration) }
    }

    private func run(after delay: TimeInterval, _ work: @escaping () -> Void) {
        let scene = SceneContext.current
        guard scene.isIdle else {
            if delay <= 0, self !== DispatchQueue.main {
                BackgroundBlocks.add(to: scene, work)
            } else {
                scene.runLoop.add(at: scene.clock.now + max(0, delay), work)
            }
            return
        }
        guard delay < .infinity else { return }
        nonisolated(unsafe) let work = work
        platform.asyncAfter(deadline: .now() + max(0, delay)) { work() }
    }
}
