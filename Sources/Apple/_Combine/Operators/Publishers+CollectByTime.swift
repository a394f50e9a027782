import UIKit

extension Publishers {
    /// When values are collected.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// At the end of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// At the end of each interval, and as soon as there are a number of values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}

extension OpenCombine.Publisher {
    /// Returns a publisher of arrays of the values of each interval, without those of intervals without values.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

extension Publishers {
    /// A publisher of arrays of the values of each interval.
    public struct CollectByTime<Upstream: OpenCombine.Publisher, Context: Scheduler>: OpenCombine.Publisher {
        /// The values are arrays.
        public typealias Output = [Upstream.Output]
        /// The publisher fails as the other does.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream
        /// When values are collected.
        public let strategy: TimeGroupingStrategy<Context>
        /// The options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher of collected values.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        /// Adds a subscriber, for which a first interval begins.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let groups = PassthroughSubject<Output, Failure>()
            let running = Running()
            groups.buffer(size: .max, prefetch: .byRequest, whenFull: .dropOldest)
                .handleEvents(receiveCancel: running.stop).subscribe(subscriber)
            var values: Output = []
            func send() {
                guard !values.isEmpty else { return }
                let group = values
                values = []
                groups.send(group)
            }
            let (scheduler, interval, limit) = parts
            running.timer = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval,
                tolerance: scheduler.minimumTolerance, options: options, send)
            running.upstream = upstream.sink { completion in
                running.stop()
                send()
                groups.send(completion: completion)
            } receiveValue: { value in
                values.append(value)
                if values.count >= limit { send() }
            }
        }

        /// What ends with the subscription.
        private final class Running {
            var timer: (any Cancellable)?
            var upstream: AnyCancellable?

            func stop() {
                timer?.cancel()
                upstream?.cancel()
            }
        }

        private var parts: (Context, Context.SchedulerTimeType.Stride, Int) {
            switch strategy {
            case .byTime(let scheduler, let interval): (scheduler, interval, .max)
            case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, Swift.max(1, count))
            }
        }
    }
}
