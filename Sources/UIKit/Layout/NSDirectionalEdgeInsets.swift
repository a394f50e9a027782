import QuartzCore

/// Distances in from the edges of a rectangle, in points, with sides that follow the direction of the interface.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// From the top.
    public var top: CGFloat
    /// From where lines begin.
    public var leading: CGFloat
    /// From the bottom.
    public var bottom: CGFloat
    /// From where lines end.
    public var trailing: CGFloat

    /// No distance anywhere.
    public static let zero = NSDirectionalEdgeInsets()

    /// No distance anywhere.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Insets from the four edges.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
