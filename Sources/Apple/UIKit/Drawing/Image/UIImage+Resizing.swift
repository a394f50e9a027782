import QuartzCore

extension UIImage {
    /// How the area inside the end caps fills a larger size; raw values are Apple's.
    public enum ResizingMode: Int, Sendable {
        /// The area is tiled.
        case tile
        /// The area is stretched.
        case stretch
    }

    /// Returns a resizable image with end caps that are not scaled and an inner area that is tiled.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a resizable image with end caps that are not scaled.
    ///
    /// The insets are in points; negative and nonfinite ones count as 0.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        func cap(_ inset: CGFloat) -> CGFloat { inset > 0 && inset.isFinite ? inset : 0 }
        return changed {
            $0.caps = UIEdgeInsets(
                top: cap(capInsets.top), left: cap(capInsets.left), bottom: cap(capInsets.bottom),
                right: cap(capInsets.right))
            $0.resizingMode = resizingMode
            $0.images = $0.images?.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
        }
    }

    /// Returns an image with end caps and one stretchable point between them; a cap of 0 makes the whole length
    /// stretchable.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(leftCapWidth)
        let top = CGFloat(topCapHeight)
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? size.height - top - 1 : 0,
                right: left > 0 ? size.width - left - 1 : 0),
            resizingMode: .stretch)
    }

    /// The end caps in points; zero for an image that is not resizable.
    public var capInsets: UIEdgeInsets { displaySettings.caps ?? .zero }

    /// How the area inside the end caps fills a larger size; `tile` by default.
    public var resizingMode: ResizingMode { displaySettings.resizingMode }

    /// The insets from the image's edges to its alignment rectangle, in points; zero by default.
    public var alignmentRectInsets: UIEdgeInsets { displaySettings.alignmentRectInsets }

    /// Returns the image with other alignment insets, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Whether parts of the image are tiled when it is displayed larger.
    var tiles: Bool { displaySettings.caps != nil && displaySettings.resizingMode == .tile }

    /// The area inside the end caps, in fractions of the upright image; the whole image without end caps.
    var stretchedPart: CGRect {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard let caps = displaySettings.caps, size.width > 0, size.height > 0 else { return whole }
        let x = min(caps.left / size.width, 1)
        let y = min(caps.top / size.height, 1)
        return CGRect(
            x: x, y: y, width: max(1 - x - caps.right / size.width, 0),
            height: max(1 - y - caps.bottom / size.height, 0))
    }
}
