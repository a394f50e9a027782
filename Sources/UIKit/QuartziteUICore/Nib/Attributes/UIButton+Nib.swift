import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension UIButton {
    /// Sets the attributes of a button (interface_builder.md I78).
    func decodeButtonAttributes(from coder: NibCoder) {
        let element = coder.element
        become(element.word("buttonType").flatMap { ButtonType.words[$0] } ?? .custom)
        label.font = coder.font(size: 15) ?? label.font
        coder.word("lineBreakMode", NSLineBreakMode.words) { label.lineBreakMode = $0 }
        coder.insets("contentEdgeInsets").map { contentEdgeInsets = $0 }
        coder.insets("titleEdgeInsets").map { titleEdgeInsets = $0 }
        coder.insets("imageEdgeInsets").map { imageEdgeInsets = $0 }
        element.size("titleShadowOffset").map { label.shadowOffset = $0 }
        adjustsImageWhenHighlighted = element.bool("adjustsImageWhenHighlighted")
        adjustsImageWhenDisabled = element.bool("adjustsImageWhenDisabled")
        showsTouchWhenHighlighted = element.bool("showsTouchWhenHighlighted")
        let roles: [String: Role] = ["primary": .primary, "cancel": .cancel, "destructive": .destructive]
        coder.word("role", roles) { role = $0 }
        isSpringLoaded = element.bool("springLoaded")
        decodeStates(from: coder)
        let description = element.child(forKey: "configuration") ?? element.child(forKey: "buttonConfiguration")
        if let description { configuration = Configuration.make(description, from: coder) }
        showState()
    }

    /// Sets the titles, colours and images without the methods that subclasses override, as on iOS.
    private func decodeStates(from coder: NibCoder) {
        var contents = contents
        let (source, line) = (coder.nib.source, coder.element.line)
        let color = { (color: InterfaceColor) in source.color(color, line: line) }
        let image = { (image: InterfaceImage) in source.image(image, line: line) }
        for description in coder.element.buttonStates {
            let state = UIControl.State(description.state)
            contents.titles[own: state] = description.title
            contents.attributedTitles[own: state] = description.attributedTitle.map {
                source.attributedString($0, line: line)
            }
            contents.titleColors[own: state] = description.titleColor.flatMap(color)
            contents.titleShadowColors[own: state] = description.titleShadowColor.flatMap(color)
            contents.images[own: state] = description.image.flatMap(image)
            contents.backgroundImages[own: state] = description.backgroundImage.flatMap(image)
        }
        self.contents = contents
    }
}

extension UIControl.State {
    fileprivate init(_ state: InterfaceButtonState.State) {
        switch state {
        case .normal: self = .normal
        case .highlighted: self = .highlighted
        case .selected: self = .selected
        case .disabled: self = .disabled
        case .focused: self = .focused
        }
    }
}

extension UIButton.ButtonType {
    /// The types, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "custom": .custom, "roundedRect": .system, "system": .system, "plain": .system,
        "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
        "contactAdd": .contactAdd, "close": .close,
    ]
}

extension UIButton.Configuration {
    /// Returns the configuration that an element describes (interface_builder.md I79).
    @MainActor fileprivate static func make(_ element: InterfaceElement, from coder: NibCoder) -> Self {
        var result = element.attribute("style").flatMap { styles[$0] }?() ?? plain()
        // The size sets the insets.
        element.attribute("buttonSize").flatMap { sizes[$0] }.map { result.buttonSize = $0 }
        result.title = element.string("title") ?? element.attributedString("attributedTitle")?.string
        result.subtitle = element.string("subtitle") ?? element.attributedString("attributedSubtitle")?.string
        result.image = coder.image("image", of: element)
        element.attribute("imagePlacement").flatMap { placements[$0] }.map { result.imagePlacement = $0 }
        element.number("imagePadding").map { result.imagePadding = CGFloat($0) }
        element.number("titlePadding").map { result.titlePadding = CGFloat($0) }
        element.attribute("titleAlignment").flatMap { alignments[$0] }.map { result.titleAlignment = $0 }
        element.attribute("cornerStyle").flatMap { cornerStyles[$0] }.map { result.cornerStyle = $0 }
        element.insets("contentInsets").map { result.contentInsets = NSDirectionalEdgeInsets($0) }
        result.baseForegroundColor = coder.color("baseForegroundColor", of: element)
        result.baseBackgroundColor = coder.color("baseBackgroundColor", of: element)
        result.showsActivityIndicator = element.bool("showsActivityIndicator")
        if let background = element.child(forKey: "background") {
            result.background.backgroundColor = coder.color("backgroundColor", of: background)
            result.background.strokeColor = coder.color("strokeColor", of: background)
            result.background.image = coder.image("image", of: background)
            background.number("strokeWidth").map { result.background.strokeWidth = CGFloat($0) }
            background.number("cornerRadius").map { result.background.cornerRadius = CGFloat($0) }
        }
        return result
    }

    private static let styles: [String: @Sendable () -> Self] = [
        "plain": { plain() }, "gray": { gray() }, "tinted": { tinted() }, "filled": { filled() },
        "borderless": { borderless() }, "bordered": { bordered() }, "borderedTinted": { borderedTinted() },
        "borderedProminent": { borderedProminent() },
    ]
    private static let sizes: [String: Size] = ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
    private static let placements: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    private static let alignments: [String: TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    private static let cornerStyles: [String: CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
}
