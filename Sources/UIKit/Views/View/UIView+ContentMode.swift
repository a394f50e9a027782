import QuartzCore

extension UIView {
    /// How contents fit a view of another size, in visual directions; raw values are Apple's.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds; the default.
        case scaleToFill
        /// As large as fits whole, in the middle.
        case scaleAspectFit
        /// As small as fills the bounds, in the middle.
        case scaleAspectFill
        /// Drawn again whenever the size changes.
        case redraw
        /// In the middle, unscaled.
        case center
        /// At the top edge, unscaled.
        case top
        /// At the bottom edge, unscaled.
        case bottom
        /// At the left edge, unscaled.
        case left
        /// At the right edge, unscaled.
        case right
        /// In the top left corner, unscaled.
        case topLeft
        /// In the top right corner, unscaled.
        case topRight
        /// In the bottom left corner, unscaled.
        case bottomLeft
        /// In the bottom right corner, unscaled.
        case bottomRight

        /// Core Animation's top is the edge of largest y, which is the bottom on the screen.
        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .bottom
            case .bottom: .top
            case .left: .left
            case .right: .right
            case .topLeft: .bottomLeft
            case .topRight: .bottomRight
            case .bottomLeft: .topLeft
            case .bottomRight: .topRight
            }
        }
    }
}
