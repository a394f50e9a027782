import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension UIView {
    /// Creates the constraints that the view holds, and activates those that are installed (interface_builder.md §6).
    ///
    /// The view's hierarchy must be complete.
    package func decodeConstraints(from coder: NibCoder) {
        for description in coder.element.constraints where !description.isPlaceholder {
            let warn = { (reason: String) in
                coder.nib.source.warn("The constraint has no effect: \(reason).", line: description.line)
            }
            guard let constraint = NSLayoutConstraint.make(description, from: coder, reportingTo: warn) else {
                continue
            }
            description.id.flatMap(coder.element.element).map { coder.nib.adopt(constraint, for: $0) }
            guard description.isInstalled else { continue }
            let hosts = constraint.items.map { [$0.first.host, $0.second?.host].compactMap(\.self) } ?? []
            // An excluded subview is created, but has no superview.
            guard hosts.allSatisfy({ $0.isDescendant(of: self) }) else { continue }
            addConstraint(constraint)
        }
    }
}

extension NSLayoutConstraint {
    /// Creates a constraint of a document; calls `report` with the reason if it is invalid.
    fileprivate static func make(
        _ description: InterfaceConstraint, from coder: NibCoder, reportingTo report: (String) -> Void
    ) -> NSLayoutConstraint? {
        guard let first = coder.layoutItem(for: description.first.item) else {
            report("its first item is not a view or layout guide")
            return nil
        }
        let second = description.second.map { ($0.attribute, coder.layoutItem(for: $0.item)) }
        if let second, second.1 == nil {
            report("its second item is not a view or layout guide")
            return nil
        }
        let attributes = (
            Attribute(description.first.attribute), second.map { Attribute($0.0) } ?? .notAnAttribute
        )
        let multiplier = CGFloat(description.multiplier)
        let objection = objection(
            to: attributes.0, relatedTo: attributes.1, hasSecondItem: second != nil, multiplier)
        if let objection {
            report(objection)
            return nil
        }
        let constraint = NSLayoutConstraint(
            item: first, attribute: attributes.0, relatedBy: Relation(description.relation), toItem: second?.1 as Any?,
            attribute: attributes.1, multiplier: multiplier, constant: CGFloat(description.constant))
        constraint.priority = UILayoutPriority(Float(description.priority))
        constraint.identifier = description.identifier
        return constraint
    }
}

extension NibCoder {
    /// Returns the view or layout guide of an element (interface_builder.md I48, I52).
    @MainActor fileprivate func layoutItem(for item: InterfaceElement) -> AnyObject? {
        guard let kind = item.layoutGuideKind else { return object(for: item) as? UIView }
        switch kind {
        case .topLayoutGuide, .bottomLayoutGuide:
            // The guides of a controller are in its `layoutGuides`.
            guard let view = item.parent?.parent?.child(forKey: "view").flatMap(object) as? UIView else { return nil }
            return kind == .topLayoutGuide ? view.topBarLayoutGuide : view.bottomBarLayoutGuide
        case .safeArea: return owner(of: item)?.safeAreaLayoutGuide
        case .keyboard: return owner(of: item)?.bottomBarLayoutGuide
        case .contentLayoutGuide: return (owner(of: item) as? UIScrollView)?.contentLayoutGuide
        case .frameLayoutGuide: return (owner(of: item) as? UIScrollView)?.frameLayoutGuide
        }
    }

    @MainActor private func owner(of guide: InterfaceElement) -> UIView? { guide.parent.flatMap(object) as? UIView }
}

extension NSLayoutConstraint.Relation {
    fileprivate init(_ relation: InterfaceConstraint.Relation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate init(_ attribute: InterfaceLayoutAttribute) {
        switch attribute {
        case .left: self = .left
        case .right: self = .right
        case .top: self = .top
        case .bottom: self = .bottom
        case .leading: self = .leading
        case .trailing: self = .trailing
        case .width: self = .width
        case .height: self = .height
        case .centerX: self = .centerX
        case .centerY: self = .centerY
        case .baseline: self = .lastBaseline
        case .firstBaseline: self = .firstBaseline
        case .leftMargin: self = .leftMargin
        case .rightMargin: self = .rightMargin
        case .topMargin: self = .topMargin
        case .bottomMargin: self = .bottomMargin
        case .leadingMargin: self = .leadingMargin
        case .trailingMargin: self = .trailingMargin
        case .centerXWithinMargins: self = .centerXWithinMargins
        case .centerYWithinMargins: self = .centerYWithinMargins
        }
    }
}
