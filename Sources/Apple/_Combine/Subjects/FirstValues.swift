import UIKit

/// A publisher of the first values of another, which finishes with the last of them.
struct FirstValues<Upstream: OpenCombine.Publisher>: OpenCombine.Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure

    let upstream: Upstream
    /// The number of values, at least 1.
    let count: Int

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.subscribe(Counter(subscriber: AnySubscriber(subscriber), remaining: count))
    }

    private final class Counter: Subscriber, Subscription {
        private let lock = NSLock()
        private var subscriber: AnySubscriber<Output, Failure>?
        private var remaining: Int
        private var upstream: (any Subscription)?

        init(subscriber: AnySubscriber<Output, Failure>, remaining: Int) {
            (self.subscriber, self.remaining) = (subscriber, remaining)
        }

        func receive(subscription: any Subscription) {
            lock.withLock { upstream = subscription }
            subscriber?.receive(subscription: self)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            let (target, isLast) = lock.withLock {
                if subscriber != nil { remaining -= 1 }
                return (subscriber, remaining == 0)
            }
            guard let target else { return .none }
            let more = target.receive(input)
            guard isLast else { return more }
            let running = lock.withLock { upstream.take() }
            running?.cancel()
            receive(completion: .finished)
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let target = lock.withLock { subscriber.take() }
            target?.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            let running = lock.withLock { upstream }
            running?.request(demand)
        }

        func cancel() {
            let running = lock.withLock {
                subscriber = nil
                return upstream.take()
            }
            running?.cancel()
        }
    }
}
