import QuartziteUIFoundation

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: UInt
    /// Creates a set of edges from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = Self(rawValue: 1)
    /// The left edge.
    public static let left = Self(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Self(rawValue: 4)
    /// The right edge.
    public static let right = Self(rawValue: 8)
    /// All edges.
    public static let all: Self = [.top, .left, .bottom, .right]
}
