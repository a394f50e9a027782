import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension PropertyTables {
    /// The properties of a text field (interface_builder.md I85).
    ///
    /// It has no border unless the document names one.
    static let textField = PropertyRows<UITextField>(
        ignored: "usesAttributedText:bool",
        [
            .word(
                "borderStyle", \.borderStyle,
                ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect],
                absent: UITextField.BorderStyle.none),
            .font("fontDescription", \.font, size: 17).inAppearance,
            .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
            .color("textColor", \.textColor).inAppearance,
            .word("textAlignment", \.textAlignment, NSTextAlignment.words, absent: .left),
            .attributedText("attributedText", \.attributedText).unarchived,
            .text("text", \.text),
            .text("placeholder", \.placeholder),
            .attributedText("attributedPlaceholder", \.attributedPlaceholder).unarchived,
            .bool("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth, absent: true),
            .number("minimumFontSize", \.minimumFontSize),
            .bool("clearsOnBeginEditing", \.clearsOnBeginEditing),
            .word(
                "clearButtonMode", \.clearButtonMode,
                [
                    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
                ], absent: .never),
            .image("background", \.background),
            .image("disabledBackground", \.disabledBackground),
            .own("textInputTraits:key") { field, coder in
                guard let element = coder.element.child(forKey: "textInputTraits") else { return }
                field.traits.decode(element)
                field.isSecureTextEntry = field.traits.isSecureTextEntry
                field.keyboardType = field.traits.keyboardType
                field.returnKeyType = field.traits.returnKeyType
                field.autocapitalizationType = field.traits.autocapitalizationType
                field.autocorrectionType = field.traits.autocorrectionType
            },
        ])

    /// The properties of a text view (interface_builder.md I86).
    static let textView = PropertyRows<UITextView>([
        .color("backgroundColor", \.backgroundColor).unarchived,
        .bool("alwaysBounceVertical", \.alwaysBounceVertical).unarchived,
        .font("fontDescription", \.font, size: 12).inAppearance,
        .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        .color("textColor", \.textColor).inAppearance,
        .word("textAlignment", \.textAlignment, NSTextAlignment.words),
        .own(
            "text usesAttributedText:bool attributedText:key", copy: { $1.attributedText = $0.attributedText }
        ) { view, coder in
            if coder.element.bool("usesAttributedText"), let string = coder.attributedString("attributedText") {
                view.attributedText = string
            } else {
                coder.element.string("text").map { view.text = $0 }
            }
        },
        .insets("textContainerInset", \.textContainerInset),
        .bool("editable", \.isEditable, absent: true),
        .bool("selectable", \.isSelectable, absent: true),
        .bool("allowsEditingTextAttributes", \.allowsEditingTextAttributes),
        .bool("findInteractionEnabled", \.isFindInteractionEnabled),
        .own("dataDetectorTypes:key", copy: { $1.dataDetectorTypes = $0.dataDetectorTypes }) { view, coder in
            guard let element = coder.element.child(forKey: "dataDetectorTypes") else { return }
            view.dataDetectorTypes = UIDataDetectorTypes.named.reduce(into: []) { types, entry in
                if element.bool(entry.key) { types.insert(entry.value) }
            }
        },
        .own("textInputTraits:key") { view, coder in
            coder.element.child(forKey: "textInputTraits").map { view.traits.decode($0) }
        },
    ])

    /// The properties of a search bar (interface_builder.md I93).
    static let searchBar = PropertyRows<UISearchBar>([
        .text("text", \.text),
        .text("placeholder", \.placeholder),
        .text("prompt", \.prompt),
        .word("searchBarStyle", \.searchBarStyle, ["default": .default, "prominent": .prominent, "minimal": .minimal]),
        .word("barStyle", \.barStyle, UIBarStyle.words).inAppearance,
        .bool("translucent", \.isTranslucent, absent: true).inAppearance,
        .color("barTintColor", \.barTintColor).inAppearance,
        .image("backgroundImage", \.backgroundImage).inAppearance,
        .bool("showsCancelButton", \.showsCancelButton),
        .bool("showsBookmarkButton", \.showsBookmarkButton),
        .bool("showsSearchResultsButton", \.showsSearchResultsButton),
        .own("scopeButtonTitles:key", copy: { $1.scopeButtonTitles = $0.scopeButtonTitles }) { bar, coder in
            let titles = coder.element.list("scopeButtonTitles").compactMap(\.content)
            if !titles.isEmpty { bar.scopeButtonTitles = titles }
        },
        .bool("showsScopeBar", \.showsScopeBar),
        .own("textInputTraits:key") { bar, coder in
            coder.element.child(forKey: "textInputTraits").map { bar.traits.decode($0) }
        },
    ])
}

extension UIDataDetectorTypes {
    /// The kinds of data, by the attributes of documents.
    fileprivate static let named: KeyValuePairs<String, Self> = [
        "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
        "shipmentTrackingNumber": .shipmentTrackingNumber, "flightNumber": .flightNumber,
        "lookupSuggestion": .lookupSuggestion,
    ]
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
