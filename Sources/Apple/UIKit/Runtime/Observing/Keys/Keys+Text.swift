import QuartzCore

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let nsDataDetector = ObservableKeys(of: NSDataDetector.self, ["checkingTypes": \.checkingTypes])
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
    private static let uiFindInteraction = ObservableKeys(
        of: UIFindInteraction.self,
        [
            "activeFindSession": \.activeFindSession, "delegate": \.delegate,
            "isFindNavigatorVisible": \.isFindNavigatorVisible, "replacementText": \.replacementText,
            "searchText": \.searchText, "view": \.view,
        ])
    private static let uiFindSession = ObservableKeys(
        of: UIFindSession.self,
        [
            "allowsReplacementForCurrentlyHighlightedResult": \.allowsReplacementForCurrentlyHighlightedResult,
            "highlightedResultIndex": \.highlightedResultIndex, "resultCount": \.resultCount,
            "searchResultDisplayStyle": \.searchResultDisplayStyle, "supportsReplacement": \.supportsReplacement,
        ])
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
    private static let uiInputView = ObservableKeys(
        of: UIInputView.self, ["allowsSelfSizing": \.allowsSelfSizing, "inputViewStyle": \.inputViewStyle])
    private static let uiInputViewController = ObservableKeys(
        of: UIInputViewController.self,
        [
            "hasDictationKey": \.hasDictationKey, "hasFullAccess": \.hasFullAccess,
            "needsInputModeSwitchKey": \.needsInputModeSwitchKey, "primaryLanguage": \.primaryLanguage,
            "textDocumentProxy": \.textDocumentProxy,
        ])
    private static let uiLabel = ObservableKeys(
        of: UILabel.self,
        [
            "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
            "adjustsFontSizeToFitWidth": \.adjustsFontSizeToFitWidth,
            "allowsDefaultTighteningForTruncation": \.allowsDefaultTighteningForTruncation,
            "attributedText": \.attributedText, "baselineAdjustment": \.baselineAdjustment, "font": \.font,
            "highlightedTextColor": \.highlightedTextColor, "isEnabled": \.isEnabled, "isHighlighted": \.isHighlighted,
            "lineBreakMode": \.lineBreakMode, "lineBreakStrategy": \.lineBreakStrategy,
            "minimumFontSize": \.minimumFontSize, "minimumScaleFactor": \.minimumScaleFactor,
            "numberOfLines": \.numberOfLines, "preferredMaxLayoutWidth": \.preferredMaxLayoutWidth,
            "shadowColor": \.shadowColor, "shadowOffset": \.shadowOffset,
            "showsExpansionTextWhenTruncated": \.showsExpansionTextWhenTruncated, "text": \.text,
            "textAlignment": \.textAlignment, "textColor": \.textColor,
        ])
    private static let uiLexicon = ObservableKeys(of: UILexicon.self, ["entries": \.entries])
    private static let uiLexiconEntry = ObservableKeys(
        of: UILexiconEntry.self, ["documentText": \.documentText, "userInput": \.userInput])
    private static let uiLocalizedIndexedCollation = ObservableKeys(
        of: UILocalizedIndexedCollation.self,
        ["sectionIndexTitles": \.sectionIndexTitles, "sectionTitles": \.sectionTitles])
    private static let uiTextChecker = ObservableKeys(of: UITextChecker.self, ["ignoredWords": \.ignoredWords])
    private static let uiTextField = ObservableKeys(
        of: UITextField.self,
        [
            "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
            "adjustsFontSizeToFitWidth": \.adjustsFontSizeToFitWidth, "attributedPlaceholder": \.attributedPlaceholder,
            "attributedText": \.attributedText, "autocapitalizationType": \.autocapitalizationType,
            "autocorrectionType": \.autocorrectionType, "background": \.background, "borderStyle": \.borderStyle,
            "clearButtonMode": \.clearButtonMode, "clearsOnBeginEditing": \.clearsOnBeginEditing,
            "clearsOnInsertion": \.clearsOnInsertion, "delegate": \.delegate,
            "disabledBackground": \.disabledBackground,
            "enablesReturnKeyAutomatically": \.enablesReturnKeyAutomatically, "font": \.font, "hasText": \.hasText,
            "inputDelegate": \.inputDelegate, "isEditing": \.isEditing, "isSecureTextEntry": \.isSecureTextEntry,
            "keyboardAppearance": \.keyboardAppearance, "keyboardType": \.keyboardType, "leftView": \.leftView,
            "leftViewMode": \.leftViewMode, "markedTextStyle": \.markedTextStyle,
        ])
    private static let uiTextField2 = ObservableKeys(
        of: UITextField.self,
        [
            "minimumFontSize": \.minimumFontSize, "placeholder": \.placeholder, "returnKeyType": \.returnKeyType,
            "rightView": \.rightView, "rightViewMode": \.rightViewMode, "spellCheckingType": \.spellCheckingType,
            "text": \.text, "textAlignment": \.textAlignment, "textColor": \.textColor,
            "textContentType": \.textContentType, "textDragInteraction": \.textDragInteraction,
            "textDropInteraction": \.textDropInteraction, "tokenizer": \.tokenizer,
        ])
    private static let uiTextInputAssistantItem = ObservableKeys(
        of: UITextInputAssistantItem.self,
        [
            "allowsHidingShortcuts": \.allowsHidingShortcuts, "leadingBarButtonGroups": \.leadingBarButtonGroups,
            "trailingBarButtonGroups": \.trailingBarButtonGroups,
        ])
    private static let uiTextInputMode = ObservableKeys(
        of: UITextInputMode.self, ["primaryLanguage": \.primaryLanguage])
    private static let uiTextInputPasswordRules = ObservableKeys(
        of: UITextInputPasswordRules.self, ["passwordRulesDescriptor": \.passwordRulesDescriptor])
    private static let uiTextItem = ObservableKeys(of: UITextItem.self, ["content": \.content, "range": \.range])
    private static let uiTextRange = ObservableKeys(
        of: UITextRange.self, ["end": \.end, "isEmpty": \.isEmpty, "start": \.start])
    private static let uiTextSearchOptions = ObservableKeys(
        of: UITextSearchOptions.self,
        ["stringCompareOptions": \.stringCompareOptions, "wordMatchMethod": \.wordMatchMethod])
    private static let uiTextSelectionRect = ObservableKeys(
        of: UITextSelectionRect.self,
        [
            "containsEnd": \.containsEnd, "containsStart": \.containsStart, "isVertical": \.isVertical, "rect": \.rect,
            "writingDirection": \.writingDirection,
        ])
    private static let uiTextView = ObservableKeys(
        of: UITextView.self,
        [
            "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
            "allowsEditingTextAttributes": \.allowsEditingTextAttributes, "attributedText": \.attributedText,
            "autocapitalizationType": \.autocapitalizationType, "autocorrectionType": \.autocorrectionType,
            "borderStyle": \.borderStyle, "clearsOnInsertion": \.clearsOnInsertion,
            "dataDetectorTypes": \.dataDetectorTypes, "delegate": \.delegate,
            "enablesReturnKeyAutomatically": \.enablesReturnKeyAutomatically, "findInteraction": \.findInteraction,
            "font": \.font, "hasText": \.hasText, "inputDelegate": \.inputDelegate, "isEditable": \.isEditable,
            "isFindInteractionEnabled": \.isFindInteractionEnabled, "isSecureTextEntry": \.isSecureTextEntry,
            "isSelectable": \.isSelectable, "keyboardAppearance": \.keyboardAppearance, "keyboardType": \.keyboardType,
            "layoutManager": \.layoutManager, "linkTextAttributes": \.linkTextAttributes,
            "markedTextStyle": \.markedTextStyle, "returnKeyType": \.returnKeyType,
        ])
    private static let uiTextView2 = ObservableKeys(
        of: UITextView.self,
        [
            "selectedRange": \.selectedRange, "spellCheckingType": \.spellCheckingType, "text": \.text,
            "textAlignment": \.textAlignment, "textColor": \.textColor, "textContainer": \.textContainer,
            "textContainerInset": \.textContainerInset, "textContentType": \.textContentType,
            "textDragInteraction": \.textDragInteraction, "textDropInteraction": \.textDropInteraction,
            "textLayoutManager": \.textLayoutManager, "textStorage": \.textStorage, "tokenizer": \.tokenizer,
            "typingAttributes": \.typingAttributes, "usesStandardTextScaling": \.usesStandardTextScaling,
        ])

    /// The properties of classes in the folder Text.
    static let keysOfText: [ObservableKeys] = [
        nsDataDetector, nsLayoutManager, nsParagraphStyle, nsShadow, nsStringDrawingContext, nsTextAttachment,
        nsTextContainer, nsTextContentManager, nsTextContentStorage, nsTextElement, nsTextLayoutFragment,
        nsTextLayoutManager, nsTextLineFragment, nsTextParagraph, nsTextRange, nsTextViewportLayoutController,
        uiFindInteraction, uiFindSession, uiFont, uiFontDescriptor, uiInputView, uiInputViewController, uiLabel,
        uiLexicon, uiLexiconEntry, uiLocalizedIndexedCollation, uiTextChecker, uiTextField, uiTextField2,
        uiTextInputAssistantItem, uiTextInputMode, uiTextInputPasswordRules, uiTextItem, uiTextRange,
        uiTextSearchOptions, uiTextSelectionRect, uiTextView, uiTextView2,
    ]
}

extension NSDataDetector: ListedObject {}
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
extension UIFindInteraction: ListedObject {}
extension UIFindSession: ListedObject {}
extension UIFont: ListedObject {}
extension UIFontDescriptor: ListedObject {}
extension UILexicon: ListedObject {}
extension UILexiconEntry: ListedObject {}
extension UILocalizedIndexedCollation: ListedObject {}
extension UITextChecker: ListedObject {}
extension UITextInputAssistantItem: ListedObject {}
extension UITextInputMode: ListedObject {}
extension UITextInputPasswordRules: ListedObject {}
extension UITextItem: ListedObject {}
extension UITextRange: ListedObject {}
extension UITextSearchOptions: ListedObject {}
extension UITextSelectionRect: ListedObject {}
