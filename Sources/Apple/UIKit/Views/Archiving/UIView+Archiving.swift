import QuartzCore

extension UIView: NSCoding {
    private static let subviewsKey = "UISubviews"

    /// The view that contains the subviews to archive: the content view of a cell; nil for views that create their own.
    private var archivedContainer: UIView? {
        switch self {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        default: archivesSubviews ? self : nil
        }
    }

    /// Whether the subviews are not those that a class of UIKit creates.
    private var archivesSubviews: Bool {
        let kind: AnyClass? = sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }
            .first { String(reflecting: $0).hasPrefix("UIKit.") }
        return kind == UIView.self || kind == UIImageView.self || kind == UIStackView.self
    }

    /// Takes the view's values from a storyboard, a xib or an archive.
    final func decode(from coder: NSCoder) {
        if let coder = coder as? NibCoder { decodeViewAttributes(from: coder) } else { restore(from: coder) }
    }

    /// Encodes the view and its subviews, if the coder is an archiver.
    final func archive(with coder: NSCoder) {
        guard coder is NSKeyedArchiver else { return }
        ViewArchive.current.encode(self, with: coder)
        coder.encode(NSArray(array: archivedContainer?.subviews ?? []), forKey: Self.subviewsKey)
    }

    /// Makes the view a copy of the one in an archive, except for the contents of a cell.
    final func restore(from coder: NSCoder) {
        let archive = ViewArchive.current
        guard let original = archive.original(in: coder) as? UIView else { return }
        archive.record(self, of: original)
        copyAttributes(of: original)
        if original.archivedContainer === original { restoreContents(of: original, from: coder) }
    }

    /// Makes the contents of a cell those of the one in an archive.
    final func restoreCell(from coder: NSCoder) {
        let archive = ViewArchive.current
        guard let original = archive.original(in: coder) as? UIView, let container = archivedContainer,
            let source = original.archivedContainer
        else { return }
        archive.record(container, of: source)
        container.copyAttributes(of: source)
        container.restoreContents(of: source, from: coder)
        copyConstraints(of: original)
    }

    private func restoreContents(of original: UIView, from coder: NSCoder) {
        let subviews = coder.decodeObject(forKey: Self.subviewsKey) as? NSArray
        for case let view as UIView in subviews ?? [] {
            if let stack = self as? UIStackView { stack.addArrangedSubview(view) } else { addSubview(view) }
        }
        copyConstraints(of: original)
    }

    private func copyAttributes(of original: UIView) {
        bounds = original.bounds
        center = original.center
        transform = original.transform
        alpha = original.alpha
        isHidden = original.isHidden
        isOpaque = original.isOpaque
        backgroundColor = original.backgroundColor
        clipsToBounds = original.clipsToBounds
        contentMode = original.contentMode
        tag = original.tag
        autoresizingMask = original.autoresizingMask
        isUserInteractionEnabled = original.isUserInteractionEnabled
        isMultipleTouchEnabled = original.isMultipleTouchEnabled
        translatesAutoresizingMaskIntoConstraints = original.translatesAutoresizingMaskIntoConstraints
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(original.contentHuggingPriority(for: axis), for: axis)
            setContentCompressionResistancePriority(
                original.contentCompressionResistancePriority(for: axis), for: axis)
        }
        guard let stack = self as? UIStackView, let source = original as? UIStackView else { return }
        (stack.axis, stack.spacing) = (source.axis, source.spacing)
        (stack.distribution, stack.alignment) = (source.distribution, source.alignment)
    }

    /// Copies the constraints that a view holds, as far as their items are copied.
    private func copyConstraints(of original: UIView) {
        let archive = ViewArchive.current
        for constraint in original.constraints {
            guard let copy = constraint.copy(in: archive) else { continue }
            archive.record(copy, of: constraint)
            copy.isActive = true
        }
    }
}

extension NSLayoutConstraint: NSCoding {
    /// Encodes the constraint, if the coder is an archiver.
    public func encode(with coder: NSCoder) {
        if coder is NSKeyedArchiver { ViewArchive.current.encode(self, with: coder) }
    }

    /// Returns a constraint between the copies of the items; nil if one is not copied.
    fileprivate func copy(in archive: ViewArchive) -> NSLayoutConstraint? {
        guard let first = archive.copy(ofItem: firstItem) else { return nil }
        let second = archive.copy(ofItem: secondItem)
        guard second != nil || secondItem == nil else { return nil }
        let copy = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: multiplier, constant: constant)
        (copy.priority, copy.identifier) = (priority, identifier)
        return copy
    }
}
