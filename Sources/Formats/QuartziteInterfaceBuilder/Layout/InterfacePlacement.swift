/// The way a view is placed (interface_builder.md I36–I39).
package enum InterfacePlacement: Hashable, Sendable {
    /// By the saved frame and the autoresizing mask.
    case frame
    case constraints
    /// By the enclosing stack view.
    case stackView
}

extension InterfaceElement {
    /// The way this view is placed.
    package var placement: InterfacePlacement {
        guard tree.usesAutoLayout, !bool("translatesAutoresizingMaskIntoConstraints", default: true),
            !bool("fixedFrame")
        else { return .frame }
        if superview?.name == "stackView", parent?.name == "subviews" { return .stackView }
        // A view without constraints keeps its saved frame.
        return id.map(tree.constrained.contains) == true ? .constraints : .frame
    }

    /// The element of the superview; nil if this element is not a subview.
    package var superview: InterfaceElement? {
        guard let parent else { return nil }
        if parent.name == "subviews" { return parent.parent }
        // Content views, header views and similar views are values of properties of views.
        return key != nil && parent.attribute("contentMode") != nil ? parent : nil
    }

    /// Returns whether this element is inside another one.
    package func isInside(_ other: InterfaceElement) -> Bool {
        tree === other.tree && index > other.index && index < tree.nodes[other.index].end
    }
}
