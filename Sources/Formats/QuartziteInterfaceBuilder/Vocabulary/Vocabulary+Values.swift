extension Vocabulary {
    /// The descriptions of property values.
    static let values: [ElementDescription] = [
        ElementDescription("rect", like: common, numbers: "x y width height"),
        ElementDescription("frame", like: common, lengths: "minX minY width height maxX maxY"),
        ElementDescription("point", like: common, numbers: "x y"),
        ElementDescription("size", like: common, numbers: "width height"),
        ElementDescription("range", like: common, integers: "location length"),
        ElementDescription("inset", like: common, numbers: "minX minY maxX maxY"),
        ElementDescription("edgeInsets", like: common, numbers: "top left bottom right"),
        ElementDescription("directionalEdgeInsets", like: common, numbers: "top leading bottom trailing"),
        ElementDescription("offsetWrapper", like: common, numbers: "horizontal vertical"),
        ElementDescription(
            "autoresizingMask", like: common,
            bools: "flexibleMinX flexibleMinY flexibleMaxX flexibleMaxY widthSizable heightSizable"),
        ElementDescription("extendedEdge", like: common, bools: "top left bottom right"),
        ElementDescription("rectEdge", like: common, bools: "top left bottom right"),
        ElementDescription(
            "color", like: common, numbers: "red green blue white alpha",
            texts: "name catalog systemColor cocoaTouchSystemColor xcode11CocoaTouchSystemColor",
            words: [
                "colorSpace": "custom catalog calibratedRGB calibratedWhite deviceRGB deviceWhite",
                "customColorSpace": """
                sRGB displayP3 genericGamma22GrayColorSpace adobeRGB1998 calibratedRGB calibratedWhite
                """,
            ]),
        ElementDescription(
            "fontDescription", like: common, numbers: "pointSize", texts: "name family",
            words: [
                "type": "system boldSystem italicSystem",
                "weight": InterfaceFontWeight.allCases.map(\.rawValue).joined(separator: " "),
                "style": InterfaceTextStyle.allCases.map(\.rawValue).joined(separator: " "),
            ]),
        ElementDescription("font", like: common, numbers: "size", texts: "name metaFont"),
        ElementDescription("real", like: common, numbers: "value"),
        ElementDescription("integer", like: common, integers: "value"),
        ElementDescription("bool", like: common, bools: "value"),
        ElementDescription("value", like: common, numbers: "x y width height", texts: "type"),
        ElementDescription("string", like: common, bools: "base64-UTF8"),
        ElementDescription("mutableString", like: common, bools: "base64-UTF8"),
        ElementDescription("url", like: common, texts: "string"),
        ElementDescription("nil", like: common, texts: "name"),
        ElementDescription("date", like: common, numbers: "timeIntervalSinceReferenceDate"),
        ElementDescription("locale", like: common, texts: "localeIdentifier"),
        ElementDescription("timeZone", like: common, texts: "name", acceptsAll: true),
        ElementDescription("calendar", like: common, texts: "calendarIdentifier"),
        ElementDescription("array", isOpaque: true), ElementDescription("mutableArray", isOpaque: true),
        ElementDescription("data", like: common), ElementDescription("mutableData", like: common),
        ElementDescription(
            "imageReference", like: common, texts: "image catalog",
            words: ["symbolScale": "default small medium large", "renderingMode": "automatic original template"],
            keys: "symbolConfiguration"),
        ElementDescription("symbolConfiguration", isOpaque: true),
        ElementDescription("preferredSymbolConfiguration", isOpaque: true),
        ElementDescription("dataDetectorType", isOpaque: true),
        ElementDescription("popoverArrowDirection", like: common, bools: "up down left right"),
        ElementDescription("accessibility", isOpaque: true), ElementDescription("accessibilityTraits", isOpaque: true),
        ElementDescription("animations", isOpaque: true), ElementDescription("gestureRecognizers", like: common),
        ElementDescription("designables", isOpaque: true), ElementDescription("customFonts", isOpaque: true),
    ]

    /// The descriptions of attributed text, and of text attributes of bars.
    static let texts: [ElementDescription] = [
        ElementDescription("attributedString", like: common),
        ElementDescription("fragment", like: common, texts: "content"),
        ElementDescription("attributes", acceptsAll: true),
        ElementDescription(
            "paragraphStyle", like: common, bools: "allowsDefaultTighteningForTruncation usesDefaultHyphenation",
            numbers: InterfaceParagraphStyle.numberNames.joined(separator: " "),
            words: [
                "alignment": "left center right justified natural",
                "lineBreakMode": """
                wordWrapping charWrapping clipping truncatingHead truncatingTail truncatingMiddle
                """,
                "baseWritingDirection": "natural leftToRight rightToLeft",
                "lineBreakStrategy": "none pushOut hangulWordPriority standard",
            ], keys: "tabStops textBlocks textLists"),
        ElementDescription("tabStops", isOpaque: true), ElementDescription("textTab", isOpaque: true),
        ElementDescription("textBlocks", isOpaque: true), ElementDescription("textLists", isOpaque: true),
        ElementDescription("shadow", like: common, numbers: "blurRadius", keys: "offset color"),
        ElementDescription(
            "textAttributes", like: common, keys: "textColor fontDescription textShadowColor textShadowOffset"),
        ElementDescription(
            "textInputTraits", like: common, bools: "enablesReturnKeyAutomatically secureTextEntry",
            texts: "textContentType",
            words: [
                "autocapitalizationType": "none words sentences allCharacters",
                "autocorrectionType": "default no yes", "spellCheckingType": "default no yes",
                "keyboardType": """
                default alphabet asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress
                decimalPad twitter webSearch asciiCapableNumberPad
                """,
                "keyboardAppearance": "default alert light dark",
                "returnKeyType": """
                default go google join next route search send yahoo done emergencyCall continue
                """,
                "smartDashesType": "default no yes", "smartInsertDeleteType": "default no yes",
                "smartQuotesType": "default no yes", "inlinePredictionType": "default no yes",
            ]),
    ]
}
