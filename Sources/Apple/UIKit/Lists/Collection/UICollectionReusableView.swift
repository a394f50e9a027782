import QuartzCore

/// A view in a collection view that is reused after it has scrolled out of sight.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// Creates a view with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view of zero size; `coder` is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The identifier of the view's reuse pool.
    open internal(set) var reuseIdentifier: String?

    /// Called before the view is reused; does nothing by default.
    open func prepareForReuse() {}

    /// Called after the layout attributes are applied to the view; does nothing by default.
    ///
    /// Size, position and appearance are set before the call.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the size that the constraints inside determine; without any, the result of `sizeThatFits(_:)`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let content = (self as? UICollectionViewCell)?.contentView ?? self
        guard let view = [content, self].first(where: \.hasInnerConstraints) else { return sizeThatFits(targetSize) }
        return view.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Returns the attributes with the size that `systemLayoutSizeFitting` returns for the content.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitting = layoutAttributes.duplicate
        let axes = layoutAttributes.estimatedAxes
        // A compositional layout fixes the lengths that are not estimated.
        fitting.size = systemLayoutSizeFitting(
            layoutAttributes.size,
            withHorizontalFittingPriority: axes == .vertical ? .required : .fittingSizeLevel,
            verticalFittingPriority: axes == .horizontal ? .required : .fittingSizeLevel)
        return fitting
    }

    /// Applies the size, position and appearance of layout attributes.
    func adopt(_ attributes: UICollectionViewLayoutAttributes) {
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if center != attributes.center { center = attributes.center }
        if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) { transform3D = attributes.transform3D }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        let depth = CGFloat(attributes.zIndex)
        if layer.zPosition != depth { layer.zPosition = depth }
        apply(attributes)
    }
}

/// Gives access to the initialiser of view classes that are known only at run time; never instantiated itself.
open class _UICollectionReusableViewInitProbe: UICollectionReusableView {
    /// Never used directly.
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// Never used directly.
    public required init?(coder: NSCoder) { nil }
}

extension UICollectionReusableView {
    /// Creates a view of class `type` with its `init(frame:)`.
    static func make(_ type: AnyClass, frame: CGRect) -> UICollectionReusableView {
        let probe = unsafeBitCast(type, to: _UICollectionReusableViewInitProbe.Type.self)
        return unsafeDowncast(probe.init(frame: frame) as AnyObject, to: UICollectionReusableView.self)
    }
}
