import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension PropertyTables {
    /// The properties of a button (interface_builder.md I78).
    static let button = PropertyRows<UIButton>(
        elsewhere: "configuration:key buttonConfiguration:key", ignored: "hasAttributedTitle:bool",
        [
            .own(
                """
                buttonType:custom|roundedRect|system|detailDisclosure|infoLight|infoDark|contactAdd|close|plain=custom
                """
            ) { button, coder in
                let word = coder.element.attribute("buttonType")
                button.become(word.flatMap { UIButton.ButtonType.words[$0] } ?? .custom)
            },
            .own("fontDescription:key") { button, coder in coder.font(size: 15).map { button.label.font = $0 } },
            .word("lineBreakMode", \.label.lineBreakMode, NSLineBreakMode.words),
            .insets("contentEdgeInsets", \.contentEdgeInsets).inAppearance,
            .insets("titleEdgeInsets", \.titleEdgeInsets).inAppearance,
            .insets("imageEdgeInsets", \.imageEdgeInsets).inAppearance,
            .size("titleShadowOffset", \.label.shadowOffset),
            .bool("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted, absent: true),
            .bool("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled, absent: true),
            .bool("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted),
            .bool("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
            .word("role", \.role, ["primary": .primary, "cancel": .cancel, "destructive": .destructive]),
            .bool("springLoaded", \.isSpringLoaded),
            .bool("pointerInteraction", \.isPointerInteractionEnabled, absent: nil),
            .own("preferredSymbolConfiguration:key") { button, coder in
                coder.symbolConfiguration("preferredSymbolConfiguration").map {
                    button.setPreferredSymbolConfiguration($0, forImageIn: .normal)
                }
            },
        ])
}

extension UIButton {
    /// Sets the attributes of a button, its states and its configuration.
    func decodeButtonAttributes(from coder: NSCoder) {
        PropertyTables.button.decode(self, from: coder)
        guard let coder = coder as? NibCoder else { return }
        decodeStates(from: coder)
        let element = coder.element
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
            contents.symbolConfigurations[own: state] = coder.symbolConfiguration(
                "preferredSymbolConfiguration", of: description.element)
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
        element.attribute("indicator").flatMap { indicators[$0] }.map { result.indicator = $0 }
        element.attribute("titleLineBreakMode").flatMap { NSLineBreakMode.words[$0] }.map {
            result.titleLineBreakMode = $0
        }
        result.titleTextAttributesTransformer = coder.transformer("titleFontDescription", of: element)
        result.subtitleTextAttributesTransformer = coder.transformer("subtitleFontDescription", of: element)
        result.preferredSymbolConfigurationForImage = coder.symbolConfiguration(
            "preferredSymbolConfigurationForImage", of: element)
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
    private static let indicators: [String: Indicator] = ["automatic": .automatic, "none": .none, "popup": .popup]
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

extension NibCoder {
    /// Returns what replaces the font of a button's text; nil if the document states no font.
    @MainActor fileprivate func transformer(
        _ key: String, of element: InterfaceElement
    ) -> UIConfigurationTextAttributesTransformer? {
        font(key, of: element, size: 15).map { font in
            UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.font = font
                return attributes
            }
        }
    }
}
