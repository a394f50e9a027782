import QuartziteUIDrawing

// Written by scripts/generate-keys.

extension ObservableKeys {
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
    static let coreText: [ObservableKeys] = [
        uiFindInteraction, uiFindSession, uiInputView, uiInputViewController, uiLabel, uiLexicon, uiLexiconEntry,
        uiTextField, uiTextField2, uiTextInputAssistantItem, uiTextInputMode, uiTextInputPasswordRules, uiTextItem,
        uiTextRange, uiTextSearchOptions, uiTextSelectionRect, uiTextView, uiTextView2,
    ]
}

extension UIFindInteraction: ListedObject {}
extension UIFindSession: ListedObject {}
extension UILexicon: ListedObject {}
extension UILexiconEntry: ListedObject {}
extension UITextInputAssistantItem: ListedObject {}
extension UITextInputMode: ListedObject {}
extension UITextInputPasswordRules: ListedObject {}
extension UITextItem: ListedObject {}
extension UITextRange: ListedObject {}
extension UITextSearchOptions: ListedObject {}
extension UITextSelectionRect: ListedObject {}
