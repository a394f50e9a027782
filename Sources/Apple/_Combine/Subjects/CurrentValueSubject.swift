import UIKit

/// A subject that has a value, and passes it and each new one to its subscribers, in the order in which they subscribed.
///
/// A subscriber that has not demanded values receives the latest one when it does.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let lock = NSLock()
    private var current: Output
    private var isOver = false
    private let subscriptions = SubscriptionList<Output, Failure>()

    /// Creates a subject with a first value.
    public init(_ value: Output) { current = value }

    /// The value; setting it passes it to the subscribers.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    /// Adds a publisher that feeds the subject.
    public func send(subscription: any Subscription) { subscriptions.add(upstream: subscription) }

    /// Adds a subscriber, which receives the current value first.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriptions.add(subscriber, latest: value)
    }

    /// Sets the value, and passes it to the subscribers.
    public func send(_ input: Output) {
        let isOver = lock.withLock {
            if !self.isOver { current = input }
            return self.isOver
        }
        if !isOver { subscriptions.send(input) }
    }

    /// Ends the subject; later values have no effect.
    public func send(completion: Subscribers.Completion<Failure>) {
        lock.withLock { isOver = true }
        subscriptions.send(completion: completion)
    }
}
