import QuartzCore

extension UIWindow {
    /// How far in front a window lies: those of a higher level hide those of a lower.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The level as a number.
        public let rawValue: CGFloat
        /// A level by number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A level by number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Of most windows: 0.
        public static let normal = Level(0)
        /// Of a status bar: 1000.
        public static let statusBar = Level(1000)
        /// Of an alert: 2000.
        public static let alert = Level(2000)

        /// Whether `a` lies further back.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        /// The sum, for levels just above another.
        public static func + (level: Level, step: CGFloat) -> Level { Level(level.rawValue + step) }
        /// The difference, for levels just below another.
        public static func - (level: Level, step: CGFloat) -> Level { Level(level.rawValue - step) }
    }

    /// Posted when a window is shown.
    nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window is hidden.
    nonisolated public static let didBecomeHiddenNotification = NSNotification.Name(
        "UIWindowDidBecomeHiddenNotification")
    /// Posted when a window begins to get keyboard events.
    nonisolated public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window gets keyboard events no longer.
    nonisolated public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
}
