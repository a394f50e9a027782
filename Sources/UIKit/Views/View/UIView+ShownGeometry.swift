import QuartzCore

extension UIView {
    /// The layer as it is shown, while a property animator wants hit tests to see it so.
    private var shownLayer: CALayer? { animationsHitWhereShown > 0 ? layer.presentation() : nil }

    /// A point of the superview in this view's coordinates, for hit tests.
    func shownPoint(_ point: CGPoint, from superview: UIView) -> CGPoint {
        guard let shown = shownLayer else { return convert(point, from: superview) }
        return shown.convert(point, from: superview.layer.presentation() ?? superview.layer)
    }

    /// The bounds, for hit tests.
    var shownBounds: CGRect { shownLayer?.bounds ?? bounds }
}
