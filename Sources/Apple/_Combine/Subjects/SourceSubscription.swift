import UIKit

/// A subscription that passes the values of a source to a subscriber, as many as the subscriber demands.
final class SourceSubscription<Input, Failure: Error>: Subscription {
    private let lock = NSLock()
    private var subscriber: AnySubscriber<Input, Failure>?
    private var demand = Subscribers.Demand.none
    /// Whether a value for which there is no demand is kept until there is.
    private let keepsLatest: Bool
    /// The latest value for which there was no demand.
    private var kept: Input?
    /// The completion that follows the kept value.
    private var ending: Subscribers.Completion<Failure>?
    private let whenDemanded: () -> Void
    private var whenCancelled: () -> Void

    /// Creates a subscription.
    ///
    /// - Parameters:
    ///   - subscriber: The subscriber.
    ///   - keepsLatest: Whether the latest value for which there is no demand is passed on when there is.
    ///   - first: A value to pass on as soon as there is demand.
    ///   - whenDemanded: Called each time the subscriber demands values.
    ///   - whenCancelled: Called when the subscriber cancels, and then released.
    init(
        _ subscriber: AnySubscriber<Input, Failure>, keepsLatest: Bool = false, first: Input? = nil,
        whenDemanded: @escaping () -> Void = {}, whenCancelled: @escaping () -> Void
    ) {
        self.subscriber = subscriber
        self.keepsLatest = keepsLatest || first != nil
        kept = first
        self.whenDemanded = whenDemanded
        self.whenCancelled = whenCancelled
    }

    /// Passes a value on if the subscriber demands one.
    func offer(_ value: Input) {
        lock.lock()
        guard let subscriber, demand > .none else {
            if keepsLatest { kept = value }
            return lock.unlock()
        }
        demand -= 1
        kept = nil
        lock.unlock()
        let more = subscriber.receive(value)
        if more > .none { add(more) }
    }

    /// Passes on a value and the completion, which wait until the subscriber demands the value.
    func offerLast(_ value: Input) {
        lock.withLock { ending = .finished }
        offer(value)
        finishAfterKept()
    }

    /// Ends the subscription with a completion.
    func finish(_ completion: Subscribers.Completion<Failure>) {
        let subscriber = lock.withLock { self.subscriber.take() }
        subscriber?.receive(completion: completion)
    }

    private func finishAfterKept() {
        let ending = lock.withLock { kept == nil ? self.ending : nil }
        if let ending { finish(ending) }
    }

    /// Adds to the demand, and passes on the kept value.
    private func add(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        let value = self.demand > .none ? kept.take() : nil
        lock.unlock()
        guard let value else { return }
        offer(value)
        finishAfterKept()
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        whenDemanded()
        add(demand)
    }

    func cancel() {
        let stop = lock.withLock {
            subscriber = nil
            kept = nil
            defer { whenCancelled = {} }
            return whenCancelled
        }
        stop()
    }
}

extension SourceSubscription: CustomStringConvertible {
    var description: String { "Subscription" }
}
