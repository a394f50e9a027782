import UIKit

extension RunLoop: @retroactive Scheduler {
    /// A date of the stage's clock.
    public typealias SchedulerTimeType = SchedulerDate

    /// How a run loop runs a block; there are no options.
    public struct SchedulerOptions {}

    /// The current date of the stage.
    public var now: SchedulerDate { .now }

    /// The shortest allowed delay of a block, which is 0.
    public var minimumTolerance: SchedulerDate.Stride { 0 }

    /// Runs a block in the next run loop cycle.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        DispatchQueue.main.async(execute: action)
    }

    /// Runs a block at a date; the tolerance has no effect.
    public func schedule(
        after date: SchedulerDate, tolerance: SchedulerDate.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        DispatchQueue.main.schedule(after: date.queueTime, action)
    }

    /// Runs a block at a date and after each interval, until the result is cancelled; the tolerance has no effect.
    public func schedule(
        after date: SchedulerDate, interval: SchedulerDate.Stride, tolerance: SchedulerDate.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        DispatchQueue.main.schedule(after: date.queueTime, interval: .seconds(interval.magnitude), action)
    }
}
