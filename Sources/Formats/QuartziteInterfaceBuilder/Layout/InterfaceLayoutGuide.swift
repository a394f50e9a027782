/// A layout guide to which constraints refer (interface_builder.md I48, I52).
package struct InterfaceLayoutGuide: Hashable, Sendable {
    /// The kinds of layout guides.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The layout guides of a view, named by their keys.
        case safeArea, keyboard, contentLayoutGuide, frameLayoutGuide
        /// The layout guides of a view controller.
        case topLayoutGuide, bottomLayoutGuide
    }

    package var id: String?
    package var kind: Kind
}

extension InterfaceElement {
    /// The layout guides of a view or view controller, in document order.
    package var layoutGuides: [InterfaceLayoutGuide] {
        (children + list("layoutGuides")).compactMap { guide in
            guide.layoutGuideKind.map { InterfaceLayoutGuide(id: guide.id, kind: $0) }
        }
    }

    /// The kind of this element if it is a layout guide.
    package var layoutGuideKind: InterfaceLayoutGuide.Kind? {
        switch (name, key, attribute("type")) {
        case ("viewLayoutGuide", "topLayoutGuide", _), ("viewLayoutGuide", "bottomLayoutGuide", _): nil
        case ("viewLayoutGuide", let key?, _): InterfaceLayoutGuide.Kind(rawValue: key)
        case ("viewControllerLayoutGuide", _, "top"): .topLayoutGuide
        case ("viewControllerLayoutGuide", _, "bottom"): .bottomLayoutGuide
        default: nil
        }
    }
}
