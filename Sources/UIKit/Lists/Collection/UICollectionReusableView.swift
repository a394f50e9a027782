import QuartzCore

/// A view of a collection view, which is used again when it has gone out of sight.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// A view at a place.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A view of size zero; nothing is read from `coder`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The name the collection view finds the view again by.
    open internal(set) var reuseIdentifier: String?

    /// Called before a view that has been used is used again; does nothing unless overridden.
    open func prepareForReuse() {}

    /// Called with the attributes that the collection view gives the view, after size, place and looks; does nothing unless
    /// overridden.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The size that constraints make of the contents; without any, what `sizeThatFits(_:)` says.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let content = (self as? UICollectionViewCell)?.contentView ?? self
        guard let view = [content, self].first(where: \.hasInnerConstraints) else { return sizeThatFits(targetSize) }
        return view.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The attributes that suit the contents: with the size that `systemLayoutSizeFitting` finds for them.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitting = layoutAttributes.duplicate
        fitting.size = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
        return fitting
    }

    /// Takes size, place and looks.
    func take(_ attributes: UICollectionViewLayoutAttributes) {
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

/// Gives access to the initialiser of a class of views known only at run time; never instantiated itself.
open class _UICollectionReusableViewInitProbe: UICollectionReusableView {
    /// Never used directly.
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// Never used directly.
    public required init?(coder: NSCoder) { nil }
}

extension UICollectionReusableView {
    /// A view of class `type`, made by its `init(frame:)`.
    static func make(_ type: AnyClass, frame: CGRect) -> UICollectionReusableView {
        let probe = unsafeBitCast(type, to: _UICollectionReusableViewInitProbe.Type.self)
        return unsafeDowncast(probe.init(frame: frame) as AnyObject, to: UICollectionReusableView.self)
    }
}
