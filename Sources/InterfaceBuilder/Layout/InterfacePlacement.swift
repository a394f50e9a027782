/// What decides where a view is (interface_builder.md I36–I39).
package enum InterfacePlacement: Hashable, Sendable {
    /// The saved frame, and the autoresizing mask.
    case frame
    case constraints
    /// The stack view around the view.
    case stackView
}

extension InterfaceElement {
    /// What places this view.
    package var placement: InterfacePlacement {
        guard tree.usesAutoLayout, !bool("translatesAutoresizingMaskIntoConstraints", default: true),
            !bool("fixedFrame")
        else { return .frame }
        if superview?.name == "stackView", parent?.name == "subviews" { return .stackView }
        // A view without constraints keeps its saved frame.
        return id.map(tree.constrained.contains) == true ? .constraints : .frame
    }

    /// The element of the view around this view; nil if this is no subview.
    package var superview: InterfaceElement? {
        guard let parent else { return nil }
        if parent.name == "subviews" { return parent.parent }
        // Content views, header views and the like are the values of properties of views.
        return key != nil && parent.attribute("contentMode") != nil ? parent : nil
    }

    /// Whether this element is inside another one.
    package func isInside(_ other: InterfaceElement) -> Bool {
        tree === other.tree && index > other.index && index < tree.nodes[other.index].end
    }
}
