import QuartziteUIDrawing

extension UIView {
    /// How a view places its content when its size differs, in visual directions; raw values are Apple's.
    public enum ContentMode: Int, Sendable {
        /// Scales the content to fill the bounds, changing the aspect ratio if necessary; the default.
        case scaleToFill
        /// Scales the content to fit the bounds, keeping the aspect ratio, centred.
        case scaleAspectFit
        /// Scales the content to fill the bounds, keeping the aspect ratio, centred; parts may be clipped.
        case scaleAspectFill
        /// Redraws the content whenever the size changes.
        case redraw
        /// Centres the content, unscaled.
        case center
        /// Aligns the content with the top edge, centred horizontally and unscaled.
        case top
        /// Aligns the content with the bottom edge, centred horizontally and unscaled.
        case bottom
        /// Aligns the content with the left edge, centred vertically and unscaled.
        case left
        /// Aligns the content with the right edge, centred vertically and unscaled.
        case right
        /// Aligns the content with the top left corner, unscaled.
        case topLeft
        /// Aligns the content with the top right corner, unscaled.
        case topRight
        /// Aligns the content with the bottom left corner, unscaled.
        case bottomLeft
        /// Aligns the content with the bottom right corner, unscaled.
        case bottomRight

        /// The equivalent contents gravity, whose top is the edge of largest y: the bottom of the screen.
        package var gravity: CALayerContentsGravity {
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

extension UIView.ContentMode {
    /// Returns the size at which an image is shown in bounds; nil if it keeps its own size.
    func shownSize(of image: CGSize, in bounds: CGSize) -> CGSize? {
        let ratios = (bounds.width / image.width, bounds.height / image.height)
        let factor: CGFloat
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: factor = min(ratios.0, ratios.1)
        case .scaleAspectFill: factor = max(ratios.0, ratios.1)
        default: return nil
        }
        return CGSize(width: image.width * factor, height: image.height * factor)
    }
}
