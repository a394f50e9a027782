extension NotificationCenter {
    /// The notifications that match a name and a sender, as a sequence that waits for the next one.
    ///
    /// The observation begins when the first iterator is created, and ends with that iterator. Notifications wait until
    /// the iterator requests them. The sequence has no end of its own; it ends when its task is cancelled.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        private let center: NotificationCenter
        private let name: Notification.Name
        private weak var sender: AnyObject?
        private let hasSender: Bool

        fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ sender: AnyObject?) {
            (self.center, self.name, self.sender, hasSender) = (center, name, sender, sender != nil)
        }

        /// Creates an iterator over the notifications that are posted from now on.
        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream<Box>.makeStream()
            // A sender that no longer exists posts nothing.
            if !hasSender || sender != nil {
                let observer = center.addObserver(forName: name, object: sender, queue: nil) {
                    continuation.yield(Box(notification: $0))
                }
                let observation = Observation(center: center, observer: observer)
                continuation.onTermination = { _ in observation.end() }
            } else {
                continuation.finish()
            }
            return Iterator(base: stream.makeAsyncIterator())
        }

        /// An iterator over notifications.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var base: AsyncStream<Box>.Iterator

            /// Waits for the next notification; nil once the task is cancelled.
            public mutating func next() async -> Notification? { await base.next()?.notification }

            /// Waits for the next notification; nil once the task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await base.next(isolation: actor)?.notification
            }
        }

        /// A notification, which Foundation does not declare as sendable on Linux.
        fileprivate struct Box: @unchecked Sendable {
            let notification: Notification
        }

        private struct Observation: @unchecked Sendable {
            let center: NotificationCenter
            let observer: any NSObjectProtocol

            func end() { center.removeObserver(observer) }
        }
    }

    /// Returns the notifications with a name, and from a sender if it is not nil, as an asynchronous sequence.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }
}
