import UIKit

/// A block that a queue runs at a time and after each interval, without drift, until it is cancelled.
final class RepeatedBlock: Cancellable {
    private let lock = NSLock()
    private var isCancelled = false

    init(
        first: DispatchQueue.SchedulerTimeType, interval: DispatchQueue.SchedulerTimeType.Stride,
        on queue: DispatchQueue, _ action: @escaping () -> Void
    ) {
        // An interval of 0 would keep time from moving on.
        run(first.dispatchTime, 0, max(interval, .microseconds(100)), queue, action)
    }

    /// Runs the block at the start plus a number of intervals, and then the next one.
    private func run(
        _ start: DispatchTime, _ count: Double, _ interval: DispatchQueue.SchedulerTimeType.Stride,
        _ queue: DispatchQueue, _ action: @escaping () -> Void
    ) {
        let time = start + count * Double(interval.magnitude) * 1e-9
        queue.asyncAfter(deadline: time) { [self] in
            guard !lock.withLock({ isCancelled }) else { return }
            run(start, count + 1, interval, queue, action)
            action()
        }
    }

    func cancel() { lock.withLock { isCancelled = true } }
}
