import UIKit

extension NotificationCenter {
    /// Returns a publisher of the notifications with a name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - object: The sender, which the publisher retains; nil matches all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications.
    public struct Publisher: OpenCombine.Publisher {
        /// The values are the notifications.
        public typealias Output = Notification
        /// The publisher never fails.
        public typealias Failure = Never

        /// The center whose notifications are published.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The sender of the notifications; nil matches all.
        public let object: AnyObject?

        /// Creates a publisher of the notifications with a name and a sender.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Adds a subscriber, which receives as many notifications as it requests.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let observation = Observation()
            let subscription = SourceSubscription(AnySubscriber(subscriber)) { [center] in
                observation.token.map { center.removeObserver($0) }
            }
            observation.token = center.addObserver(forName: name, object: object, queue: nil) {
                subscription.offer($0)
            }
            subscriber.receive(subscription: subscription)
        }
    }

    private final class Observation { var token: (any NSObjectProtocol)? }
}

extension NotificationCenter.Publisher: Equatable {
    /// Returns whether both publish the same notifications.
    public static func == (a: Self, b: Self) -> Bool {
        a.center === b.center && a.name == b.name && a.object === b.object
    }
}
