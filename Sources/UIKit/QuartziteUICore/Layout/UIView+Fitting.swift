import QuartziteUIDrawing

extension UIView {
    /// The value of `intrinsicContentSize` for a dimension without an intrinsic size: -1.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    /// The target size that makes `systemLayoutSizeFitting(_:)` return the smallest size.
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    /// The target size that makes `systemLayoutSizeFitting(_:)` return the largest size.
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Returns the priority with which the view resists growing beyond its content; 250 by default.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layout.hugging[axis] }

    /// Sets the priority with which the view resists growing beyond its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard layout.hugging[axis] != priority else { return }
        layout.hugging[axis] = priority
        constraintsDidChange()
    }

    /// Returns the priority with which the view resists shrinking below its content; 750 by default.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layout.compressionResistance[axis]
    }

    /// Sets the priority with which the view resists shrinking below its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard layout.compressionResistance[axis] != priority else { return }
        layout.compressionResistance[axis] = priority
        constraintsDidChange()
    }

    /// Returns whether `updateConstraints()` is pending.
    public func needsUpdateConstraints() -> Bool { layout.needsUpdateConstraints }

    /// Returns the alignment rectangle for a frame.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame for an alignment rectangle.
    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    func setSize(_ size: CGSize) {
        // The frame of a transformed view is not meaningful.
        if transform.isIdentity { frame.size = size } else { bounds.size = size }
    }

    func geometryDidChange(from oldBounds: CGRect, _ oldPosition: CGPoint) {
        let isResized = oldBounds.size != bounds.size
        if isResized {
            resizeSubviews(withOldSize: oldBounds.size)
            widthDidChange(from: oldBounds.width)
        }
        let isMoved = oldPosition != center
        guard isMoved || oldBounds != bounds else { return }
        updateSafeArea()
        // Constraints depend on the frames of views that they do not place.
        let isGiven = layout.isReferred && !isPlacedByConstraints && (isResized || isMoved)
        if isGiven || oldBounds.origin != bounds.origin && layout.bindsOrigin { constraintsDidChange() }
    }
}
