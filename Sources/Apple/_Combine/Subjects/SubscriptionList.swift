import UIKit

/// The subscriptions to a subject, which receive values in the order in which they began.
final class SubscriptionList<Output, Failure: Error> {
    typealias Entry = SourceSubscription<Output, Failure>

    private let lock = NSLock()
    private var entries: [(number: Int, entry: Entry)] = []
    private var lastNumber = 0
    private var upstreams: [any Subscription] = []
    private var completion: Subscribers.Completion<Failure>?
    private var isDemanded = false

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    // MARK: Subscribers

    /// Adds a subscriber; one that comes after the completion receives only that.
    ///
    /// - Parameters:
    ///   - subscriber: The subscriber.
    ///   - latest: The source's current value, if it has one. The subscriber receives it, and later the latest value
    ///     for which there was no demand.
    func add<Target: Subscriber>(_ subscriber: Target, latest: Output? = nil)
    where Target.Input == Output, Target.Failure == Failure {
        let (number, ended) = lock.withLock {
            lastNumber += 1
            return (lastNumber, completion)
        }
        if let ended {
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: ended)
        }
        let entry = Entry(AnySubscriber(subscriber), first: latest) {
            self.demandUpstreams()
        } whenCancelled: {
            self.lock.withLock { self.entries.removeAll { $0.number == number } }
        }
        lock.withLock { entries.append((number, entry)) }
        subscriber.receive(subscription: entry)
    }

    /// Passes a value to the subscribers.
    func send(_ value: Output) {
        for entry in lock.withLock({ completion == nil ? entries.map(\.entry) : [] }) { entry.offer(value) }
    }

    /// Passes the completion to the subscribers; further calls do nothing.
    func send(completion: Subscribers.Completion<Failure>) {
        for entry in end(with: completion) { entry.finish(completion) }
    }

    /// Passes a last value to the subscribers, who then receive the completion.
    func sendLast(_ value: Output) {
        for entry in end(with: .finished) { entry.offerLast(value) }
    }

    /// Stores the completion, and returns the subscriptions that it ends.
    private func end(with completion: Subscribers.Completion<Failure>) -> [Entry] {
        lock.withLock {
            guard self.completion == nil else { return [] }
            self.completion = completion
            defer { entries = [] }
            return entries.map(\.entry)
        }
    }

    // MARK: Publishers that feed the subject

    /// Adds a subscription to a publisher that feeds the subject.
    ///
    /// The subject demands all values as soon as one of its subscribers has demanded any.
    func add(upstream: any Subscription) {
        let isDemanded = lock.withLock {
            upstreams.append(upstream)
            return self.isDemanded
        }
        if isDemanded { upstream.request(.unlimited) }
    }

    private func demandUpstreams() {
        let waiting = lock.withLock {
            defer { isDemanded = true }
            return isDemanded ? [] : upstreams
        }
        for upstream in waiting { upstream.request(.unlimited) }
    }
}
