import QuartziteUICore

// Written by scripts/generate-keys.

extension ObservableKeys {
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

    /// The properties of classes in the folder Controls.
    static let elementsControls: [ObservableKeys] = [
        uiCalendarSelectionMultiDate, uiCalendarSelectionSingleDate, uiCalendarSelectionWeekOfYear, uiCalendarView,
        uiDatePicker, uiPageControl, uiPageControlProgress, uiPageControlTimerProgress, uiPickerView, uiProgressView,
        uiSlider, uiStepper, uiSwitch,
    ]
}

extension UICalendarSelectionMultiDate: ListedObject {}
extension UICalendarSelectionSingleDate: ListedObject {}
extension UICalendarSelectionWeekOfYear: ListedObject {}
extension UIPageControlProgress: ListedObject {}
