import UIKit

/// A notification that was due.
open class UNNotification: NSObject {
    /// When it was due.
    public let date: Date
    /// The request of the app.
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, _ date: Date) { (self.request, self.date) = (request, date) }
}

/// The action of a user who opens a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a user who removes a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What the user has done with a notification; there is never one, because no notification is drawn.
open class UNNotificationResponse: NSObject {
    /// The notification.
    public let notification: UNNotification
    /// The action that the user chose.
    public let actionIdentifier: String

    init(_ notification: UNNotification, _ action: String) {
        (self.notification, actionIdentifier) = (notification, action)
    }
}

/// What the user has typed; there is never any.
open class UNTextInputNotificationResponse: UNNotificationResponse {
    /// The text.
    open var userText: String { "" }
}

/// The sound of a notification, which is not played.
open class UNNotificationSound: NSObject {
    /// The name of the file; nil for the default.
    private let name: UNNotificationSoundName?
    /// The default sound.
    open class var `default`: UNNotificationSound { UNNotificationSound(nil) }
    /// The default sound of critical notifications.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(nil) }
    /// The default ringtone.
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound(nil) }

    private init(_ name: UNNotificationSoundName?) { self.name = name }
    /// Creates the sound of a file.
    public convenience init(named name: UNNotificationSoundName) { self.init(name) }
    /// Returns the sound of a file for critical notifications.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(name)
    }
}

/// The name of the file of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file of a notification.
open class UNNotificationAttachment: NSObject {
    /// The name of the attachment.
    public let identifier: String
    /// The file.
    public let url: URL
    /// The type of the file, from its extension.
    public let type: String

    /// Creates an attachment; throws if there is no file.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard FileManager.default.fileExists(atPath: URL.path) else { throw UNError(.attachmentInvalidURL) }
        (self.identifier, url) = (identifier, URL)
        type = UTType(filenameExtension: URL.pathExtension)?.identifier ?? "public.data"
    }
}

/// The domain of errors of notifications.
public let UNErrorDomain = "UNErrorDomain"

/// An error of notifications.
public struct UNError: Error, Equatable, CustomNSError {
    /// The kinds of errors; raw values are Apple's.
    public enum Code: Int, Sendable {
        /// The user does not allow notifications.
        case notificationsNotAllowed = 1
        /// There is no such file.
        case attachmentInvalidURL = 100
        /// The type of the file is not known.
        case attachmentUnrecognizedType
        /// The file is too large.
        case attachmentInvalidFileSize
        /// The request has no date.
        case notificationInvalidNoDate = 1400
        /// The request has no content.
        case notificationInvalidNoContent
    }
    /// The kind of the error.
    public let code: Code
    /// The domain of the error.
    public static var errorDomain: String { UNErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The user does not allow notifications.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
}
