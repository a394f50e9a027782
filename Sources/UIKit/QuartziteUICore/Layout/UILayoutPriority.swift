import QuartziteUIDrawing

/// The priority of a constraint: required at 1000, and optional below, where higher priorities win.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The priority as a number, 0...1000.
    public let rawValue: Float

    /// Creates a priority; values outside 0...1000 behave like the nearest limit.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority; values outside 0...1000 behave like the nearest limit.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of a required constraint: 1000.
    public static let required = UILayoutPriority(1000)
    /// The default priority with which content resists compression: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that may resize a scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that must not resize a scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default priority with which a view hugs its content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority with which a fitting size approaches the target size: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
