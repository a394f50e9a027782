import QuartziteInterfaceBuilder
import QuartzCore

extension UIView {
    /// Sets the attributes that all views have, and adds the subviews and constraints (interface_builder.md I75).
    ///
    /// Views with a content view add their constraints themselves, when that view is in place.
    func decodeViewAttributes(from coder: NibCoder) {
        let element = coder.element
        // Subviews and constraints refer to the view before its initialiser returns.
        coder.nib.adopt(self, for: element)
        decodeGeometry(of: element)
        decodeAppearance(from: coder)
        decodeLayoutPriorities(of: element)
        decodeMargins(from: coder)
        decodeAccessibility(of: element)
        for child in element.list("subviews") {
            guard let view = coder.object(for: child) as? UIView, child.isInstalled else { continue }
            if let stack = self as? UIStackView { stack.addArrangedSubview(view) } else { addSubview(view) }
        }
        if element.child(forKey: "contentView") == nil { decodeConstraints(from: coder) }
    }

    /// Sets the frame, and whether it or constraints place the view (interface_builder.md I33–I39).
    private func decodeGeometry(of element: InterfaceElement) {
        element.frame.map { layer.frame = $0 }
        autoresizingMask = AutoresizingMask(element.autoresizingMask ?? .absent)
        if element.placement == .constraints { translatesAutoresizingMaskIntoConstraints = false }
        if !element.bool("autoresizesSubviews") { autoresizesSubviews = false }
    }

    private func decodeAppearance(from coder: NibCoder) {
        let element = coder.element
        coder.word("contentMode", ContentMode.words) { contentMode = $0 }
        coder.color("backgroundColor").map { backgroundColor = $0 }
        coder.color("tintColor").map { tintColor = $0 }
        coder.number("alpha") { if $0 != alpha { alpha = $0 } }
        isOpaque = element.bool("opaque")
        if element.bool("hidden") { isHidden = true }
        if element.bool("clipsSubviews") { clipsToBounds = true }
        if !element.bool("userInteractionEnabled") { isUserInteractionEnabled = false }
        if element.bool("multipleTouchEnabled") { isMultipleTouchEnabled = true }
        if let number = element.integer("tag"), number != 0 { tag = number }
        coder.word("semanticContentAttribute", UISemanticContentAttribute.words) { semanticContentAttribute = $0 }
    }

    private func decodeLayoutPriorities(of element: InterfaceElement) {
        let axes: [(NSLayoutConstraint.Axis, String)] = [(.horizontal, "horizontal"), (.vertical, "vertical")]
        for (axis, name) in axes {
            element.priority("\(name)HuggingPriority").map { setContentHuggingPriority($0, for: axis) }
            element.priority("\(name)CompressionResistancePriority").map {
                setContentCompressionResistancePriority($0, for: axis)
            }
        }
    }

    /// Sets the layout margins (interface_builder.md I54).
    private func decodeMargins(from coder: NibCoder) {
        let element = coder.element
        if element.bool("preservesSuperviewLayoutMargins") { preservesSuperviewLayoutMargins = true }
        if !element.bool("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = false }
        coder.insets("layoutMargins").map { layoutMargins = $0 }
        element.insets("directionalLayoutMargins").map { directionalLayoutMargins = NSDirectionalEdgeInsets($0) }
    }

    private func decodeAccessibility(of element: InterfaceElement) {
        guard let configuration = element.child(forKey: "accessibilityConfiguration") else { return }
        configuration.string("identifier").map { accessibilityIdentifier = $0 }
        configuration.string("label").map { accessibilityLabel = $0 }
        configuration.string("hint").map { accessibilityHint = $0 }
        configuration.child(forKey: "isElement").map { isAccessibilityElement = $0.bool("value") }
    }
}

extension InterfaceElement {
    /// Returns the layout priority in an attribute.
    fileprivate func priority(_ name: String) -> UILayoutPriority? { number(name).map { UILayoutPriority(Float($0)) } }
}

extension UIView.AutoresizingMask {
    /// Creates a mask from that of a document.
    init(_ mask: InterfaceAutoresizingMask) {
        let parts: [(InterfaceAutoresizingMask, Self)] = [
            (.flexibleLeftMargin, .flexibleLeftMargin), (.flexibleWidth, .flexibleWidth),
            (.flexibleRightMargin, .flexibleRightMargin), (.flexibleTopMargin, .flexibleTopMargin),
            (.flexibleHeight, .flexibleHeight), (.flexibleBottomMargin, .flexibleBottomMargin),
        ]
        self = parts.reduce([]) { mask.contains($1.0) ? $0.union($1.1) : $0 }
    }
}

extension UIView.ContentMode {
    /// The content modes, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
}

extension UISemanticContentAttribute {
    /// The attributes, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
    ]
}
