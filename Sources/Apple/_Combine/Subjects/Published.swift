import UIKit

/// A property of a class that publishes its new values, just before it takes them.
///
/// Subscribers to the property's publisher receive the current value first, and each new value while the property still
/// has the previous one. The publishers `objectWillChange` of observable objects come before.
@propertyWrapper public struct Published<Value> {
    let storage: PublishedStorage<Value>

    /// Creates the property with a value.
    public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    /// Creates the property with a value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// The publisher of the property's values.
    public struct Publisher: OpenCombine.Publisher {
        /// The values that are published.
        public typealias Output = Value
        /// The publisher never fails.
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        /// Adds a subscriber, which receives the current value first.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.subscriptions.add(subscriber, latest: storage.value)
        }
    }

    /// The publisher of the property's values.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set { self = Published(storage: newValue.storage) }
    }

    private init(storage: PublishedStorage<Value>) { self.storage = storage }

    /// Unavailable: only classes have published properties.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.value = newValue }
    }

    /// The value of the property of an object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }
}

/// The value of a published property, and its subscribers.
final class PublishedStorage<Value> {
    private let lock = NSLock()
    private var current: Value
    /// The subscriptions of publishers to which the property is assigned.
    private var feeds: [AnyCancellable] = []
    let subscriptions = SubscriptionList<Value, Never>()
    /// The publisher of the object's changes; nil until code requests it.
    var objectWillChange: ObservableObjectPublisher?

    init(_ value: Value) { current = value }

    var value: Value {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }

    /// Publishes a value, and then takes it.
    func set(_ value: Value) {
        objectWillChange?.send()
        subscriptions.send(value)
        self.value = value
    }

    /// Takes the values of a publisher, until the property is released.
    func follow(_ publisher: some OpenCombine.Publisher<Value, Never>) {
        let feed = publisher.sink { [weak self] in self?.set($0) }
        lock.withLock { feeds.append(feed) }
    }
}

extension OpenCombine.Publisher where Failure == Never {
    /// Sets a published property to each value, until the property is released.
    public func assign(to published: inout Published<Output>.Publisher) { published.storage.follow(self) }
}
