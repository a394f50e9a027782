/// A set of the horizontal and the vertical axis.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The axes as bits.
    public let rawValue: UInt
    /// Creates a set of axes from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
