import QuartzCore

/// How much a constraint matters: 1000 must hold, less only where nothing of higher priority is against it.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// 0…1000.
    public let rawValue: Float

    /// A priority; values outside 0…1000 count as the nearer end.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority; values outside 0…1000 count as the nearer end.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: the constraint must hold.
    public static let required = UILayoutPriority(1000)
    /// 750: with which contents resist being cut off.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: with which dragging resizes a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: with which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: with which dragging moves what is inside a scene only.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: with which a view stays as small as its contents.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: with which a fitting size is near the one asked for.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
