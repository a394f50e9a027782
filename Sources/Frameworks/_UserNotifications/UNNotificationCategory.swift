import UIKit

/// A kind of notifications with actions, which are never shown.
open class UNNotificationCategory: NSObject {
    /// The name of the kind.
    public let identifier: String
    /// The actions.
    public let actions: [UNNotificationAction]
    /// The names of intents.
    public let intentIdentifiers: [String]
    /// Options of the kind.
    public let options: UNNotificationCategoryOptions
    /// The text in place of a hidden one; empty by default.
    public let hiddenPreviewsBodyPlaceholder: String

    /// Creates a kind of notifications.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String = "", options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.intentIdentifiers) = (identifier, actions, intentIdentifiers)
        (self.hiddenPreviewsBodyPlaceholder, self.options) = (hiddenPreviewsBodyPlaceholder, options)
    }
}

/// An action of a notification.
open class UNNotificationAction: NSObject {
    /// The name of the action.
    public let identifier: String
    /// The title.
    public let title: String
    /// Options of the action.
    public let options: UNNotificationActionOptions
    /// The icon; nil for none.
    public let icon: UNNotificationActionIcon?

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) { (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon) }
}

/// An action with a text field.
open class UNTextInputNotificationAction: UNNotificationAction {
    /// The title of the button beside the field.
    public let textInputButtonTitle: String
    /// The text in an empty field.
    public let textInputPlaceholder: String

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// The icon of an action, which is never shown.
open class UNNotificationActionIcon: NSObject {
    private let name: String
    /// Creates an icon from the name of a symbol.
    public init(systemImageName: String) { name = systemImageName }
    /// Creates an icon from the name of a picture.
    public init(templateImageName: String) { name = templateImageName }
}

/// Options of kinds of notifications; raw values are Apple's.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app learns that the user removed a notification.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// Cars show the notification.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// The title is shown in place of a hidden text.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// The subtitle is shown in place of a hidden text.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
    /// The text is spoken.
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// Options of actions; raw values are Apple's.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device must be unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// The action destroys something.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The app opens.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
