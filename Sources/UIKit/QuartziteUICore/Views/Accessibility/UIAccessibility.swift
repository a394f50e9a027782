import QuartziteUIDrawing

/// The user's accessibility settings, and the notifications for assistive technologies.
///
/// Every setting here but the contrast and reduced motion is off, and no assistive technology receives notifications.
public enum UIAccessibility {
    /// A notification that an app posts to assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the notification.
        public let rawValue: UInt32
        /// Creates a notification from its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A large part of the screen changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is an announcement to speak.
        public static let announcement = Notification(rawValue: 1008)
        /// A scroll of one page ended.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Whether the user prefers reduced motion.
    public static var isReduceMotionEnabled: Bool { InterfaceSettings.current.reducesMotion }
    /// Whether the user prefers reduced transparency; always false.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether VoiceOver is running; always false.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether the user prefers bold text; always false.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether the user prefers a higher contrast.
    public static var isDarkerSystemColorsEnabled: Bool { InterfaceSettings.current.contrast == .high }
    /// Whether Switch Control is running; always false.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the colours of the screen are inverted; always false.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the user prefers cross-fades to animations that move content; always false.
    public static var prefersCrossFadeTransitions: Bool { false }

    /// Posts a notification to assistive technologies; this has no effect, since there are none.
    public static func post(notification: Notification, argument: Any?) {}

    /// A notification for changes of the Reduce Motion setting; never posted, since a scene's setting does not change.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// A notification for changes of the Reduce Transparency setting; never posted.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// A notification for VoiceOver starting or stopping; never posted.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
}
