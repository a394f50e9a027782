extension Vocabulary {
    /// The description of all views.
    static let view = ElementDescription(
        "view", like: object,
        bools: """
            opaque=YES hidden clipsSubviews clearsContextBeforeDrawing=YES autoresizesSubviews=YES userInteractionEnabled=YES
            multipleTouchEnabled fixedFrame translatesAutoresizingMaskIntoConstraints=YES preservesSuperviewLayoutMargins
            insetsLayoutMarginsFromSafeArea=YES layoutMarginsFollowReadableWidth viewForBaselineLayoutFromBottom
            showsLargeContentViewer scalesLargeContentImage
            """,
        numbers: """
            alpha=1 horizontalHuggingPriority=250 verticalHuggingPriority=250 horizontalCompressionResistancePriority=750
            verticalCompressionResistancePriority=750
            """,
        integers: "tag=0",
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

    /// The descriptions of views other than controls, scroll views and bars.
    static let views: [ElementDescription] =
        [
            view, ElementDescription("containerView", like: view), ElementDescription("pickerView", like: view),
            ElementDescription(
                "window", like: view, bools: "visibleAtLaunch resizesToFullScreen", keys: "rootViewController"),
            ElementDescription(
                "label", like: view,
                bools: """
                    adjustsFontSizeToFit=YES adjustsFontForContentSizeCategory adjustsLetterSpacingToFitWidth enabled=YES
                    highlighted usesAttributedText useAutomaticPreferredMaxLayoutWidth
                    showsExpansionTextWhenTruncated
                    """, numbers: "minimumFontSize minimumScaleFactor preferredMaxLayoutWidth",
                integers: "numberOfLines=1", texts: "text lineBreakStrategy",
                words: [
                    "textAlignment=left": textAlignments, "lineBreakMode": lineBreakModes,
                    "baselineAdjustment": "none alignBaselines alignCenters",
                ], keys: "fontDescription textColor highlightedColor shadowColor shadowOffset attributedText"),
            ElementDescription(
                "imageView", like: view, bools: "highlighted adjustsImageSizeForAccessibilityContentSizeCategory",
                texts: "image highlightedImage catalog", keys: "preferredSymbolConfiguration symbolConfiguration"),
            ElementDescription(
                "stackView", like: view, bools: "baselineRelativeArrangement layoutMarginsRelativeArrangement",
                numbers: "spacing=0",
                words: [
                    "axis=horizontal": "horizontal vertical",
                    "distribution=fill": "fill fillEqually fillProportionally equalSpacing equalCentering",
                    "alignment=fill": "fill leading top firstBaseline center trailing bottom lastBaseline",
                ]),
            ElementDescription(
                "progressView", like: view, numbers: "progress=0", texts: "progressImage trackImage",
                words: ["progressViewStyle": "default bar"], keys: "progressTintColor trackTintColor"),
            ElementDescription(
                "activityIndicatorView", like: view, bools: "animating hidesWhenStopped",
                words: ["style": "gray white whiteLarge medium large"], keys: "color"),
            ElementDescription("visualEffectView", like: view),
            ElementDescription("blurEffect", like: common, texts: "style", keys: "effect"),
            ElementDescription("vibrancyEffect", like: common, texts: "style"),
        ]
        + InterfaceElement.substitutes.keys.sorted().map {
            ElementDescription($0, like: $0.hasSuffix("Controller") ? controller : view, acceptsAll: true)
        }

    static let textAlignments = "left center right justified natural"
    static let lineBreakModes = """
        wordWrap characterWrap clip headTruncation tailTruncation middleTruncation
        """
}
