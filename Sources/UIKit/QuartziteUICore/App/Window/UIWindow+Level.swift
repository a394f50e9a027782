import QuartziteUIDrawing

extension UIWindow {
    /// The position of a window in the z-order; windows of higher levels cover those of lower levels.
    public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
        /// The level as a number.
        public let rawValue: CGFloat
        /// Creates a level from a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level from a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The level of most windows: 0.
        public static let normal = Level(0)
        /// The level of a status bar: 1000.
        public static let statusBar = Level(1000)
        /// The level of an alert: 2000.
        public static let alert = Level(2000)
    }

    /// Posted when a window becomes visible.
    nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window becomes hidden.
    nonisolated public static let didBecomeHiddenNotification = NSNotification.Name(
        "UIWindowDidBecomeHiddenNotification")
    /// Posted when a window becomes the key window.
    nonisolated public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window is no longer the key window.
    nonisolated public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
}
