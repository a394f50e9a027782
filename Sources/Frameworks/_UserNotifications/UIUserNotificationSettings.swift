import UIKit

/// Kinds of notifications before iOS 10; raw values are Apple's.
public struct UIUserNotificationType: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt
    /// Creates kinds from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers at the app's icon.
    public static let badge = UIUserNotificationType(rawValue: 1)
    /// Sounds.
    public static let sound = UIUserNotificationType(rawValue: 2)
    /// Banners.
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// What an app asked for before iOS 10.
open class UIUserNotificationSettings: NSObject {
    /// The kinds.
    public let types: UIUserNotificationType
    /// Creates settings; categories have no effect.
    public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) { self.types = types }
}

extension UIApplication {
    /// Reports that it has no effect: on iOS 10 and later, `UNUserNotificationCenter` asks.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        unsupported("UIApplication.registerUserNotificationSettings(_:)")
    }
    /// The kinds that the user allows; nil.
    public var currentUserNotificationSettings: UIUserNotificationSettings? { nil }
}
