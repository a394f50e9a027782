import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension PropertyTables {
    /// The properties that all views have (interface_builder.md I75).
    static let view = PropertyRows<UIView>(
        elsewhere: """
            frame:key frameInset:key bounds:key translatesAutoresizingMaskIntoConstraints:bool=YES fixedFrame:bool
            safeArea:key keyboard:key contentLayoutGuide:key frameLayoutGuide:key contentView:key gestureRecognizers:key
            """, ignored: "placeholderIntrinsicWidth placeholderIntrinsicHeight",
        viewGeometry + viewAppearance + viewLayout)

    /// The frame, and whether it or constraints place the view (interface_builder.md I33–I39).
    private static var viewGeometry: [PropertyRow<UIView>] {
        [
            .own(
                "autoresizingMask:key",
                copy: {
                    ($1.bounds, $1.center, $1.transform) = ($0.bounds, $0.center, $0.transform)
                    $1.autoresizingMask = $0.autoresizingMask
                    $1.translatesAutoresizingMaskIntoConstraints = $0.translatesAutoresizingMaskIntoConstraints
                }
            ) { view, coder in
                coder.element.frame.map { view.layer.frame = $0 }
                view.autoresizingMask = UIView.AutoresizingMask(coder.element.autoresizingMask ?? .absent)
                if coder.element.placement == .constraints { view.translatesAutoresizingMaskIntoConstraints = false }
            },
            .bool("autoresizesSubviews", \.autoresizesSubviews, absent: true),
        ]
    }

    private static var viewAppearance: [PropertyRow<UIView>] {
        [
            .word("contentMode", \.contentMode, UIView.ContentMode.words),
            .color("backgroundColor", \.backgroundColor).inAppearance,
            // A colour that the view inherits is not its own.
            .own("tintColor:key", copy: { if let tint = $0.ownTint { $1.tintColor = tint } }) { view, coder in
                coder.color("tintColor").map { view.tintColor = $0 }
            },
            .number("alpha", \.alpha, absent: 1),
            .bool("opaque", \.isOpaque, absent: true),
            .bool("hidden", \.isHidden),
            .bool("clipsSubviews", \.clipsToBounds),
            .bool("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing, absent: true),
            .bool("userInteractionEnabled", \.isUserInteractionEnabled, absent: true),
            .bool("multipleTouchEnabled", \.isMultipleTouchEnabled),
            .integer("tag", \.tag, absent: 0),
            .word("semanticContentAttribute", \.semanticContentAttribute, UISemanticContentAttribute.words)
                .inAppearance,
            .word("userInterfaceStyle", \.overrideUserInterfaceStyle, UIUserInterfaceStyle.words),
            .text("restorationIdentifier", \.restorationIdentifier),
            .text("focusGroupIdentifier", \.focusGroupIdentifier),
            .bool("showsLargeContentViewer", \.showsLargeContentViewer),
            .bool("scalesLargeContentImage", \.scalesLargeContentImage),
            // A title that nobody set is the text of a label or button.
            .text("largeContentTitle", \.largeContentTitle).unarchived,
            .image("largeContentImage", \.largeContentImage),
        ]
    }

    /// The priorities of the content's size, and the margins (interface_builder.md I54).
    private static var viewLayout: [PropertyRow<UIView>] {
        [
            .own(
                """
                horizontalHuggingPriority:number=250 verticalHuggingPriority:number=250
                horizontalCompressionResistancePriority:number=750 verticalCompressionResistancePriority:number=750
                """,
                copy: { original, view in
                    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                        view.setContentHuggingPriority(original.contentHuggingPriority(for: axis), for: axis)
                        view.setContentCompressionResistancePriority(
                            original.contentCompressionResistancePriority(for: axis), for: axis)
                    }
                }
            ) { view, coder in
                for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
                    coder.priority("\(name)HuggingPriority").map { view.setContentHuggingPriority($0, for: axis) }
                    coder.priority("\(name)CompressionResistancePriority").map {
                        view.setContentCompressionResistancePriority($0, for: axis)
                    }
                }
            },
            .bool("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
            .bool("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, absent: true),
            // Margins that nobody set are those of the system.
            .insets("layoutMargins", \.layoutMargins).unarchived,
            .own("directionalLayoutMargins:key") { view, coder in
                coder.element.insets("directionalLayoutMargins").map {
                    view.directionalLayoutMargins = NSDirectionalEdgeInsets($0)
                }
            },
        ]
    }
}

extension UIView {
    /// Sets the attributes that all views have, and adds the subviews and constraints (interface_builder.md I75).
    ///
    /// Views with a content view add their constraints themselves, when that view is in place.
    func decodeViewAttributes(from coder: NibCoder) {
        let element = coder.element
        // Subviews and constraints refer to the view before its initialiser returns.
        coder.nib.adopt(self, for: element)
        PropertyTables.view.decode(self, from: coder)
        decodeAccessibility(of: element)
        for child in element.list("subviews") {
            guard let view = coder.object(for: child) as? UIView, child.isInstalled else { continue }
            if let stack = self as? UIStackView { stack.addArrangedSubview(view) } else { addSubview(view) }
        }
        if element.child(forKey: "contentView") == nil { decodeConstraints(from: coder) }
    }
}

extension NSObject {
    /// Sets the accessibility properties of an element of a document.
    func decodeAccessibility(of element: InterfaceElement) {
        guard let configuration = element.child(forKey: "accessibilityConfiguration") else { return }
        configuration.string("identifier").map { accessibilityIdentifier = $0 }
        configuration.string("label").map { accessibilityLabel = $0 }
        configuration.string("hint").map { accessibilityHint = $0 }
        configuration.child(forKey: "isElement").map { isAccessibilityElement = $0.bool("value") }
        guard let traits = configuration.child(forKey: "traits") else { return }
        accessibilityTraits = UIAccessibilityTraits.named.reduce(into: []) { found, entry in
            if traits.bool(entry.1) { found.insert(entry.0) }
        }
    }
}

extension NibCoder {
    /// Returns the layout priority in an attribute; nil if the document does not state it.
    fileprivate func priority(_ name: String) -> UILayoutPriority? {
        element.stated(number: name).map { UILayoutPriority(Float($0)) }
    }
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
    static let words: [String: Self] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
}

extension UISemanticContentAttribute {
    /// The attributes, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
    ]
}

extension UIUserInterfaceStyle {
    /// The styles, by the words of documents.
    static let words: [String: Self] = ["unspecified": .unspecified, "light": .light, "dark": .dark]
}
