import QuartzCore

/// What the user has asked of all apps, and ways to speak to assistive techniques; here nothing is asked, and nobody
/// listens.
public enum UIAccessibility {
    /// What assistive techniques may be told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The notification's number.
        public let rawValue: UInt32
        /// A notification by its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Much of the screen has changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something to be said.
        public static let announcement = Notification(rawValue: 1008)
        /// Something scrolled by a page.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Whether motion is to be less; false.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether blurs are to be plain; false.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether the screen is read aloud; false.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether text is to be bold; false.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether colours are to be darker; false.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether the app is to be used with a switch; false.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether colours are inverted; false.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether crossing fades are to take the place of moves; false.
    public static var prefersCrossFadeTransitions: Bool { false }

    /// Tells assistive techniques something; nobody listens.
    public static func post(notification: Notification, argument: Any?) {}

    /// A name to listen for; it is never posted.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// A name to listen for; it is never posted.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// A name to listen for; it is never posted.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
}
