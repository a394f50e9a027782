import QuartzCore

/// A mechanism that broadcasts notifications to observers by name and sender.
///
/// This class replaces Foundation's in files that import only UIKit. Each stage has its own `default` center, so that
/// stages are isolated from each other. Observers are called in the order in which they were added, on the posting
/// thread, before `post` returns.
open class NotificationCenter: NSObject, @unchecked Sendable {
    private final class Observation: NSObject {
        let name: Notification.Name?
        weak var sender: AnyObject?
        let hasSender: Bool
        /// The object that identifies the observation for removal: the observer, or the observation itself.
        weak var observer: AnyObject?
        let notify: (Notification) -> Void
        var isOver = false

        init(_ name: Notification.Name?, _ sender: Any?, notify: @escaping (Notification) -> Void) {
            self.name = name
            self.sender = sender.map { $0 as AnyObject }
            hasSender = sender != nil
            self.notify = notify
        }

        func matches(name: Notification.Name?, sender: AnyObject?) -> Bool {
            (name == nil || name == self.name) && (sender == nil || sender === self.sender)
        }
    }

    private var observations: [Observation] = []

    /// Creates a notification center.
    public override init() { super.init() }

    /// The notification center of the current stage.
    public static var `default`: NotificationCenter {
        SceneContext.current.object(of: NotificationCenter.self) { NotificationCenter() }
    }

    // MARK: Observing

    /// Adds an observer, referenced weakly, whose method is called for matching notifications.
    ///
    /// - Parameters:
    ///   - observer: The object to notify.
    ///   - aSelector: A method without arguments, or with the notification as its argument.
    ///   - aName: The name of the notifications; nil matches all.
    ///   - anObject: The sender of the notifications, referenced weakly; nil matches all.
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

    /// Adds a closure that is called for matching notifications until you pass the result to `removeObserver(_:)`.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications; nil matches all.
    ///   - obj: The sender of the notifications, referenced weakly; nil matches all.
    ///   - queue: Has no effect; the closure is called before `post` returns.
    ///   - block: The closure to call.
    @discardableResult
    open func addObserver(
        forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        let observation = Observation(name, obj, notify: block)
        observation.observer = observation
        observations.append(observation)
        return observation
    }

    /// Removes all observations of an observer.
    open func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

    /// Removes an observer's observations of a name and sender; nil matches all.
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

    /// Posts a notification to its observers.
    open func post(_ notification: Notification) {
        let sender = notification.object.map { $0 as AnyObject }
        remove { _ in false }
        for observation in observations where !observation.isOver {
            guard observation.name == nil || observation.name == notification.name,
                !observation.hasSender || observation.sender === sender
            else { continue }
            observation.notify(notification)
        }
    }

    /// Posts a notification with a name and sender to its observers.
    open func post(name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
    {
        post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
    }
}
