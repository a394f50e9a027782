extension Vocabulary {
    /// The values of properties.
    static let values = """
        rect x:number y:number width:number height:number
        frame minX:length minY:length width:length height:length maxX:length maxY:length
        point x:number y:number
        size width:number height:number
        range location:integer length:integer
        inset minX:number minY:number maxX:number maxY:number
        edgeInsets top:number left:number bottom:number right:number
        directionalEdgeInsets top:number leading:number bottom:number trailing:number
        offsetWrapper horizontal:number vertical:number
        autoresizingMask flexibleMinX:bool flexibleMinY:bool flexibleMaxX:bool flexibleMaxY:bool widthSizable:bool
            heightSizable:bool
        extendedEdge top:bool left:bool bottom:bool right:bool
        rectEdge top:bool left:bool bottom:bool right:bool
        color red:number green:number blue:number white:number alpha:number name catalog systemColor
            cocoaTouchSystemColor xcode11CocoaTouchSystemColor
            colorSpace:custom|catalog|calibratedRGB|calibratedWhite|deviceRGB|deviceWhite
            customColorSpace:sRGB|displayP3|genericGamma22GrayColorSpace|adobeRGB1998|calibratedRGB|calibratedWhite
        fontDescription pointSize:number name family type:system|boldSystem|italicSystem weight:\(weights)
            style:\(textStyles)
        font size:number name metaFont
        real value:number
        integer value:integer
        bool value:bool
        value x:number y:number width:number height:number type
        string base64-UTF8:bool
        mutableString base64-UTF8:bool
        url string
        nil name
        date timeIntervalSinceReferenceDate:number
        locale localeIdentifier
        timeZone name
        calendar calendarIdentifier
        array unchecked
        mutableArray unchecked
        data
        mutableData
        imageReference image catalog symbolScale:default|small|medium|large renderingMode:automatic|original|template
        preferredSymbolConfiguration pointSize:number textStyle
            weight:ultraLight|thin|light|regular|medium|semibold|bold|heavy|black
            scale:default|small|medium|large|unspecified
        dataDetectorType phoneNumber:bool link:bool address:bool calendarEvent:bool shipmentTrackingNumber:bool
            flightNumber:bool lookupSuggestion:bool
        popoverArrowDirection up:bool down:bool left:bool right:bool
        accessibility identifier label hint isElement:key traits:key
        accessibilityTraits anything
        animations unchecked
        gestureRecognizers
        designables unchecked
        customFonts unchecked
        attributedString
        fragment content
        attributes NSFont:key NSColor:key NSBackgroundColor:key NSKern:key NSParagraphStyle:key NSBaselineOffset:key
            NSUnderline:key NSUnderlineColor:key NSStrikethrough:key NSStrikethroughColor:key NSStrokeColor:key
            NSStrokeWidth:key NSObliqueness:key NSExpansion:key NSLigature:key NSLink:key
        paragraphStyle alignment:left|center|right|justified|natural
            lineBreakMode:wordWrapping|charWrapping|clipping|truncatingHead|truncatingTail|truncatingMiddle
            baseWritingDirection:natural|leftToRight|rightToLeft
            \(paragraphNumbers)
        textAttributes textColor:key fontDescription:key textShadowColor:key textShadowOffset:key
        textInputTraits enablesReturnKeyAutomatically:bool secureTextEntry:bool textContentType
            autocapitalizationType:none|words|sentences|allCharacters autocorrectionType:default|no|yes
            spellCheckingType:default|no|yes smartDashesType:default|no|yes smartInsertDeleteType:default|no|yes
            smartQuotesType:default|no|yes keyboardAppearance:default|alert|light|dark keyboardType:default|alphabet|\
        asciiCapable|numbersAndPunctuation|URL|numberPad|phonePad|namePhonePad|emailAddress|decimalPad|twitter|\
        webSearch|asciiCapableNumberPad returnKeyType:default|go|google|join|next|route|search|send|yahoo|done|\
        emergencyCall|continue
        """

    private static let paragraphNumbers = InterfaceParagraphStyle.numberNames.map { "\($0):number" }
        .joined(separator: " ")
    private static let weights = InterfaceFontWeight.allCases.map(\.rawValue).joined(separator: "|")
    private static let textStyles = InterfaceTextStyle.allCases.map(\.rawValue).joined(separator: "|")
}
