import Dispatch
import QuartzCore

/// Blocks that run later, on the stage's clock.
///
/// A file that imports UIKit alone gets this queue instead of Dispatch's. Inside a stage every queue is the main one:
/// blocks run one after another on the thread that drives the stage, at the time they are due and in the order they
/// were put down, so that what a scene does never depends on threads. Outside every stage blocks go to Dispatch's
/// queues.
public final class DispatchQueue: @unchecked Sendable {
    /// How a queue of one's own runs its blocks.
    public typealias Attributes = Dispatch.DispatchQueue.Attributes

    private let platform: Dispatch.DispatchQueue

    private init(_ platform: Dispatch.DispatchQueue) { self.platform = platform }

    /// The queue of the main thread.
    public static let main = DispatchQueue(.main)

    /// The queue for work of a quality of service.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
        DispatchQueue(.global(qos: qos))
    }

    /// A queue of one's own.
    public init(label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = []) {
        platform = Dispatch.DispatchQueue(label: label, qos: qos, attributes: attributes)
    }

    /// The name it was made with.
    public var label: String { platform.label }

    /// Runs a block at the next turn.
    public func async(group: DispatchGroup? = nil, execute work: @escaping () -> Void) {
        group?.enter()
        run(after: 0) {
            work()
            group?.leave()
        }
    }

    /// Runs a work item at the next turn, unless it is cancelled before.
    public func async(execute work: DispatchWorkItem) { run(after: 0) { work.perform() } }

    /// Runs a block at a time; one that has passed means the next turn.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        run(after: deadline.seconds - SceneContext.current.clock.now, work)
    }

    /// Runs a work item at a time, unless it is cancelled before.
    public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { work.perform() }
    }

    /// Runs a block at once, and hands on what it returns.
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        guard SceneContext.current.isIdle else { return try work() }
        return try platform.sync(execute: work)
    }

    /// Runs a block so many times, in order.
    public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for iteration in 0..<max(0, iterations) { work(iteration) }
    }

    private func run(after delay: TimeInterval, _ work: @escaping () -> Void) {
        let scene = SceneContext.current
        guard scene.isIdle else {
            scene.runLoop.add(at: scene.clock.now + max(0, delay), work)
            return
        }
        guard delay < .infinity else { return }
        nonisolated(unsafe) let work = work
        platform.asyncAfter(deadline: .now() + max(0, delay)) { work() }
    }
}
