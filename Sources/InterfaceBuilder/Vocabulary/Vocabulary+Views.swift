extension Vocabulary {
    /// What all views have.
    static let view = ElementDescription(
        "view", like: object,
        bools: """
            opaque hidden clipsSubviews clearsContextBeforeDrawing autoresizesSubviews userInteractionEnabled
            multipleTouchEnabled fixedFrame translatesAutoresizingMaskIntoConstraints preservesSuperviewLayoutMargins
            insetsLayoutMarginsFromSafeArea layoutMarginsFollowReadableWidth viewForBaselineLayoutFromBottom
            showsLargeContentViewer scalesLargeContentImage
            """,
        numbers: """
            alpha horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
            verticalCompressionResistancePriority
            """,
        integers: "tag",
        texts: """
            semanticContentAttribute placeholderIntrinsicWidth placeholderIntrinsicHeight largeContentTitle
            userInterfaceStyle focusGroupIdentifier
            """,
        words: [
            "contentMode": """
            scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft
            bottomRight
            """
        ],
        keys: """
            frame frameInset bounds autoresizingMask backgroundColor tintColor layoutMargins directionalLayoutMargins
            contentStretch safeArea keyboard contentLayoutGuide frameLayoutGuide contentView gestureRecognizers
            largeContentImage userInterfaceStyle
            """)

    /// Views that are no controls, do not scroll and are no bars.
    static let views: [ElementDescription] =
        [
            view, ElementDescription("containerView", like: view), ElementDescription("pickerView", like: view),
            ElementDescription(
                "window", like: view, bools: "visibleAtLaunch resizesToFullScreen", keys: "rootViewController"),
            ElementDescription(
                "label", like: view,
                bools: """
                    adjustsFontSizeToFit adjustsFontForContentSizeCategory adjustsLetterSpacingToFitWidth enabled
                    highlighted usesAttributedText useAutomaticPreferredMaxLayoutWidth
                    showsExpansionTextWhenTruncated
                    """, numbers: "minimumFontSize minimumScaleFactor preferredMaxLayoutWidth",
                integers: "numberOfLines", texts: "text lineBreakStrategy",
                words: [
                    "textAlignment": textAlignments, "lineBreakMode": lineBreakModes,
                    "baselineAdjustment": "none alignBaselines alignCenters",
                ], keys: "fontDescription textColor highlightedColor shadowColor shadowOffset attributedText"),
            ElementDescription(
                "imageView", like: view, bools: "highlighted adjustsImageSizeForAccessibilityContentSizeCategory",
                texts: "image highlightedImage catalog", keys: "preferredSymbolConfiguration symbolConfiguration"),
            ElementDescription(
                "stackView", like: view, bools: "baselineRelativeArrangement layoutMarginsRelativeArrangement",
                numbers: "spacing",
                words: [
                    "axis": "horizontal vertical",
                    "distribution": "fill fillEqually fillProportionally equalSpacing equalCentering",
                    "alignment": "fill leading top firstBaseline center trailing bottom lastBaseline",
                ]),
            ElementDescription(
                "progressView", like: view, numbers: "progress", texts: "progressImage trackImage",
                words: ["progressViewStyle": "default bar"], keys: "progressTintColor trackTintColor"),
            ElementDescription(
                "activityIndicatorView", like: view, bools: "animating hidesWhenStopped",
                words: ["style": "gray white whiteLarge medium large"], keys: "color"),
            ElementDescription("visualEffectView", like: view),
            ElementDescription("blurEffect", like: common, texts: "style", keys: "effect"),
            ElementDescription("vibrancyEffect", like: common, texts: "style"),
        ]
        + InterfaceElement.substitutes.keys.sorted().map { ElementDescription($0, acceptsAll: true) }

    static let textAlignments = "left center right justified natural"
    static let lineBreakModes = """
        wordWrap characterWrap clip headTruncation tailTruncation middleTruncation
        """
}
