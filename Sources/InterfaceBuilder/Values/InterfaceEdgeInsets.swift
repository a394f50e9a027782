/// Distances from the edges of a rectangle, in points.
package struct InterfaceEdgeInsets: Hashable, Sendable {
    package var top: Double
    /// From the left edge, or from the leading edge if the insets are directional.
    package var left: Double
    package var bottom: Double
    /// From the right edge, or from the trailing edge if the insets are directional.
    package var right: Double
    /// Whether left and right stand for leading and trailing.
    package var isDirectional: Bool
}
