import QuartzCore

extension UIView {
    /// -1: what `intrinsicContentSize` says for a side that contents ask nothing for.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    /// Asks `systemLayoutSizeFitting(_:)` for the smallest size.
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    /// Asks `systemLayoutSizeFitting(_:)` for the largest size.
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// With what priority the view stays as small as its contents; 250 by default.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layout.hugging[axis] }

    /// Sets with what priority the view stays as small as its contents.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard layout.hugging[axis] != priority else { return }
        layout.hugging[axis] = priority
        constraintsDidChange()
    }

    /// With what priority the view stays as large as its contents; 750 by default.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layout.compressionResistance[axis]
    }

    /// Sets with what priority the view stays as large as its contents.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard layout.compressionResistance[axis] != priority else { return }
        layout.compressionResistance[axis] = priority
        constraintsDidChange()
    }

    /// Whether `updateConstraints()` is due.
    public func needsUpdateConstraints() -> Bool { layout.needsUpdateConstraints }

    /// The rectangle that constraints place for a frame.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame for a rectangle that constraints place.
    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    func takeSize(_ size: CGSize) {
        // A turned view has no frame to speak of.
        if transform.isIdentity { frame.size = size } else { bounds.size = size }
    }

    func geometryDidChange(from oldBounds: CGRect, _ oldPosition: CGPoint) {
        let isResized = oldBounds.size != bounds.size
        if isResized { resizeSubviews(withOldSize: oldBounds.size) }
        guard oldBounds != bounds || oldPosition != center else { return }
        updateSafeArea()
        // Constraints follow the frames of the views that they do not place.
        let isGiven = layout.isReferred && layout.translatesAutoresizingMask && (isResized || oldPosition != center)
        if isGiven || oldBounds.origin != bounds.origin && layout.bindsOrigin { constraintsDidChange() }
    }
}
