import QuartziteDeviceServices
import UIKit

/// The notifications of the app.
///
/// The user denies them unless `--grant notifications` or a stage's configuration allows them. Requests are kept and can
/// be listed. The app is in front, so that nothing is drawn: a notification that is due is passed to the delegate.
open class UNUserNotificationCenter: NSObject {
    /// The object that decides about notifications while the app is in front.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Whether the extension of a service may be used; always false.
    open var supportsContentExtensions: Bool { false }
    private var hasAsked = false
    private var categories: Set<UNNotificationCategory> = []
    private var pending: [UNNotificationRequest] = []
    private var delivered: [UNNotification] = []

    private override init() {}

    /// Returns the center of the app.
    open class func current() -> UNUserNotificationCenter {
        SceneContext.current.object(of: UNUserNotificationCenter.self) { UNUserNotificationCenter() }
    }

    private var isGranted: Bool { DeviceServices.current.grants.contains("notifications") }
    private var status: UNAuthorizationStatus {
        if !hasAsked { return .notDetermined }
        return isGranted ? .authorized : .denied
    }

    // MARK: Permission

    /// Asks the user, whose answer arrives after 0.1 seconds of the scene's clock.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        hasAsked = true
        let isGranted = isGranted
        DeviceServices.answer { completionHandler(isGranted, nil) }
    }
    /// Asks the user, whose answer arrives after 0.1 seconds of the scene's clock.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAuthorization(options: options) { granted, _ in continuation.resume(returning: granted) }
        }
    }
    /// Passes the settings to a block after 0.1 seconds.
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        let settings = UNNotificationSettings(status)
        DeviceServices.answer { completionHandler(settings) }
    }
    /// Returns the settings.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings(status) }

    // MARK: Categories

    /// Sets the kinds of notifications, whose actions are never shown.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
    /// Passes the kinds of notifications to a block after 0.1 seconds.
    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        DeviceServices.answer { [self] in completionHandler(categories) }
    }
    /// Returns the kinds of notifications.
    open func notificationCategories() async -> Set<UNNotificationCategory> { categories }

    // MARK: Requests

    /// Keeps a request, in place of an earlier one with the same identifier; the block is called after 0.1 seconds.
    ///
    /// If the user does not allow notifications, the request is not kept, and the error is that of iOS.
    open func add(_ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
        let error = register(request)
        DeviceServices.answer { handler?(error) }
    }
    /// Keeps a request, in place of an earlier one with the same identifier.
    open func add(_ request: UNNotificationRequest) async throws {
        if let error = register(request) { throw error }
    }

    private func register(_ request: UNNotificationRequest) -> UNError? {
        guard status == .authorized else {
            DeviceServices.report("UNUserNotificationCenter.add(_:)", "the user has not allowed notifications")
            return UNError(.notificationsNotAllowed)
        }
        pending.removeAll { $0.identifier == request.identifier }
        pending.append(request)
        schedule(request)
        return nil
    }

    private func schedule(_ request: UNNotificationRequest) {
        let delay: Double?
        switch request.trigger {
        case nil: delay = DeviceServices.delay
        case let trigger as UNTimeIntervalNotificationTrigger: delay = trigger.timeInterval
        case let trigger as UNCalendarNotificationTrigger:
            delay = trigger.nextTriggerDate().map { $0.timeIntervalSince(Date()) }
        default: delay = nil
        }
        guard let delay else { return }
        DeviceServices.answer(after: max(delay, 0)) { [weak self] in self?.fire(request) }
    }

    private func fire(_ request: UNNotificationRequest) {
        guard let index = pending.firstIndex(where: { $0 === request }) else { return }
        if request.trigger?.repeats == true { schedule(request) } else { pending.remove(at: index) }
        let notification = UNNotification(request, Date())
        delegate?.userNotificationCenter(self, willPresent: notification) { [weak self] options in
            if options.contains(.banner) || options.contains(.alert) {
                unsupported("A banner of UNNotificationPresentationOptions")
            }
            guard options.contains(.list) || options.contains(.alert) else { return }
            self?.delivered.append(notification)
        }
    }

    /// Passes the requests that are not due to a block after 0.1 seconds, in the order in which they were added.
    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        DeviceServices.answer { [self] in completionHandler(pending) }
    }
    /// Returns the requests that are not due, in the order in which they were added.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
    /// Removes requests that are not due.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pending.removeAll { identifiers.contains($0.identifier) }
    }
    /// Removes all requests that are not due.
    open func removeAllPendingNotificationRequests() { pending.removeAll() }
    /// Passes the notifications in the list of the device to a block after 0.1 seconds, the latest first.
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        DeviceServices.answer { [self] in completionHandler(delivered.reversed()) }
    }
    /// Returns the notifications in the list of the device, the latest first.
    open func deliveredNotifications() async -> [UNNotification] { delivered.reversed() }
    /// Removes notifications from the list of the device.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        delivered.removeAll { identifiers.contains($0.request.identifier) }
    }
    /// Removes all notifications from the list of the device.
    open func removeAllDeliveredNotifications() { delivered.removeAll() }
    /// Reports that it has no effect, because no home screen is shown.
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
        unsupported("UNUserNotificationCenter.setBadgeCount(_:)")
        DeviceServices.answer { handler?(nil) }
    }
    /// Reports that it has no effect, because no home screen is shown.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        unsupported("UNUserNotificationCenter.setBadgeCount(_:)")
    }
}

/// An object that decides about notifications; all methods are optional.
@preconcurrency public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// A notification is due while the app is in front.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// A notification is due while the app is in front.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// The user has chosen an action; never called.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// The user has chosen an action; never called.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    /// The user opens the settings of the app; never called.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// Asks the asynchronous method.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        Task { completionHandler(await self.userNotificationCenter(center, willPresent: notification)) }
    }
    /// Shows nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }
    /// Calls the block.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
