import QuartzCore

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
            "contentEdgeInsets": \.contentEdgeInsets, "imageEdgeInsets": \.imageEdgeInsets, "imageView": \.imageView,
            "isHeld": \.isHeld, "isPointerInteractionEnabled": \.isPointerInteractionEnabled,
            "isSpringLoaded": \.isSpringLoaded, "isSymbolAnimationEnabled": \.isSymbolAnimationEnabled, "menu": \.menu,
            "pointerStyleProvider": \.pointerStyleProvider, "preferredMenuElementOrder": \.preferredMenuElementOrder,
            "role": \.role, "showsTouchWhenHighlighted": \.showsTouchWhenHighlighted,
            "titleEdgeInsets": \.titleEdgeInsets, "titleLabel": \.titleLabel,
        ])
    private static let uiCalendarSelectionMultiDate = ObservableKeys(
        of: UICalendarSelectionMultiDate.self, ["delegate": \.delegate, "selectedDates": \.selectedDates])
    private static let uiCalendarSelectionSingleDate = ObservableKeys(
        of: UICalendarSelectionSingleDate.self, ["delegate": \.delegate, "selectedDate": \.selectedDate])
    private static let uiCalendarSelectionWeekOfYear = ObservableKeys(
        of: UICalendarSelectionWeekOfYear.self, ["delegate": \.delegate, "selectedWeekOfYear": \.selectedWeekOfYear])
    private static let uiCalendarView = ObservableKeys(
        of: UICalendarView.self,
        [
            "availableDateRange": \.availableDateRange, "calendar": \.calendar, "delegate": \.delegate,
            "fontDesign": \.fontDesign, "locale": \.locale, "selectionBehavior": \.selectionBehavior,
            "timeZone": \.timeZone, "visibleDateComponents": \.visibleDateComponents,
            "wantsDateDecorations": \.wantsDateDecorations,
        ])
    private static let uiControl = ObservableKeys(
        of: UIControl.self,
        [
            "allControlEvents": \.allControlEvents, "contentHorizontalAlignment": \.contentHorizontalAlignment,
            "contentVerticalAlignment": \.contentVerticalAlignment, "contextMenuInteraction": \.contextMenuInteraction,
            "effectiveContentHorizontalAlignment": \.effectiveContentHorizontalAlignment,
            "isContextMenuInteractionEnabled": \.isContextMenuInteractionEnabled, "isEnabled": \.isEnabled,
            "isHighlighted": \.isHighlighted, "isSelected": \.isSelected, "isTouchInside": \.isTouchInside,
            "isTracking": \.isTracking, "showsMenuAsPrimaryAction": \.showsMenuAsPrimaryAction, "state": \.state,
        ])
    private static let uiDatePicker = ObservableKeys(
        of: UIDatePicker.self,
        [
            "calendar": \.calendar, "countDownDuration": \.countDownDuration, "date": \.date,
            "datePickerMode": \.datePickerMode, "datePickerStyle": \.datePickerStyle, "locale": \.locale,
            "maximumDate": \.maximumDate, "minimumDate": \.minimumDate, "minuteInterval": \.minuteInterval,
            "preferredDatePickerStyle": \.preferredDatePickerStyle, "roundsToMinuteInterval": \.roundsToMinuteInterval,
            "timeZone": \.timeZone,
        ])
    private static let uiPageControl = ObservableKeys(
        of: UIPageControl.self,
        [
            "allowsContinuousInteraction": \.allowsContinuousInteraction, "backgroundStyle": \.backgroundStyle,
            "currentPage": \.currentPage, "currentPageIndicatorTintColor": \.currentPageIndicatorTintColor,
            "direction": \.direction, "hidesForSinglePage": \.hidesForSinglePage,
            "interactionState": \.interactionState, "numberOfPages": \.numberOfPages,
            "pageIndicatorTintColor": \.pageIndicatorTintColor,
            "preferredCurrentPageIndicatorImage": \.preferredCurrentPageIndicatorImage,
            "preferredIndicatorImage": \.preferredIndicatorImage, "progress": \.progress,
        ])
    private static let uiPageControlProgress = ObservableKeys(
        of: UIPageControlProgress.self,
        ["currentProgress": \.currentProgress, "isProgressVisible": \.isProgressVisible])
    private static let uiPageControlTimerProgress = ObservableKeys(
        of: UIPageControlTimerProgress.self,
        [
            "delegate": \.delegate, "isRunning": \.isRunning, "preferredDuration": \.preferredDuration,
            "resetsToInitialPageAfterEnd": \.resetsToInitialPageAfterEnd,
        ])
    private static let uiPickerView = ObservableKeys(
        of: UIPickerView.self,
        [
            "dataSource": \.dataSource, "delegate": \.delegate, "numberOfComponents": \.numberOfComponents,
            "showsSelectionIndicator": \.showsSelectionIndicator,
        ])
    private static let uiProgressView = ObservableKeys(
        of: UIProgressView.self,
        [
            "observedProgress": \.observedProgress, "progress": \.progress, "progressImage": \.progressImage,
            "progressTintColor": \.progressTintColor, "progressViewStyle": \.progressViewStyle,
            "trackImage": \.trackImage, "trackTintColor": \.trackTintColor,
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
            "searchTextField": \.searchTextField, "searchTextPositionAdjustment": \.searchTextPositionAdjustment,
            "selectedScopeButtonIndex": \.selectedScopeButtonIndex, "showsBookmarkButton": \.showsBookmarkButton,
        ])
    private static let uiSearchBar2 = ObservableKeys(
        of: UISearchBar.self,
        [
            "showsCancelButton": \.showsCancelButton, "showsScopeBar": \.showsScopeBar,
            "showsSearchResultsButton": \.showsSearchResultsButton, "spellCheckingType": \.spellCheckingType,
            "text": \.text, "textContentType": \.textContentType,
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
    private static let uiSlider = ObservableKeys(
        of: UISlider.self,
        [
            "currentMaximumTrackImage": \.currentMaximumTrackImage,
            "currentMinimumTrackImage": \.currentMinimumTrackImage, "currentThumbImage": \.currentThumbImage,
            "isContinuous": \.isContinuous, "maximumTrackTintColor": \.maximumTrackTintColor,
            "maximumValue": \.maximumValue, "maximumValueImage": \.maximumValueImage,
            "minimumTrackTintColor": \.minimumTrackTintColor, "minimumValue": \.minimumValue,
            "minimumValueImage": \.minimumValueImage, "thumbTintColor": \.thumbTintColor, "value": \.value,
        ])
    private static let uiStepper = ObservableKeys(
        of: UIStepper.self,
        [
            "autorepeat": \.autorepeat, "isContinuous": \.isContinuous, "maximumValue": \.maximumValue,
            "minimumValue": \.minimumValue, "stepValue": \.stepValue, "value": \.value, "wraps": \.wraps,
        ])
    private static let uiSwitch = ObservableKeys(
        of: UISwitch.self, ["isOn": \.isOn, "onTintColor": \.onTintColor, "thumbTintColor": \.thumbTintColor])
    private static let uiToolbar = ObservableKeys(
        of: UIToolbar.self,
        [
            "barPosition": \.barPosition, "barStyle": \.barStyle, "barTintColor": \.barTintColor,
            "compactAppearance": \.compactAppearance, "delegate": \.delegate, "isTranslucent": \.isTranslucent,
            "items": \.items, "scrollEdgeAppearance": \.scrollEdgeAppearance,
            "standardAppearance": \.standardAppearance,
        ])

    /// The properties of classes in the folder Controls.
    static let keysOfControls: [ObservableKeys] = [
        uiActivityIndicatorView, uiButton, uiCalendarSelectionMultiDate, uiCalendarSelectionSingleDate,
        uiCalendarSelectionWeekOfYear, uiCalendarView, uiControl, uiDatePicker, uiPageControl, uiPageControlProgress,
        uiPageControlTimerProgress, uiPickerView, uiProgressView, uiSearchBar, uiSearchBar2, uiSearchSuggestionItem,
        uiSearchTextField, uiSearchToken, uiSegmentedControl, uiSlider, uiStepper, uiSwitch, uiToolbar,
    ]
}

extension UICalendarSelectionMultiDate: ListedObject {}
extension UICalendarSelectionSingleDate: ListedObject {}
extension UICalendarSelectionWeekOfYear: ListedObject {}
extension UIPageControlProgress: ListedObject {}
extension UISearchSuggestionItem: ListedObject {}
extension UISearchToken: ListedObject {}
