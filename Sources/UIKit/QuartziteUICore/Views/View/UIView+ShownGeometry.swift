import QuartziteUIDrawing

extension UIView {
    /// The presentation layer, while a property animator lets hit tests use it.
    private var shownLayer: CALayer? { animationsHitWhereShown > 0 ? layer.presentation() : nil }

    /// Converts a point of the superview to this view's coordinates, for hit tests.
    func shownPoint(_ point: CGPoint, from superview: UIView) -> CGPoint {
        guard let shown = shownLayer else { return convert(point, from: superview) }
        return shown.convert(point, from: superview.layer.presentation() ?? superview.layer)
    }

    /// Whether the view is seen from its edge, or scaled to nothing, so that no point of the superview is in it.
    var isEdgeOn: Bool { (shownLayer ?? layer).isEdgeOn }

    /// The bounds that hit tests use.
    var shownBounds: CGRect { shownLayer?.bounds ?? bounds }
}
