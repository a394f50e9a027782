import QuartziteUIDrawing

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let uiActivityIndicatorView = ObservableKeys(
        of: UIActivityIndicatorView.self,
        ["color": \.color, "hidesWhenStopped": \.hidesWhenStopped, "isAnimating": \.isAnimating, "style": \.style])
    private static let uiButton = ObservableKeys(
        of: UIButton.self,
        [
            "adjustsImageWhenDisabled": \.adjustsImageWhenDisabled,
            "adjustsImageWhenHighlighted": \.adjustsImageWhenHighlighted, "buttonType": \.buttonType,
            "changesSelectionAsPrimaryAction": \.changesSelectionAsPrimaryAction, "configuration": \.configuration,
            "contentEdgeInsets": \.contentEdgeInsets, "currentAttributedTitle": \.currentAttributedTitle,
            "currentBackgroundImage": \.currentBackgroundImage, "currentImage": \.currentImage,
            "currentPreferredSymbolConfiguration": \.currentPreferredSymbolConfiguration,
            "currentTitle": \.currentTitle, "currentTitleColor": \.currentTitleColor,
            "currentTitleShadowColor": \.currentTitleShadowColor, "imageEdgeInsets": \.imageEdgeInsets,
            "imageView": \.imageView, "isHeld": \.isHeld, "isPointerInteractionEnabled": \.isPointerInteractionEnabled,
            "isSpringLoaded": \.isSpringLoaded, "isSymbolAnimationEnabled": \.isSymbolAnimationEnabled, "menu": \.menu,
            "pointerStyleProvider": \.pointerStyleProvider, "preferredMenuElementOrder": \.preferredMenuElementOrder,
            "role": \.role, "showsTouchWhenHighlighted": \.showsTouchWhenHighlighted,
        ])
    private static let uiButton2 = ObservableKeys(
        of: UIButton.self, ["titleEdgeInsets": \.titleEdgeInsets, "titleLabel": \.titleLabel])
    private static let uiControl = ObservableKeys(
        of: UIControl.self,
        [
            "allControlEvents": \.allControlEvents, "contentHorizontalAlignment": \.contentHorizontalAlignment,
            "contentVerticalAlignment": \.contentVerticalAlignment, "contextMenuInteraction": \.contextMenuInteraction,
            "effectiveContentHorizontalAlignment": \.effectiveContentHorizontalAlignment,
            "isContextMenuInteractionEnabled": \.isContextMenuInteractionEnabled, "isEnabled": \.isEnabled,
            "isHighlighted": \.isHighlighted, "isSelected": \.isSelected, "isTouchInside": \.isTouchInside,
            "isTracking": \.isTracking, "keepsTaps": \.keepsTaps,
            "showsMenuAsPrimaryAction": \.showsMenuAsPrimaryAction, "state": \.state,
        ])
    private static let uiSearchBar = ObservableKeys(
        of: UISearchBar.self,
        [
            "autocapitalizationType": \.autocapitalizationType, "autocorrectionType": \.autocorrectionType,
            "backgroundImage": \.backgroundImage, "barPosition": \.barPosition, "barStyle": \.barStyle,
            "barTintColor": \.barTintColor, "delegate": \.delegate,
            "enablesReturnKeyAutomatically": \.enablesReturnKeyAutomatically, "isEnabled": \.isEnabled,
            "isSearchResultsButtonSelected": \.isSearchResultsButtonSelected, "isSecureTextEntry": \.isSecureTextEntry,
            "isTranslucent": \.isTranslucent, "keyboardAppearance": \.keyboardAppearance,
            "keyboardType": \.keyboardType, "placeholder": \.placeholder, "prompt": \.prompt,
            "returnKeyType": \.returnKeyType, "scopeBarBackgroundImage": \.scopeBarBackgroundImage,
            "scopeButtonTitles": \.scopeButtonTitles, "searchBarStyle": \.searchBarStyle,
            "searchField": \.searchTextField, "searchTextField": \.searchTextField,
            "searchTextPositionAdjustment": \.searchTextPositionAdjustment,
            "selectedScopeButtonIndex": \.selectedScopeButtonIndex,
        ])
    private static let uiSearchBar2 = ObservableKeys(
        of: UISearchBar.self,
        [
            "showsBookmarkButton": \.showsBookmarkButton, "showsCancelButton": \.showsCancelButton,
            "showsScopeBar": \.showsScopeBar, "showsSearchResultsButton": \.showsSearchResultsButton,
            "spellCheckingType": \.spellCheckingType, "text": \.text, "textContentType": \.textContentType,
        ])
    private static let uiSearchSuggestionItem = ObservableKeys(
        of: UISearchSuggestionItem.self,
        [
            "iconImage": \.iconImage, "localizedAttributedSuggestion": \.localizedAttributedSuggestion,
            "localizedDescription": \.localizedDescription, "localizedSuggestion": \.localizedSuggestion,
            "representedObject": \.representedObject,
        ])
    private static let uiSearchTextField = ObservableKeys(
        of: UISearchTextField.self,
        [
            "allowsCopyingTokens": \.allowsCopyingTokens, "allowsDeletingTokens": \.allowsDeletingTokens,
            "textualRange": \.textualRange, "tokenBackgroundColor": \.tokenBackgroundColor, "tokens": \.tokens,
        ])
    private static let uiSearchToken = ObservableKeys(
        of: UISearchToken.self, ["icon": \.icon, "representedObject": \.representedObject, "text": \.text])
    private static let uiSegmentedControl = ObservableKeys(
        of: UISegmentedControl.self,
        [
            "apportionsSegmentWidthsByContent": \.apportionsSegmentWidthsByContent, "isMomentary": \.isMomentary,
            "isSpringLoaded": \.isSpringLoaded, "numberOfSegments": \.numberOfSegments,
            "selectedSegmentIndex": \.selectedSegmentIndex, "selectedSegmentTintColor": \.selectedSegmentTintColor,
        ])
    private static let uiToolbar = ObservableKeys(
        of: UIToolbar.self,
        [
            "barPosition": \.barPosition, "barStyle": \.barStyle, "barTintColor": \.barTintColor,
            "compactAppearance": \.compactAppearance, "delegate": \.delegate, "isTranslucent": \.isTranslucent,
            "items": \.items, "scrollEdgeAppearance": \.scrollEdgeAppearance,
            "standardAppearance": \.standardAppearance,
        ])

    /// The properties of classes in the folder Controls.
    static let coreControls: [ObservableKeys] = [
        uiActivityIndicatorView, uiButton, uiButton2, uiControl, uiSearchBar, uiSearchBar2, uiSearchSuggestionItem,
        uiSearchTextField, uiSearchToken, uiSegmentedControl, uiToolbar,
    ]
}

extension UISearchSuggestionItem: ListedObject {}
extension UISearchToken: ListedObject {}
