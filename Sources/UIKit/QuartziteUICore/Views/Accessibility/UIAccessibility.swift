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

    /// Whether Guided Access keeps the user in the app; always false.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether the user prefers captions; always false.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether sound has one channel; always false.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether the screen shows no colours; always false.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether the system speaks the screen; always false.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether the system speaks the selection; always false.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether AssistiveTouch is running; always false.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether shaking the device undoes; always true.
    public static var isShakeToUndoEnabled: Bool { true }
    /// Whether switches have labels; always false.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether videos play by themselves; always true.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Whether the user asks for differences that need no colour; always false.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether the user prefers buttons with shapes; always false.
    public static var buttonShapesEnabled: Bool { false }

    /// The name of an assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier from a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// VoiceOver.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Switch Control.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Returns the element that an assistive technology has focused: nil, since there is none.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        nil
    }

    /// Converts a rectangle of a view to points of the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        MainActor.assumeIsolated { view.layer.convert(rect, to: nil) }
    }

    /// Converts a path of a view to points of the screen.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let corners: [CGPoint] = [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)]
        let points = MainActor.assumeIsolated { corners.map { view.layer.convert($0, to: nil) } }
        let (origin, x, y) = (points[0], points[1], points[2])
        let converted = UIBezierPath(cgPath: path.cgPath)
        converted.apply(
            CGAffineTransform(
                a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x, ty: origin.y))
        return converted
    }

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
