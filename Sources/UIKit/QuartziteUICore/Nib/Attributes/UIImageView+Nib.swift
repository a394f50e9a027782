import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension UIImageView {
    /// Sets the attributes of an image view (interface_builder.md I80).
    func decodeImageViewAttributes(from coder: NibCoder) {
        isUserInteractionEnabled = coder.element.bool("userInteractionEnabled")
        coder.image("image").map { image = $0 }
        coder.image("highlightedImage").map { highlightedImage = $0 }
        if coder.element.bool("highlighted") { isHighlighted = true }
    }
}

extension UIActivityIndicatorView {
    /// Sets the attributes of an activity indicator (interface_builder.md I84).
    ///
    /// Unlike one created in code, it stays visible while it is stopped, unless the document says otherwise.
    func decodeActivityIndicatorAttributes(from coder: NibCoder) {
        let element = coder.element
        coder.word("style", Style.words) { style = $0 }
        element.frame.map { frame = $0 }
        coder.color("color").map { color = $0 }
        hidesWhenStopped = element.bool("hidesWhenStopped")
        if element.bool("animating") { startAnimating() }
        if element.bool("hidden") { isHidden = true }
    }
}

extension UIActivityIndicatorView.Style {
    /// The styles, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "gray": .gray, "white": .white, "whiteLarge": .whiteLarge, "medium": .medium, "large": .large,
    ]
}

extension UIStackView {
    /// Sets the attributes of a stack view, whose subviews are arranged already (interface_builder.md I88).
    func decodeStackViewAttributes(from coder: NibCoder) {
        let element = coder.element
        coder.word("axis", ["horizontal": NSLayoutConstraint.Axis.horizontal, "vertical": .vertical]) { axis = $0 }
        coder.word("distribution", Distribution.words) { distribution = $0 }
        coder.word("alignment", Alignment.words) { alignment = $0 }
        coder.number("spacing") { spacing = $0 }
        // Margins in a document always apply to the arrangement.
        let hasMargins = ["layoutMargins", "directionalLayoutMargins"].contains { element.insets($0) != nil }
        isLayoutMarginsRelativeArrangement = hasMargins || element.bool("layoutMarginsRelativeArrangement")
    }
}

extension UIStackView.Distribution {
    /// The distributions, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
}

extension UIStackView.Alignment {
    /// The alignments, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
}

extension UIVisualEffectView {
    /// Sets the effect (interface_builder.md I93).
    func decodeVisualEffectViewAttributes(from coder: NibCoder) {
        for child in coder.element.children {
            switch child.name {
            case "blurEffect": effect = Self.blur(child)
            case "vibrancyEffect":
                let blur = child.children.first { $0.name == "blurEffect" }.map(Self.blur)
                effect = UIVibrancyEffect(blurEffect: blur ?? UIBlurEffect(style: .regular))
            default: break
            }
        }
        decodeConstraints(from: coder)
    }

    private static func blur(_ element: InterfaceElement) -> UIBlurEffect {
        UIBlurEffect(style: element.attribute("style").flatMap { UIBlurEffect.Style.words[$0] } ?? .regular)
    }
}

extension UIBlurEffect.Style {
    /// The styles, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
