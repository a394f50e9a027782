import UIKit

/// A subscription to several publishers, which passes on their latest values together.
final class LatestValues<Output, Failure: Error>: Subscription {
    private let lock = NSRecursiveLock()
    private var values: [Any?]
    private var upstreams: [(any Subscription)?]
    private var unfinished: Int
    private let combine: ([Any]) -> Output?
    private lazy var target = SourceSubscription<Output, Failure>(subscriber, keepsLatest: true) { [weak self] in
        self?.stop()
    }
    private let subscriber: AnySubscriber<Output, Failure>

    /// Creates a subscription to `count` publishers; `combine` makes a value of one of each.
    init(_ subscriber: AnySubscriber<Output, Failure>, count: Int, combine: @escaping ([Any]) -> Output?) {
        self.subscriber = subscriber
        self.combine = combine
        values = Array(repeating: nil, count: count)
        upstreams = Array(repeating: nil, count: count)
        unfinished = count
    }

    /// Subscribes to a publisher, whose values are at an index.
    func follow<Source: OpenCombine.Publisher>(_ source: Source, at index: Int) where Source.Failure == Failure {
        source.subscribe(
            AnySubscriber<Source.Output, Failure>(
                receiveSubscription: { [self] subscription in
                    lock.withLock { upstreams[index] = subscription }
                    subscription.request(.unlimited)
                },
                receiveValue: { [self] value in
                    receive(value, at: index)
                    return .none
                },
                receiveCompletion: { [self] in receive($0, at: index) }))
    }

    private func receive(_ value: Any, at index: Int) {
        let output = lock.withLock {
            values[index] = .some(value)
            let all = values.compactMap { $0 }
            return all.count == values.count ? combine(all) : nil
        }
        if let output { target.offer(output) }
    }

    private func receive(_ completion: Subscribers.Completion<Failure>, at index: Int) {
        let ends = lock.withLock {
            upstreams[index] = nil
            unfinished -= 1
            if case .failure = completion { return true }
            // Without a value of each publisher, there will be none.
            return unfinished == 0 || values[index] == nil
        }
        guard ends else { return }
        stop()
        target.finish(completion)
    }

    private func stop() {
        let running = lock.withLock {
            defer { upstreams = upstreams.map { _ in nil } }
            return upstreams.compactMap { $0 }
        }
        for upstream in running { upstream.cancel() }
    }

    func request(_ demand: Subscribers.Demand) { target.request(demand) }
    func cancel() { target.cancel() }
}
