import QuartziteUIDrawing

extension CGRect {
    /// The rectangle on the other side of an area.
    package func mirrored(in area: CGRect) -> CGRect {
        CGRect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
    }
}

extension UIView {
    /// Moves subviews to the other side of the bounds if the content runs from right to left.
    package func mirror(_ views: [UIView?]) {
        guard isRightToLeft else { return }
        for view in views.compactMap(\.self) { view.frame = view.frame.mirrored(in: bounds) }
    }
}
