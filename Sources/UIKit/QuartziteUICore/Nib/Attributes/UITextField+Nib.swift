import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension UITextField {
    /// Sets the attributes of a text field (interface_builder.md I85).
    ///
    /// It has no border unless the document names one.
    func decodeTextFieldAttributes(from coder: NibCoder) {
        let element = coder.element
        coder.word("borderStyle", BorderStyle.words) { borderStyle = $0 }
        coder.font(size: 17).map { font = $0 }
        coder.color("textColor").map { textColor = $0 }
        coder.word("textAlignment", NSTextAlignment.words) { textAlignment = $0 }
        coder.attributedString("attributedText").map { attributedText = $0 }
        element.string("text").map { text = $0 }
        element.string("placeholder").map { placeholder = $0 }
        coder.attributedString("attributedPlaceholder").map { attributedPlaceholder = $0 }
        adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit")
        coder.number("minimumFontSize") { minimumFontSize = $0 }
        clearsOnBeginEditing = element.bool("clearsOnBeginEditing")
        coder.word("clearButtonMode", ViewMode.words) { clearButtonMode = $0 }
        coder.image("background").map { background = $0 }
        coder.image("disabledBackground").map { disabledBackground = $0 }
        guard let traits = element.child(forKey: "textInputTraits") else { return }
        self.traits.decode(traits)
        isSecureTextEntry = self.traits.isSecureTextEntry
        keyboardType = self.traits.keyboardType
        returnKeyType = self.traits.returnKeyType
        autocapitalizationType = self.traits.autocapitalizationType
        autocorrectionType = self.traits.autocorrectionType
    }
}

extension UITextField.BorderStyle {
    /// The styles, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
}

extension UITextField.ViewMode {
    /// The modes, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}

extension UITextView {
    /// Sets the attributes of a text view (interface_builder.md I86).
    func decodeTextViewAttributes(from coder: NibCoder) {
        let element = coder.element
        coder.color("backgroundColor").map { backgroundColor = $0 }
        alwaysBounceVertical = element.bool("alwaysBounceVertical")
        coder.font(size: 12).map { font = $0 }
        coder.color("textColor").map { textColor = $0 }
        coder.word("textAlignment", NSTextAlignment.words) { textAlignment = $0 }
        if element.bool("usesAttributedText"), let string = coder.attributedString("attributedText") {
            attributedText = string
        } else {
            element.string("text").map { text = $0 }
        }
        coder.insets("textContainerInset").map { textContainerInset = $0 }
        isEditable = element.bool("editable")
        isSelectable = element.bool("selectable")
        element.child(forKey: "textInputTraits").map { traits.decode($0) }
    }
}

extension TextInputTraits {
    /// Sets the traits that an element states; absent ones keep their defaults.
    mutating func decode(_ element: InterfaceElement) {
        func word<Value>(_ name: String, _ values: [String: Value]) -> Value? {
            element.attribute(name).flatMap { values[$0] }
        }
        keyboardType = word("keyboardType", Self.keyboards) ?? keyboardType
        returnKeyType = word("returnKeyType", Self.returnKeys) ?? returnKeyType
        keyboardAppearance =
            word("keyboardAppearance", ["alert": .dark, "dark": .dark, "light": .light]) ?? keyboardAppearance
        // An absent attribute means none, unlike in code.
        autocapitalizationType =
            word("autocapitalizationType", ["words": .words, "sentences": .sentences, "allCharacters": .allCharacters])
            ?? .none
        autocorrectionType = word("autocorrectionType", ["no": .no, "yes": .yes]) ?? autocorrectionType
        spellCheckingType = word("spellCheckingType", ["no": .no, "yes": .yes]) ?? spellCheckingType
        smartQuotesType = word("smartQuotesType", ["no": .no, "yes": .yes]) ?? smartQuotesType
        smartDashesType = word("smartDashesType", ["no": .no, "yes": .yes]) ?? smartDashesType
        smartInsertDeleteType = word("smartInsertDeleteType", ["no": .no, "yes": .yes]) ?? smartInsertDeleteType
        element.attribute("textContentType").map { textContentType = UITextContentType(rawValue: $0) }
        enablesReturnKeyAutomatically = element.bool("enablesReturnKeyAutomatically")
        isSecureTextEntry = element.bool("secureTextEntry")
    }

    private static let keyboards: [String: UIKeyboardType] = [
        "alphabet": .asciiCapable, "asciiCapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
        "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
        "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "asciiCapableNumberPad": .asciiCapableNumberPad,
    ]

    private static let returnKeys: [String: UIReturnKeyType] = [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
        "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
}
