/// An offset from a position, in points.
public struct UIOffset: Hashable, Sendable {
    /// The horizontal offset, positive to the right.
    public var horizontal: CGFloat
    /// The vertical offset, positive downwards.
    public var vertical: CGFloat

    /// An offset of 0.
    public static let zero = UIOffset()

    /// Creates an offset of 0.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// Creates an offset in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
