import QuartziteUIDrawing

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let uiCubicTimingParameters = ObservableKeys(
        of: UICubicTimingParameters.self,
        [
            "animationCurve": \.animationCurve, "controlPoint1": \.controlPoint1, "controlPoint2": \.controlPoint2,
            "cubicTimingParameters": \.cubicTimingParameters, "springTimingParameters": \.springTimingParameters,
            "timingCurveType": \.timingCurveType,
        ])
    private static let uiSpringTimingParameters = ObservableKeys(
        of: UISpringTimingParameters.self,
        [
            "cubicTimingParameters": \.cubicTimingParameters, "initialVelocity": \.initialVelocity,
            "springTimingParameters": \.springTimingParameters, "timingCurveType": \.timingCurveType,
        ])
    private static let uiUpdateInfo = ObservableKeys(
        of: UIUpdateInfo.self,
        [
            "completionDeadlineTime": \.completionDeadlineTime,
            "estimatedPresentationTime": \.estimatedPresentationTime,
            "isImmediatePresentationExpected": \.isImmediatePresentationExpected,
            "isLowLatencyEventDispatchConfirmed": \.isLowLatencyEventDispatchConfirmed,
            "isPerformingLowLatencyPhases": \.isPerformingLowLatencyPhases, "modelTime": \.modelTime,
        ])
    private static let uiUpdateLink = ObservableKeys(
        of: UIUpdateLink.self,
        [
            "isEnabled": \.isEnabled, "preferredFrameRateRange": \.preferredFrameRateRange,
            "requiresContinuousUpdates": \.requiresContinuousUpdates,
            "wantsImmediatePresentation": \.wantsImmediatePresentation,
            "wantsLowLatencyEventDispatch": \.wantsLowLatencyEventDispatch,
        ])
    private static let uiViewPropertyAnimator = ObservableKeys(
        of: UIViewPropertyAnimator.self,
        [
            "delay": \.delay, "duration": \.duration, "fractionComplete": \.fractionComplete,
            "isInterruptible": \.isInterruptible, "isManualHitTestingEnabled": \.isManualHitTestingEnabled,
            "isReversed": \.isReversed, "isRunning": \.isRunning,
            "isUserInteractionEnabled": \.isUserInteractionEnabled, "pausesOnCompletion": \.pausesOnCompletion,
            "scrubsLinearly": \.scrubsLinearly, "state": \.state, "timingParameters": \.timingParameters,
        ])

    /// The properties of classes in the folder Animation.
    static let coreAnimation: [ObservableKeys] = [
        uiCubicTimingParameters, uiSpringTimingParameters, uiUpdateInfo, uiUpdateLink, uiViewPropertyAnimator,
    ]
}

extension UICubicTimingParameters: ListedObject {}
extension UISpringTimingParameters: ListedObject {}
extension UIUpdateInfo: ListedObject {}
extension UIUpdateLink: ListedObject {}
