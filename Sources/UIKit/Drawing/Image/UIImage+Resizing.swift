import QuartzCore

extension UIImage {
    /// How the parts between a picture's caps fill more room; raw values are Apple's.
    public enum ResizingMode: Int, Sendable {
        /// They repeat.
        case tile
        /// They stretch.
        case stretch
    }

    /// The picture with corners that keep their size; what lies between them repeats.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The picture with corners that keep their size; insets are in points, and negative ones count as 0.
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

    /// The picture with ends that keep their size and one point between them that stretches; a cap of 0 stretches all.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(leftCapWidth)
        let top = CGFloat(topCapHeight)
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? size.height - top - 1 : 0,
                right: left > 0 ? size.width - left - 1 : 0),
            resizingMode: .stretch)
    }

    /// Points at each edge that keep their size; zero unless the picture was made resizable.
    public var capInsets: UIEdgeInsets { look.caps ?? .zero }

    /// How the parts between the caps fill more room; `tile` by default.
    public var resizingMode: ResizingMode { look.resizingMode }

    /// Points at each edge that do not count when views are aligned; zero by default.
    public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

    /// The same picture with other insets for alignment, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Whether parts of the picture repeat where it is shown larger.
    var tiles: Bool { look.caps != nil && look.resizingMode == .tile }

    /// The part between the caps, in fractions of the upright picture; all of it for a picture without caps.
    var stretchedPart: CGRect {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard let caps = look.caps, size.width > 0, size.height > 0 else { return whole }
        let x = min(caps.left / size.width, 1)
        let y = min(caps.top / size.height, 1)
        return CGRect(
            x: x, y: y, width: max(1 - x - caps.right / size.width, 0),
            height: max(1 - y - caps.bottom / size.height, 0))
    }
}
