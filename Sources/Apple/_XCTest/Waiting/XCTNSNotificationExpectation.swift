import UIKit

/// An expectation that a notification is posted.
open class XCTNSNotificationExpectation: XCTestExpectation, @unchecked Sendable {
    /// A closure that decides whether a notification fulfills the expectation.
    public typealias Handler = (Notification) -> Bool

    /// The name of the notification.
    public let notificationName: Notification.Name
    /// The sender of the notification; nil for any.
    public let observedObject: Any?
    /// The center to which the notification is posted.
    public let notificationCenter: NotificationCenter
    /// Decides whether a notification fulfills the expectation; nil accepts each.
    open var handler: Handler?

    private var observation: (any NSObjectProtocol)?

    /// Creates an expectation that a notification is posted from now on.
    public init(
        name notificationName: Notification.Name, object: Any? = nil,
        notificationCenter: NotificationCenter = .default
    ) {
        self.notificationName = notificationName
        observedObject = object
        self.notificationCenter = notificationCenter
        super.init(description: "Expect notification '\(notificationName.rawValue)' from any object")
        observation = notificationCenter.addObserver(forName: notificationName, object: object, queue: nil) {
            [weak self] notification in
            guard let self, handler?(notification) ?? true else { return }
            end()
            fulfill()
        }
    }

    override func waitDidEnd() { end() }

    private func end() {
        if let observation { notificationCenter.removeObserver(observation) }
        observation = nil
    }
}
