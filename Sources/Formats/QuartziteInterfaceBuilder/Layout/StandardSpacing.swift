/// The standard spacing of Interface Builder (interface_builder.md I45).
enum StandardSpacing {
    /// Returns the constant of a symbolic constraint; nil if its sides are not edges with a standard spacing.
    static func constant(_ first: InterfaceConstraint.Anchor, _ second: InterfaceConstraint.Anchor) -> Double? {
        guard first.attribute.isLeadingEdge || first.attribute.isTrailingEdge,
            second.attribute.isLeadingEdge || second.attribute.isTrailingEdge
        else { return nil }
        let kinds = [first.item.layoutGuideKind, second.item.layoutGuideKind]
        if kinds.contains(.safeArea) { return 0 }
        if first.item.isInside(second.item) { return first.attribute.isLeadingEdge ? 20 : -20 }
        if second.item.isInside(first.item) { return second.attribute.isLeadingEdge ? -20 : 20 }
        return first.attribute.isLeadingEdge ? 8 : -8
    }
}
