extension Vocabulary {
    /// The description of all controls.
    static let control = ElementDescription(
        "control", like: view,
        bools: "enabled=YES selected highlighted showsMenuAsPrimaryAction changesSelectionAsPrimaryAction",
        texts: "toolTip role",
        words: [
            "contentHorizontalAlignment": "left center right fill leading trailing",
            "contentVerticalAlignment": "top center bottom fill",
        ])

    /// The descriptions of controls, and of the elements of buttons and segmented controls.
    static let controls: [ElementDescription] = [
        control, ElementDescription("segments", like: common), buttonDescription, configuration,
        ElementDescription(
            "state", like: common, texts: "title image backgroundImage catalog",
            words: ["symbolScale": "default small medium large", "renderingMode": "automatic original template"],
            keys: "titleColor titleShadowColor attributedTitle preferredSymbolConfiguration"),
        ElementDescription(
            "slider", like: control, bools: "continuous=YES", numbers: "value=0 minValue=0 maxValue=1",
            texts: "minimumValueImage maximumValueImage catalog",
            keys: "minimumTrackTintColor maximumTrackTintColor thumbTintColor"),
        ElementDescription(
            "switch", like: control, bools: "on", texts: "title onImage offImage preferredStyle",
            keys: "onTintColor thumbTintColor"),
        ElementDescription(
            "stepper", like: control, bools: "autorepeat=YES wraps continuous=YES",
            numbers: "value=0 minimumValue=0 maximumValue=100 stepValue=1"),
        ElementDescription(
            "pageControl", like: control,
            bools: "hidesForSinglePage defersCurrentPageDisplay allowsContinuousInteraction",
            integers: "numberOfPages=0 currentPage=0", texts: "backgroundStyle direction preferredIndicatorImage",
            keys: "pageIndicatorTintColor currentPageIndicatorTintColor"),
        ElementDescription(
            "segmentedControl", like: control, bools: "momentary apportionsSegmentWidthsByContent springLoaded",
            integers: "selectedSegmentIndex=-1", words: ["segmentControlStyle": "plain bordered bar bezeled"],
            keys: "selectedSegmentTintColor"),
        ElementDescription(
            "segment", like: common, bools: "enabled=YES", numbers: "width", texts: "title image catalog",
            keys: "contentOffset"),
        ElementDescription(
            "textField", like: control,
            bools: """
                clearsOnBeginEditing adjustsFontSizeToFit=YES usesAttributedText allowsEditingTextAttributes
                adjustsFontForContentSizeCategory
                """, numbers: "minimumFontSize",
            texts: "placeholder text background disabledBackground catalog textStyle",
            words: [
                "borderStyle=none": "none line bezel roundedRect", "textAlignment=left": textAlignments,
                "clearButtonMode=never": "never whileEditing unlessEditing always",
            ], keys: "textColor fontDescription textInputTraits attributedText attributedPlaceholder"),
        ElementDescription(
            "datePicker", like: control, bools: "useCurrentDate=YES", numbers: "countDownDuration",
            integers: "minuteInterval",
            words: [
                "datePickerMode": "time date dateAndTime countDownTimer yearAndMonth",
                "style": "automatic wheels compact inline",
            ], keys: "date locale timeZone calendar minimumDate maximumDate"),
        ElementDescription("refreshControl", like: control, keys: "attributedTitle"),
        ElementDescription("colorWell", like: control, bools: "supportsAlpha", texts: "title", keys: "selectedColor"),
    ]

    private static let buttonDescription = ElementDescription(
        "button", like: control,
        bools: """
            reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted adjustsImageWhenHighlighted=YES
            adjustsImageWhenDisabled=YES hasAttributedTitle springLoaded adjustsImageSizeForAccessibilityContentSizeCategory
            """, texts: "pointerInteraction",
        words: [
            "buttonType=custom": "custom roundedRect system detailDisclosure infoLight infoDark contactAdd close plain",
            "lineBreakMode": lineBreakModes,
        ],
        keys: """
            fontDescription contentEdgeInsets titleEdgeInsets imageEdgeInsets titleShadowOffset configuration
            buttonConfiguration preferredSymbolConfiguration menu
            """)

    private static let configuration = ElementDescription(
        "buttonConfiguration", like: common, bools: "showsActivityIndicator",
        numbers: "imagePadding titlePadding",
        texts: """
            style title subtitle image catalog imagePlacement cornerStyle titleAlignment indicator buttonSize
            macIdiomStyle automaticallyUpdateForSelection titleLineBreakMode subtitleLineBreakMode
            """,
        keys: """
            baseForegroundColor baseBackgroundColor titleFontDescription subtitleFontDescription contentInsets
            attributedTitle attributedSubtitle background symbolConfigurationForImage preferredSymbolConfigurationForImage
            preferredSymbolConfiguration
            """)
}
