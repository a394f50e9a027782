import QuartzCore

/// A rule about the places and sizes of views.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// A direction of layout; raw values are Apple's.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal
        /// From top to bottom.
        case vertical
    }
}
