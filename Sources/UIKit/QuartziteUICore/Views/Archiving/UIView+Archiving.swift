import QuartziteUIDrawing

extension UIView: NSCoding {
    private static let subviewsKey = "UISubviews"

    /// The view that contains the subviews to archive: the content view of a cell; nil for views that create their own.
    private var archivedContainer: UIView? {
        if let cell = self as? any StoryboardCell { return cell.contentView }
        return archivesSubviews ? self : nil
    }

    /// Whether the subviews are not those that a class of UIKit creates.
    private var archivesSubviews: Bool {
        let kind: AnyClass? = sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }
            .first { FrameworkNames.name(of: $0).hasPrefix("UIKit.") }
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
    package final func restore(from coder: NSCoder) {
        let archive = ViewArchive.current
        guard let original = archive.original(in: coder) as? UIView else { return }
        archive.record(self, of: original)
        PropertyTables.view.copy(original, to: self)
        if original.archivedContainer === original { restoreContents(of: original, from: coder) }
    }

    /// Makes the contents of a cell those of the one in an archive.
    package final func restoreCell(from coder: NSCoder) {
        let archive = ViewArchive.current
        guard let original = archive.original(in: coder) as? UIView, let container = archivedContainer,
            let source = original.archivedContainer
        else { return }
        archive.record(container, of: source)
        PropertyTables.view.copy(source, to: container)
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
