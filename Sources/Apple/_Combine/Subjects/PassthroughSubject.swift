import OpenCombine

/// A subject that passes values to its subscribers, in the order in which they subscribed.
///
/// A subscriber that has not demanded a value does not receive it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let subscriptions = SubscriptionList<Output, Failure>()

    /// Creates a subject without subscribers.
    public init() {}

    /// Adds a publisher that feeds the subject.
    public func send(subscription: any Subscription) { subscriptions.add(upstream: subscription) }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriptions.add(subscriber)
    }

    /// Passes a value to the subscribers.
    public func send(_ input: Output) { subscriptions.send(input) }

    /// Ends the subject; later values have no effect.
    public func send(completion: Subscribers.Completion<Failure>) { subscriptions.send(completion: completion) }
}
