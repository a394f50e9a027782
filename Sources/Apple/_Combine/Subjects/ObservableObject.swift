import UIKit

/// An object that announces its changes before they happen.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher of changes.
    associatedtype ObjectWillChangePublisher: OpenCombine.Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// The publisher of changes; by default, published properties send to it before they change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

/// A publisher of an object's changes.
public final class ObservableObjectPublisher: OpenCombine.Publisher {
    /// Changes have no value.
    public typealias Output = Void
    /// The publisher never fails.
    public typealias Failure = Never

    private let subscriptions = SubscriptionList<Void, Never>()

    /// Creates a publisher without subscribers.
    public init() {}

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subscriptions.add(subscriber)
    }

    /// Announces a change.
    public func send() { subscriptions.send(()) }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher of changes, to which the object's published properties send.
    public var objectWillChange: ObservableObjectPublisher {
        if let publisher = objc_getAssociatedObject(self, &associationKey) as? ObservableObjectPublisher {
            return publisher
        }
        let publisher = ObservableObjectPublisher()
        objc_setAssociatedObject(self, &associationKey, publisher, .OBJC_ASSOCIATION_RETAIN)
        for mirror in sequence(first: Mirror(reflecting: self), next: \.superclassMirror) {
            for case (_, let property as any AnnouncingProperty) in mirror.children { property.announce(to: publisher) }
        }
        return publisher
    }
}

/// A variable whose address identifies the association.
private nonisolated(unsafe) var associationKey = 0

/// A property that announces its changes to a publisher.
private protocol AnnouncingProperty {
    func announce(to publisher: ObservableObjectPublisher)
}

extension Published: AnnouncingProperty {
    fileprivate func announce(to publisher: ObservableObjectPublisher) { storage.objectWillChange = publisher }
}
