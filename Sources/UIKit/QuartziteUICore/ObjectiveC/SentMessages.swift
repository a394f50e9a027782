import QuartziteUIDrawing

/// The messages of objects that UIKit reports to observers before and after it sends them.
package enum SentMessages {
    private typealias Observer = (_ arguments: [Any?], _ isBefore: Bool) -> Void

    /// The observers of one object, by message.
    private final class Observers {
        var byMessage: [String: [Observer]] = [:]
    }

    /// The key of an object's observers; only its address is used.
    nonisolated(unsafe) private static var key: UInt8 = 0

    /// The messages that are reported.
    private static let reported: Set<String> = [
        "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    ]

    /// Reports a message of an object to an observer, as long as the object exists.
    ///
    /// - Returns: Whether UIKit reports the message.
    package static func observe(
        _ object: AnyObject, _ message: String, _ observer: @escaping (_ arguments: [Any?], _ isBefore: Bool) -> Void
    ) -> Bool {
        guard object is UIViewController, reported.contains(message) else { return false }
        let observers = objc_getAssociatedObject(object, &key) as? Observers ?? Observers()
        observers.byMessage[message, default: []].append(observer)
        objc_setAssociatedObject(object, &key, observers, .OBJC_ASSOCIATION_RETAIN)
        return true
    }

    /// Sends a message, and reports it.
    static func send(_ message: String, _ arguments: [Any?] = [], to object: UIViewController, _ body: () -> Void) {
        guard object.associatedValues != nil, let observers = objc_getAssociatedObject(object, &key) as? Observers
        else { return body() }
        for observer in observers.byMessage[message] ?? [] { observer(arguments, true) }
        body()
        // The message itself may be the first at which an observer begins.
        for observer in observers.byMessage[message] ?? [] { observer(arguments, false) }
    }
}
