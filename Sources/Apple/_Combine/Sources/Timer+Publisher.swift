import UIKit

extension Timer {
    /// Returns a publisher of the dates at which a timer fires; it starts when it is connected.
    ///
    /// - Parameters:
    ///   - interval: The seconds between values.
    ///   - tolerance: Has no effect: values are never late.
    ///   - runLoop: The run loop of the timer; stages have one.
    ///   - mode: Has no effect.
    ///   - options: Has no effect.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of the dates at which a timer fires.
    public final class TimerPublisher: ConnectablePublisher {
        /// The values are the dates.
        public typealias Output = Date
        /// The publisher never fails.
        public typealias Failure = Never

        /// The seconds between values.
        public let interval: TimeInterval
        /// The tolerance in seconds, which has no effect.
        public let tolerance: TimeInterval?
        /// The run loop of the timer.
        public let runLoop: RunLoop
        /// The mode of the run loop; it has no effect.
        public let mode: RunLoop.Mode
        /// The options; they have no effect.
        public let options: RunLoop.SchedulerOptions?

        private let subscriptions = SubscriptionList<Date, Never>()

        /// Creates a publisher, which starts when it is connected.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
            (self.mode, self.options) = (mode, options)
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subscriptions.add(subscriber)
        }

        /// Starts a timer, which the result stops.
        public func connect() -> any Cancellable {
            let timer = Timer(timeInterval: interval, repeats: true) { [subscriptions] _ in subscriptions.send(Date()) }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
