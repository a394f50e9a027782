/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    /// The corners as bits.
    public let rawValue: UInt

    /// Creates a set of corners from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner, at minimum x and y.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner, at maximum x and minimum y.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner, at minimum x and maximum y.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner, at maximum x and y.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
