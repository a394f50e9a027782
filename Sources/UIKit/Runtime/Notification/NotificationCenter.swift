import QuartzCore

/// Tells observers, by name and sender, of what happens.
///
/// A file that imports UIKit alone gets this centre instead of Foundation's. `default` is the stage's own, so that stages
/// do not hear one another, and observers are told in the order they were added. Everything happens on the thread that
/// posts, before `post` returns.
open class NotificationCenter: NSObject, @unchecked Sendable {
    private final class Observation: NSObject {
        let name: Notification.Name?
        weak var sender: AnyObject?
        let hasSender: Bool
        /// What the observation is removed by: the observer, or the observation itself.
        weak var observer: AnyObject?
        let tell: (Notification) -> Void
        var isOver = false

        init(_ name: Notification.Name?, _ sender: Any?, tell: @escaping (Notification) -> Void) {
            self.name = name
            self.sender = sender.map { $0 as AnyObject }
            hasSender = sender != nil
            self.tell = tell
        }

        func matches(name: Notification.Name?, sender: AnyObject?) -> Bool {
            (name == nil || name == self.name) && (sender == nil || sender === self.sender)
        }
    }

    private var observations: [Observation] = []

    /// A centre of one's own.
    public override init() { super.init() }

    /// The centre of the stage that is running.
    public static var `default`: NotificationCenter {
        MediaClock.current.belonging(NotificationCenter.self) { NotificationCenter() }
    }

    // MARK: Observing

    /// Calls a method of `observer`, which is not held, whenever a notification comes.
    ///
    /// - Parameters:
    ///   - observer: Who is told.
    ///   - aSelector: A method of no argument, or of one: the notification.
    ///   - aName: The name to listen for; nil for every one.
    ///   - anObject: The sender to listen for, which is not held; nil for every one.
    open func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
        let observer = observer as AnyObject
        let observation = Observation(aName, anObject) { [weak observer] notification in
            if let observer { aSelector.send(to: observer, notification) }
        }
        observation.observer = observer
        observations.append(observation)
    }

    /// Calls a block whenever a notification comes, until what this returns is given to `removeObserver(_:)`.
    ///
    /// - Parameters:
    ///   - name: The name to listen for; nil for every one.
    ///   - obj: The sender to listen for, which is not held; nil for every one.
    ///   - queue: Has no effect: the block is called before `post` returns.
    ///   - block: What is called.
    @discardableResult
    open func addObserver(
        forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        let observation = Observation(name, obj, tell: block)
        observation.observer = observation
        observations.append(observation)
        return observation
    }

    /// Tells an observer nothing more.
    open func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

    /// Tells an observer nothing more of a name and a sender; nil for every one.
    open func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?) {
        let observer = observer as AnyObject
        let sender = anObject.map { $0 as AnyObject }
        remove { $0.observer === observer && $0.matches(name: aName, sender: sender) }
    }

    private func remove(where isOver: (Observation) -> Bool) {
        for observation in observations where isOver(observation) { observation.isOver = true }
        observations.removeAll { $0.isOver || $0.observer == nil || ($0.hasSender && $0.sender == nil) }
    }

    // MARK: Posting

    /// Tells all who listen for this notification.
    open func post(_ notification: Notification) {
        let sender = notification.object.map { $0 as AnyObject }
        remove { _ in false }
        for observation in observations where !observation.isOver {
            guard observation.name == nil || observation.name == notification.name,
                !observation.hasSender || observation.sender === sender
            else { continue }
            observation.tell(notification)
        }
    }

    /// Tells all who listen for this name and sender.
    open func post(name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
    {
        post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
    }
}
