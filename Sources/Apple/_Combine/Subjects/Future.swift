import OpenCombine

/// A publisher that produces a single value or an error.
///
/// Each subscriber receives the result, also one that subscribes later.
public final class Future<Output, Failure: Error>: OpenCombine.Publisher {
    /// A function to call with the result; only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let result = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)
    private let subscriptions = SubscriptionList<Output, Failure>()

    /// Creates a future, and calls a function with its promise at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill(fulfill)
    }

    /// Adds a subscriber, which receives the result as soon as there is one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        guard case .success(let value) = result.value else { return subscriptions.add(subscriber) }
        let subscription = SourceSubscription(AnySubscriber(subscriber), keepsLatest: true) {}
        subscriber.receive(subscription: subscription)
        subscription.offerLast(value)
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        guard self.result.value == nil else { return }
        self.result.value = result
        switch result {
        case .success(let value): subscriptions.sendLast(value)
        case .failure(let error): subscriptions.send(completion: .failure(error))
        }
    }
}

extension Future where Failure == Never {
    /// The value, when there is one.
    public final var value: Output {
        get async {
            await withCheckedContinuation { continuation in whenFulfilled { continuation.resume(with: $0) } }
        }
    }
}

extension Future {
    /// The value, when there is one; throws if the future fails.
    public final var value: Output {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                whenFulfilled { continuation.resume(with: $0) }
            }
        }
    }

    /// Calls a function once, with the result.
    private func whenFulfilled(_ notify: @escaping Promise) {
        let subscriber = AnySubscriber<Output, Failure>(
            receiveSubscription: { $0.request(.max(1)) },
            receiveValue: { value in
                notify(.success(value))
                return .none
            },
            receiveCompletion: { completion in
                if case .failure(let error) = completion { notify(.failure(error)) }
            })
        receive(subscriber: subscriber)
    }
}
