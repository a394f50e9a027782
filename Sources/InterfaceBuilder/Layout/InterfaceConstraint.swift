/// A constraint: first = multiplier × second + constant (interface_builder.md §6).
package struct InterfaceConstraint: Hashable, Sendable {
    /// How the two sides are related, with the document's words as raw values.
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
    /// The second side; nil if the first equals the constant.
    package var second: Anchor?
    package var relation: Relation
    package var multiplier: Double
    /// In points; for a symbolic constraint the standard distance.
    package var constant: Double
    /// 1…1000.
    package var priority: Double
    /// Whether the constraint serves the canvas only and is not created at run time (interface_builder.md I46).
    package var isPlaceholder: Bool
    /// Whether the constant is the standard distance (interface_builder.md I45).
    package var isSymbolic: Bool
    /// Whether the constraint is active in the environment that its element is resolved for.
    package var isInstalled: Bool
    /// The line in the file, counted from 1.
    package var line: Int
}

/// The attributes of anchors, with the document's words as raw values (interface_builder.md I43).
package enum InterfaceLayoutAttribute: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// The last baseline.
    case baseline
    case firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// Whether a greater value of this edge is inside of a view's leading or top edge.
    var isLeadingEdge: Bool { [.left, .top, .leading, .leftMargin, .topMargin, .leadingMargin].contains(self) }
    /// Whether a lesser value of this edge is inside of a view's trailing or bottom edge.
    var isTrailingEdge: Bool {
        [.right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin].contains(self)
    }
}

extension InterfaceElement {
    /// The constraints that a view holds, in document order; none if the document is without Auto Layout.
    ///
    /// They include placeholders, and constraints that are not installed in the environment.
    package var constraints: [InterfaceConstraint] {
        tree.usesAutoLayout ? list("constraints").compactMap { $0.constraint(in: self) } : []
    }

    /// This `constraint` as a value, or nil if a part is missing or cannot be read.
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
            let attribute = choice(side + "Attribute", InterfaceLayoutAttribute.self)
        else { return nil }
        return InterfaceConstraint.Anchor(item: item, attribute: attribute)
    }
}
