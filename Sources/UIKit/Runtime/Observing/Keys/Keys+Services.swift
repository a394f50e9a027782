import QuartzCore

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let lPLinkMetadata = ObservableKeys(
        of: LPLinkMetadata.self,
        [
            "iconProvider": \.iconProvider, "imageProvider": \.imageProvider, "originalURL": \.originalURL,
            "title": \.title, "url": \.url,
        ])
    private static let uiActivity = ObservableKeys(
        of: UIActivity.self,
        [
            "activityImage": \.activityImage, "activityTitle": \.activityTitle, "activityType": \.activityType,
            "activityViewController": \.activityViewController,
        ])
    private static let uiActivityItemProvider = ObservableKeys(
        of: UIActivityItemProvider.self,
        ["activityType": \.activityType, "item": \.item, "placeholderItem": \.placeholderItem])
    private static let uiActivityViewController = ObservableKeys(
        of: UIActivityViewController.self,
        [
            "allowsProminentActivity": \.allowsProminentActivity,
            "completionWithItemsHandler": \.completionWithItemsHandler,
            "excludedActivityTypes": \.excludedActivityTypes,
        ])
    private static let uiColorPickerViewController = ObservableKeys(
        of: UIColorPickerViewController.self,
        ["delegate": \.delegate, "selectedColor": \.selectedColor, "supportsAlpha": \.supportsAlpha])
    private static let uiColorWell = ObservableKeys(
        of: UIColorWell.self, ["selectedColor": \.selectedColor, "supportsAlpha": \.supportsAlpha, "title": \.title])
    private static let uiDocumentInteractionController = ObservableKeys(
        of: UIDocumentInteractionController.self,
        [
            "annotation": \.annotation, "delegate": \.delegate, "icons": \.icons, "name": \.name, "url": \.url,
            "uti": \.uti,
        ])
    private static let uiDocumentPickerViewController = ObservableKeys(
        of: UIDocumentPickerViewController.self,
        [
            "allowsMultipleSelection": \.allowsMultipleSelection, "delegate": \.delegate,
            "directoryURL": \.directoryURL, "shouldShowFileExtensions": \.shouldShowFileExtensions,
        ])
    private static let uiFontPickerViewController = ObservableKeys(
        of: UIFontPickerViewController.self,
        ["configuration": \.configuration, "delegate": \.delegate, "selectedFontDescriptor": \.selectedFontDescriptor])
    private static let uiImagePickerController = ObservableKeys(
        of: UIImagePickerController.self,
        [
            "allowsEditing": \.allowsEditing, "cameraCaptureMode": \.cameraCaptureMode, "cameraDevice": \.cameraDevice,
            "cameraOverlayView": \.cameraOverlayView, "mediaTypes": \.mediaTypes, "sourceType": \.sourceType,
            "videoMaximumDuration": \.videoMaximumDuration, "videoQuality": \.videoQuality,
        ])
    private static let uiPrintFormatter = ObservableKeys(
        of: UIPrintFormatter.self,
        [
            "maximumContentHeight": \.maximumContentHeight, "maximumContentWidth": \.maximumContentWidth,
            "pageCount": \.pageCount, "perPageContentInsets": \.perPageContentInsets, "startPage": \.startPage,
        ])
    private static let uiSimpleTextPrintFormatter = ObservableKeys(
        of: UISimpleTextPrintFormatter.self,
        [
            "attributedText": \.attributedText, "color": \.color, "font": \.font, "text": \.text,
            "textAlignment": \.textAlignment,
        ])

    /// The properties of classes in the folder Services.
    static let keysOfServices: [ObservableKeys] = [
        lPLinkMetadata, uiActivity, uiActivityItemProvider, uiActivityViewController, uiColorPickerViewController,
        uiColorWell, uiDocumentInteractionController, uiDocumentPickerViewController, uiFontPickerViewController,
        uiImagePickerController, uiPrintFormatter, uiSimpleTextPrintFormatter,
    ]
}

extension LPLinkMetadata: ListedObject {}
extension UIActivity: ListedObject {}
extension UIDocumentInteractionController: ListedObject {}
extension UIPrintFormatter: ListedObject {}
