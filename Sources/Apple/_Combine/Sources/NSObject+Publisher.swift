import UIKit

extension NSObjectProtocol where Self: NSObject {
    /// Returns a publisher of the values of a property that can be observed, as by `observe(_:options:changeHandler:)`.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: With `initial`, which is a default, the first value is the current one.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// A publisher of the values of an object's property, which retains the object.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: OpenCombine.Publisher, Equatable {
        /// The values are those of the property.
        public typealias Output = Value
        /// The publisher never fails.
        public typealias Failure = Never

        /// The object.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// Whether the current value comes first.
        public let options: NSKeyValueObservingOptions

        /// Creates a publisher of a property.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        /// Adds a subscriber; without demand, it receives the latest value later.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let first = options.contains(.initial) ? object[keyPath: keyPath] : nil
            let observation = Observation()
            let subscription = SourceSubscription(AnySubscriber(subscriber), keepsLatest: true, first: first) {
                observation.token?.invalidate()
            }
            observation.token = object.observe(keyPath) { object, _ in subscription.offer(object[keyPath: keyPath]) }
            subscriber.receive(subscription: subscription)
        }

        /// Returns a publisher that announces changes without their values.
        public func didChange() -> Publishers.Map<Self, Void> { map { _ in } }

        private final class Observation { var token: NSKeyValueObservation? }
    }
}
