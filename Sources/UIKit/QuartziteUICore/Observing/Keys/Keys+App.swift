import QuartziteUIDrawing

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let nsUserActivity = ObservableKeys(
        of: NSUserActivity.self,
        [
            "activityType": \.activityType, "delegate": \.delegate, "expirationDate": \.expirationDate,
            "isEligibleForHandoff": \.isEligibleForHandoff, "isEligibleForPrediction": \.isEligibleForPrediction,
            "isEligibleForPublicIndexing": \.isEligibleForPublicIndexing, "isEligibleForSearch": \.isEligibleForSearch,
            "keywords": \.keywords, "needsSave": \.needsSave, "persistentIdentifier": \.persistentIdentifier,
            "referrerURL": \.referrerURL, "requiredUserInfoKeys": \.requiredUserInfoKeys,
            "suggestedInvocationPhrase": \.suggestedInvocationPhrase,
            "supportsContinuationStreams": \.supportsContinuationStreams,
            "targetContentIdentifier": \.targetContentIdentifier, "title": \.title, "userInfo": \.userInfo,
            "webpageURL": \.webpageURL,
        ])
    private static let uiApplication = ObservableKeys(
        of: UIApplication.self,
        [
            "alternateIconName": \.alternateIconName, "applicationIconBadgeNumber": \.applicationIconBadgeNumber,
            "applicationState": \.applicationState, "backgroundRefreshStatus": \.backgroundRefreshStatus,
            "connectedScenes": \.connectedScenes, "delegate": \.delegate, "isIdleTimerDisabled": \.isIdleTimerDisabled,
            "isIgnoringInteractionEvents": \.isIgnoringInteractionEvents,
            "isNetworkActivityIndicatorVisible": \.isNetworkActivityIndicatorVisible,
            "isRegisteredForRemoteNotifications": \.isRegisteredForRemoteNotifications,
            "isStatusBarHidden": \.isStatusBarHidden, "keyWindow": \.keyWindow, "openSessions": \.openSessions,
            "preferredContentSizeCategory": \.preferredContentSizeCategory, "shortcutItems": \.shortcutItems,
            "statusBarFrame": \.statusBarFrame, "statusBarOrientation": \.statusBarOrientation,
            "statusBarStyle": \.statusBarStyle, "supportsAlternateIcons": \.supportsAlternateIcons,
            "supportsMultipleScenes": \.supportsMultipleScenes,
            "userInterfaceLayoutDirection": \.userInterfaceLayoutDirection, "windows": \.windows,
        ])
    private static let uiApplicationShortcutItem = ObservableKeys(
        of: UIApplicationShortcutItem.self,
        [
            "icon": \.icon, "localizedSubtitle": \.localizedSubtitle, "localizedTitle": \.localizedTitle,
            "targetContentIdentifier": \.targetContentIdentifier, "type": \.type, "userInfo": \.userInfo,
        ])
    private static let uiDevice = ObservableKeys(
        of: UIDevice.self,
        [
            "identifierForVendor": \.identifierForVendor,
            "isGeneratingDeviceOrientationNotifications": \.isGeneratingDeviceOrientationNotifications,
            "localizedModel": \.localizedModel, "model": \.model, "name": \.name, "orientation": \.orientation,
            "systemName": \.systemName, "systemVersion": \.systemVersion, "userInterfaceIdiom": \.userInterfaceIdiom,
        ])
    private static let uiFeedbackGenerator = ObservableKeys(of: UIFeedbackGenerator.self, ["view": \.view])
    private static let uiOpenURLContext = ObservableKeys(
        of: UIOpenURLContext.self, ["options": \.options, "url": \.url])
    private static let uiPasteConfiguration = ObservableKeys(
        of: UIPasteConfiguration.self, ["acceptableTypeIdentifiers": \.acceptableTypeIdentifiers])
    private static let uiPasteControl = ObservableKeys(
        of: UIPasteControl.self, ["configuration": \.configuration, "target": \.target])
    private static let uiPasteboard = ObservableKeys(
        of: UIPasteboard.self,
        [
            "changeCount": \.changeCount, "color": \.color, "colors": \.colors, "hasColors": \.hasColors,
            "hasImages": \.hasImages, "hasStrings": \.hasStrings, "hasURLs": \.hasURLs, "image": \.image,
            "images": \.images, "itemProviders": \.itemProviders, "numberOfItems": \.numberOfItems, "string": \.string,
            "strings": \.strings, "url": \.url, "urls": \.urls,
        ])
    private static let uiScene = ObservableKeys(
        of: UIScene.self,
        [
            "activationConditions": \.activationConditions, "activationState": \.activationState,
            "delegate": \.delegate, "session": \.session, "subtitle": \.subtitle, "title": \.title,
        ])
    private static let uiSceneActivationConditions = ObservableKeys(
        of: UISceneActivationConditions.self,
        [
            "canActivateForTargetContentIdentifierPredicate": \.canActivateForTargetContentIdentifierPredicate,
            "prefersToActivateForTargetContentIdentifierPredicate":
                \.prefersToActivateForTargetContentIdentifierPredicate,
        ])
    private static let uiSceneConfiguration = ObservableKeys(
        of: UISceneConfiguration.self, ["delegateClass": \.delegateClass, "name": \.name, "role": \.role])
    private static let uiSceneSession = ObservableKeys(
        of: UISceneSession.self,
        [
            "configuration": \.configuration, "persistentIdentifier": \.persistentIdentifier, "role": \.role,
            "scene": \.scene, "stateRestorationActivity": \.stateRestorationActivity, "userInfo": \.userInfo,
        ])
    private static let uiSceneSessionActivationRequest = ObservableKeys(
        of: UISceneSessionActivationRequest.self,
        ["options": \.options, "role": \.role, "session": \.session, "userActivity": \.userActivity])
    private static let uiScreen = ObservableKeys(
        of: UIScreen.self,
        [
            "bounds": \.bounds, "brightness": \.brightness, "coordinateSpace": \.coordinateSpace,
            "fixedCoordinateSpace": \.fixedCoordinateSpace, "isCaptured": \.isCaptured,
            "maximumFramesPerSecond": \.maximumFramesPerSecond, "nativeBounds": \.nativeBounds,
            "nativeScale": \.nativeScale, "scale": \.scale, "traitCollection": \.traitCollection,
        ])
    private static let uiScreenshotService = ObservableKeys(
        of: UIScreenshotService.self, ["delegate": \.delegate, "windowScene": \.windowScene])
    private static let uiStatusBarManager = ObservableKeys(
        of: UIStatusBarManager.self,
        [
            "isStatusBarHidden": \.isStatusBarHidden, "statusBarFrame": \.statusBarFrame,
            "statusBarStyle": \.statusBarStyle,
        ])
    private static let uiWindow = ObservableKeys(
        of: UIWindow.self,
        [
            "isKeyWindow": \.isKeyWindow, "rootViewController": \.rootViewController, "screen": \.screen,
            "windowLevel": \.windowLevel, "windowScene": \.windowScene,
        ])
    private static let uiWindowScene = ObservableKeys(
        of: UIWindowScene.self,
        [
            "coordinateSpace": \.coordinateSpace, "effectiveGeometry": \.effectiveGeometry,
            "interfaceOrientation": \.interfaceOrientation, "keyWindow": \.keyWindow, "screen": \.screen,
            "screenshotService": \.screenshotService, "statusBarManager": \.statusBarManager,
            "traitCollection": \.traitCollection, "traitOverrides": \.traitOverrides, "windows": \.windows,
        ])
    private static let uiWindowSceneDestructionRequestOptions = ObservableKeys(
        of: UIWindowSceneDestructionRequestOptions.self, ["windowDismissalAnimation": \.windowDismissalAnimation])

    /// The properties of classes in the folder App.
    static let coreApp: [ObservableKeys] = [
        nsUserActivity, uiApplication, uiApplicationShortcutItem, uiDevice, uiFeedbackGenerator, uiOpenURLContext,
        uiPasteConfiguration, uiPasteControl, uiPasteboard, uiScene, uiSceneActivationConditions, uiSceneConfiguration,
        uiSceneSession, uiSceneSessionActivationRequest, uiScreen, uiScreenshotService, uiStatusBarManager, uiWindow,
        uiWindowScene, uiWindowSceneDestructionRequestOptions,
    ]
}

extension NSUserActivity: ListedObject {}
extension UIApplication: ListedObject {}
extension UIApplicationShortcutItem: ListedObject {}
extension UIDevice: ListedObject {}
extension UIFeedbackGenerator: ListedObject {}
extension UIOpenURLContext: ListedObject {}
extension UIPasteConfiguration: ListedObject {}
extension UIPasteboard: ListedObject {}
extension UIScene: ListedObject {}
extension UISceneActivationConditions: ListedObject {}
extension UISceneConfiguration: ListedObject {}
extension UISceneSession: ListedObject {}
extension UISceneSessionActivationRequest: ListedObject {}
extension UIScreenshotService: ListedObject {}
extension UIStatusBarManager: ListedObject {}
extension UIWindowSceneDestructionRequestOptions: ListedObject {}
