/// Insets from the edges of a rectangle, in points.
package struct InterfaceEdgeInsets: Hashable, Sendable {
    package var top: Double
    /// The inset from the left edge, or from the leading edge if the insets are directional.
    package var left: Double
    package var bottom: Double
    /// The inset from the right edge, or from the trailing edge if the insets are directional.
    package var right: Double
    /// Whether left and right mean leading and trailing.
    package var isDirectional: Bool
}
