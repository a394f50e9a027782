import QuartziteUIDrawing

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let nsDataAsset = ObservableKeys(
        of: NSDataAsset.self, ["data": \.data, "name": \.name, "typeIdentifier": \.typeIdentifier])
    private static let nsDataDetector = ObservableKeys(of: NSDataDetector.self, ["checkingTypes": \.checkingTypes])
    private static let nsItemProvider = ObservableKeys(
        of: NSItemProvider.self,
        [
            "registeredContentTypes": \.registeredContentTypes,
            "registeredTypeIdentifiers": \.registeredTypeIdentifiers, "suggestedName": \.suggestedName,
        ])
    private static let nsLayoutManager = ObservableKeys(
        of: NSLayoutManager.self,
        [
            "allowsNonContiguousLayout": \.allowsNonContiguousLayout, "extraLineFragmentRect": \.extraLineFragmentRect,
            "extraLineFragmentTextContainer": \.extraLineFragmentTextContainer,
            "extraLineFragmentUsedRect": \.extraLineFragmentUsedRect, "numberOfGlyphs": \.numberOfGlyphs,
            "textContainers": \.textContainers, "textStorage": \.textStorage, "usesFontLeading": \.usesFontLeading,
        ])
    private static let nsParagraphStyle = ObservableKeys(
        of: NSParagraphStyle.self,
        [
            "alignment": \.alignment, "allowsDefaultTighteningForTruncation": \.allowsDefaultTighteningForTruncation,
            "baseWritingDirection": \.baseWritingDirection, "firstLineHeadIndent": \.firstLineHeadIndent,
            "headIndent": \.headIndent, "hyphenationFactor": \.hyphenationFactor, "lineBreakMode": \.lineBreakMode,
            "lineBreakStrategy": \.lineBreakStrategy, "lineHeightMultiple": \.lineHeightMultiple,
            "lineSpacing": \.lineSpacing, "maximumLineHeight": \.maximumLineHeight,
            "minimumLineHeight": \.minimumLineHeight, "paragraphSpacing": \.paragraphSpacing,
            "paragraphSpacingBefore": \.paragraphSpacingBefore, "tailIndent": \.tailIndent,
            "usesDefaultHyphenation": \.usesDefaultHyphenation,
        ])
    private static let nsShadow = ObservableKeys(
        of: NSShadow.self,
        ["shadowBlurRadius": \.shadowBlurRadius, "shadowColor": \.shadowColor, "shadowOffset": \.shadowOffset])
    private static let nsStringDrawingContext = ObservableKeys(
        of: NSStringDrawingContext.self,
        [
            "actualScaleFactor": \.actualScaleFactor, "minimumScaleFactor": \.minimumScaleFactor,
            "totalBounds": \.totalBounds,
        ])
    private static let nsTextAttachment = ObservableKeys(
        of: NSTextAttachment.self,
        [
            "bounds": \.bounds, "contents": \.contents, "fileType": \.fileType, "image": \.image,
            "lineLayoutPadding": \.lineLayoutPadding,
        ])
    private static let nsTextContainer = ObservableKeys(
        of: NSTextContainer.self,
        [
            "exclusionPaths": \.exclusionPaths, "heightTracksTextView": \.heightTracksTextView,
            "isSimpleRectangularTextContainer": \.isSimpleRectangularTextContainer, "layoutManager": \.layoutManager,
            "lineBreakMode": \.lineBreakMode, "lineFragmentPadding": \.lineFragmentPadding,
            "maximumNumberOfLines": \.maximumNumberOfLines, "size": \.size,
            "widthTracksTextView": \.widthTracksTextView,
        ])
    private static let nsTextContentManager = ObservableKeys(
        of: NSTextContentManager.self,
        [
            "documentRange": \.documentRange, "hasEditingTransaction": \.hasEditingTransaction,
            "primaryTextLayoutManager": \.primaryTextLayoutManager, "textLayoutManagers": \.textLayoutManagers,
        ])
    private static let nsTextContentStorage = ObservableKeys(
        of: NSTextContentStorage.self,
        ["attributedString": \.attributedString, "delegate": \.delegate, "textStorage": \.textStorage])
    private static let nsTextElement = ObservableKeys(
        of: NSTextElement.self, ["elementRange": \.elementRange, "textContentManager": \.textContentManager])
    private static let nsTextLayoutFragment = ObservableKeys(
        of: NSTextLayoutFragment.self,
        [
            "layoutFragmentFrame": \.layoutFragmentFrame, "rangeInElement": \.rangeInElement,
            "renderingSurfaceBounds": \.renderingSurfaceBounds, "state": \.state, "textElement": \.textElement,
            "textLayoutManager": \.textLayoutManager, "textLineFragments": \.textLineFragments,
        ])
    private static let nsTextLayoutManager = ObservableKeys(
        of: NSTextLayoutManager.self,
        [
            "delegate": \.delegate, "documentRange": \.documentRange, "textContainer": \.textContainer,
            "textContentManager": \.textContentManager, "textViewportLayoutController": \.textViewportLayoutController,
            "usageBoundsForTextContainer": \.usageBoundsForTextContainer, "usesFontLeading": \.usesFontLeading,
        ])
    private static let nsTextLineFragment = ObservableKeys(
        of: NSTextLineFragment.self,
        [
            "attributedString": \.attributedString, "characterRange": \.characterRange, "glyphOrigin": \.glyphOrigin,
            "typographicBounds": \.typographicBounds,
        ])
    private static let nsTextParagraph = ObservableKeys(
        of: NSTextParagraph.self,
        [
            "attributedString": \.attributedString, "paragraphContentRange": \.paragraphContentRange,
            "paragraphSeparatorRange": \.paragraphSeparatorRange,
        ])
    private static let nsTextRange = ObservableKeys(
        of: NSTextRange.self, ["endLocation": \.endLocation, "isEmpty": \.isEmpty, "location": \.location])
    private static let nsTextViewportLayoutController = ObservableKeys(
        of: NSTextViewportLayoutController.self,
        [
            "delegate": \.delegate, "textLayoutManager": \.textLayoutManager, "viewportBounds": \.viewportBounds,
            "viewportRange": \.viewportRange,
        ])
    private static let uiBezierPath = ObservableKeys(
        of: UIBezierPath.self,
        [
            "CGPath": \.cgPath, "bounds": \.bounds, "cgPath": \.cgPath, "currentPoint": \.currentPoint,
            "flatness": \.flatness, "isEmpty": \.isEmpty, "lineCapStyle": \.lineCapStyle,
            "lineJoinStyle": \.lineJoinStyle, "lineWidth": \.lineWidth, "miterLimit": \.miterLimit,
            "usesEvenOddFillRule": \.usesEvenOddFillRule,
        ])
    private static let uiColor = ObservableKeys(
        of: UIColor.self, ["CGColor": \.cgColor, "cgColor": \.cgColor, "ciColor": \.ciColor])
    private static let uiFont = ObservableKeys(
        of: UIFont.self,
        [
            "ascender": \.ascender, "capHeight": \.capHeight, "descender": \.descender, "familyName": \.familyName,
            "fontDescriptor": \.fontDescriptor, "fontName": \.fontName, "leading": \.leading,
            "lineHeight": \.lineHeight, "pointSize": \.pointSize, "xHeight": \.xHeight,
        ])
    private static let uiFontDescriptor = ObservableKeys(
        of: UIFontDescriptor.self,
        [
            "matrix": \.matrix, "pointSize": \.pointSize, "postscriptName": \.postscriptName,
            "symbolicTraits": \.symbolicTraits,
        ])
    private static let uiGraphicsImageRenderer = ObservableKeys(of: UIGraphicsImageRenderer.self, ["format": \.format])
    private static let uiGraphicsImageRendererContext = ObservableKeys(
        of: UIGraphicsImageRendererContext.self,
        ["cgContext": \.cgContext, "currentImage": \.currentImage, "format": \.format])
    private static let uiGraphicsImageRendererFormat = ObservableKeys(
        of: UIGraphicsImageRendererFormat.self, ["bounds": \.bounds, "opaque": \.opaque, "scale": \.scale])
    private static let uiImage = ObservableKeys(
        of: UIImage.self,
        [
            "CGImage": \.cgImage, "alignmentRectInsets": \.alignmentRectInsets,
            "baselineOffsetFromBottom": \.baselineOffsetFromBottom, "capInsets": \.capInsets, "cgImage": \.cgImage,
            "ciImage": \.ciImage, "configuration": \.configuration, "duration": \.duration,
            "flipsForRightToLeftLayoutDirection": \.flipsForRightToLeftLayoutDirection, "hasBaseline": \.hasBaseline,
            "imageAsset": \.imageAsset, "imageOrientation": \.imageOrientation, "images": \.images,
            "isHighDynamicRange": \.isHighDynamicRange, "isSymbolImage": \.isSymbolImage,
            "renderingMode": \.renderingMode, "resizingMode": \.resizingMode, "scale": \.scale, "size": \.size,
            "symbolConfiguration": \.symbolConfiguration,
        ])
    private static let uiLocalizedIndexedCollation = ObservableKeys(
        of: UILocalizedIndexedCollation.self,
        ["sectionIndexTitles": \.sectionIndexTitles, "sectionTitles": \.sectionTitles])
    private static let uiTextChecker = ObservableKeys(of: UITextChecker.self, ["ignoredWords": \.ignoredWords])
    private static let uiTraitCollection = ObservableKeys(
        of: UITraitCollection.self,
        [
            "accessibilityContrast": \.accessibilityContrast, "displayGamut": \.displayGamut,
            "displayScale": \.displayScale, "forceTouchCapability": \.forceTouchCapability,
            "horizontalSizeClass": \.horizontalSizeClass, "layoutDirection": \.layoutDirection,
            "legibilityWeight": \.legibilityWeight, "preferredContentSizeCategory": \.preferredContentSizeCategory,
            "userInterfaceIdiom": \.userInterfaceIdiom, "userInterfaceLevel": \.userInterfaceLevel,
            "userInterfaceStyle": \.userInterfaceStyle, "verticalSizeClass": \.verticalSizeClass,
        ])

    /// The properties of classes in the folder Drawing.
    static let coreDrawing: [ObservableKeys] = [
        nsDataAsset, nsDataDetector, nsItemProvider, nsLayoutManager, nsParagraphStyle, nsShadow,
        nsStringDrawingContext, nsTextAttachment, nsTextContainer, nsTextContentManager, nsTextContentStorage,
        nsTextElement, nsTextLayoutFragment, nsTextLayoutManager, nsTextLineFragment, nsTextParagraph, nsTextRange,
        nsTextViewportLayoutController, uiBezierPath, uiColor, uiFont, uiFontDescriptor, uiGraphicsImageRenderer,
        uiGraphicsImageRendererContext, uiGraphicsImageRendererFormat, uiImage, uiLocalizedIndexedCollation,
        uiTextChecker, uiTraitCollection,
    ]
}

extension NSDataAsset: ListedObject {}
extension NSDataDetector: ListedObject {}
extension NSItemProvider: ListedObject {}
extension NSLayoutManager: ListedObject {}
extension NSParagraphStyle: ListedObject {}
extension NSShadow: ListedObject {}
extension NSStringDrawingContext: ListedObject {}
extension NSTextAttachment: ListedObject {}
extension NSTextContainer: ListedObject {}
extension NSTextContentManager: ListedObject {}
extension NSTextElement: ListedObject {}
extension NSTextLayoutFragment: ListedObject {}
extension NSTextLayoutManager: ListedObject {}
extension NSTextLineFragment: ListedObject {}
extension NSTextRange: ListedObject {}
extension NSTextViewportLayoutController: ListedObject {}
extension UIBezierPath: ListedObject {}
extension UIColor: ListedObject {}
extension UIFont: ListedObject {}
extension UIFontDescriptor: ListedObject {}
extension UIGraphicsImageRenderer: ListedObject {}
extension UIGraphicsImageRendererContext: ListedObject {}
extension UIGraphicsImageRendererFormat: ListedObject {}
extension UIImage: ListedObject {}
extension UILocalizedIndexedCollation: ListedObject {}
extension UITextChecker: ListedObject {}
extension UITraitCollection: ListedObject {}
