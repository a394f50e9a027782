/// A way from one place to another, in points.
public struct UIOffset: Hashable, Sendable {
    /// To the right.
    public var horizontal: CGFloat
    /// Downwards.
    public var vertical: CGFloat

    /// No way at all.
    public static let zero = UIOffset()

    /// No way at all.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// A way, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
