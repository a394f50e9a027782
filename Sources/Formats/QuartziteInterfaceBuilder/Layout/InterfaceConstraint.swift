/// A layout constraint: first = multiplier × second + constant (interface_builder.md §6).
package struct InterfaceConstraint: Hashable, Sendable {
    /// The relation between the two sides, with the document's words as raw values.
    package enum Relation: String, Hashable, Sendable {
        case equal, lessThanOrEqual, greaterThanOrEqual
    }

    /// An edge, dimension or centre of a view or layout guide.
    package struct Anchor: Hashable, Sendable {
        /// The element of the view or layout guide.
        package var item: InterfaceElement
        package var attribute: InterfaceLayoutAttribute
    }

    package var id: String?
    package var identifier: String?
    package var first: Anchor
    /// The second side; nil if the first side equals the constant.
    package var second: Anchor?
    package var relation: Relation
    package var multiplier: Double
    /// The constant in points; the standard spacing for a symbolic constraint.
    package var constant: Double
    /// The priority, 1...1000.
    package var priority: Double
    /// Whether the constraint is only for the canvas and not created at run time (interface_builder.md I46).
    package var isPlaceholder: Bool
    /// Whether the constant is the standard spacing (interface_builder.md I45).
    package var isSymbolic: Bool
    /// Whether the constraint is active in the environment for which its element is resolved.
    package var isInstalled: Bool
    /// The line in the file, counted from 1.
    package var line: Int
}

/// The layout attributes, with the document's words as raw values (interface_builder.md I43).
package enum InterfaceLayoutAttribute: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// The last baseline.
    case baseline
    case firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// Whether the attribute is a leading or top edge, for which greater values are inside the view.
    var isLeadingEdge: Bool { [.left, .top, .leading, .leftMargin, .topMargin, .leadingMargin].contains(self) }
    /// Whether the attribute is a trailing or bottom edge, for which smaller values are inside the view.
    var isTrailingEdge: Bool {
        [.right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin].contains(self)
    }
}

extension InterfaceElement {
    /// The constraints of a view in document order; empty if the document does not use Auto Layout.
    ///
    /// They include placeholders and constraints that are not installed in the environment.
    package var constraints: [InterfaceConstraint] {
        tree.usesAutoLayout ? list("constraints").compactMap { $0.constraint(in: self) } : []
    }

    /// Returns this `constraint` element as a value; nil if it is incomplete or unreadable.
    func constraint(in holder: InterfaceElement) -> InterfaceConstraint? {
        guard let first = anchor("first", absent: holder) else { return nil }
        var second: InterfaceConstraint.Anchor?
        if attribute("secondItem") != nil {
            guard let anchor = anchor("second", absent: nil) else { return nil }
            second = anchor
        }
        let isSymbolic = bool("symbolic")
        let written = number("constant") ?? 0
        return InterfaceConstraint(
            id: id, identifier: attribute("identifier"), first: first, second: second,
            relation: choice("relation") ?? .equal,
            multiplier: attribute("multiplier").flatMap(InterfaceNumber.multiplier) ?? 1,
            constant: isSymbolic ? second.flatMap { StandardSpacing.constant(first, $0) } ?? written : written,
            priority: number("priority").map { min(max($0, 1), 1000) } ?? 1000, isPlaceholder: bool("placeholder"),
            isSymbolic: isSymbolic, isInstalled: isInstalled, line: line)
    }

    private func anchor(_ side: String, absent: InterfaceElement?) -> InterfaceConstraint.Anchor? {
        guard let item = reference(side + "Item") ?? absent,
            let attribute = choice("\(side)Attribute", InterfaceLayoutAttribute.self)
        else { return nil }
        return InterfaceConstraint.Anchor(item: item, attribute: attribute)
    }
}
