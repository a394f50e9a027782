import UIKit

/// A subscription to several publishers of one type, which passes on their values as they come.
final class MergedValues<Output, Failure: Error>: Subscription {
    private let lock = NSRecursiveLock()
    private var subscriber: AnySubscriber<Output, Failure>?
    private var demand = Subscribers.Demand.none
    /// The values for which there was no demand.
    private var waiting: [Output] = []
    private var upstreams: [Int: any Subscription] = [:]
    private var unfinished: Int

    init(_ subscriber: AnySubscriber<Output, Failure>, count: Int) {
        self.subscriber = subscriber
        unfinished = count
    }

    /// Subscribes to one of the publishers.
    func follow(_ source: some OpenCombine.Publisher<Output, Failure>, at index: Int) {
        source.subscribe(
            AnySubscriber<Output, Failure>(
                receiveSubscription: { [self] subscription in
                    lock.withLock { upstreams[index] = subscription }
                    subscription.request(.unlimited)
                },
                receiveValue: { [self] value in
                    lock.withLock { waiting.append(value) }
                    passOn()
                    return .none
                },
                receiveCompletion: { [self] in receive($0, at: index) }))
    }

    /// Passes on values while there is demand for them.
    private func passOn() {
        while true {
            let next: (AnySubscriber<Output, Failure>, Output)? = lock.withLock {
                guard let subscriber, demand > .none, !waiting.isEmpty else { return nil }
                demand -= 1
                return (subscriber, waiting.removeFirst())
            }
            guard let (subscriber, value) = next else { break }
            let more = subscriber.receive(value)
            lock.withLock { demand += more }
        }
        finishIfEmpty()
    }

    private func receive(_ completion: Subscribers.Completion<Failure>, at index: Int) {
        lock.withLock {
            upstreams[index] = nil
            unfinished -= 1
        }
        guard case .failure = completion else { return finishIfEmpty() }
        let target = lock.withLock { subscriber.take() }
        stop()
        target?.receive(completion: completion)
    }

    private func finishIfEmpty() {
        let target = lock.withLock { unfinished == 0 && waiting.isEmpty ? subscriber.take() : nil }
        target?.receive(completion: .finished)
    }

    private func stop() {
        let running = lock.withLock {
            defer { upstreams = [:] }
            return upstreams.sorted { $0.key < $1.key }.map(\.value)
        }
        for upstream in running { upstream.cancel() }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        passOn()
    }

    func cancel() {
        lock.withLock { subscriber = nil }
        stop()
    }
}
