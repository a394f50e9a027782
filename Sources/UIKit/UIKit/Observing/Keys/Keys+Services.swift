import QuartziteUIElements

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let fileWrapper = ObservableKeys(
        of: FileWrapper.self,
        [
            "fileAttributes": \.fileAttributes, "fileWrappers": \.fileWrappers, "filename": \.filename,
            "isDirectory": \.isDirectory, "isRegularFile": \.isRegularFile, "isSymbolicLink": \.isSymbolicLink,
            "preferredFilename": \.preferredFilename, "regularFileContents": \.regularFileContents,
            "symbolicLinkDestinationURL": \.symbolicLinkDestinationURL,
        ])
    private static let nsFileAccessIntent = ObservableKeys(of: NSFileAccessIntent.self, ["url": \.url])
    private static let nsFileCoordinator = ObservableKeys(
        of: NSFileCoordinator.self, ["purposeIdentifier": \.purposeIdentifier])
    private static let nsFileVersion = ObservableKeys(
        of: NSFileVersion.self,
        [
            "isConflict": \.isConflict, "isResolved": \.isResolved, "localizedName": \.localizedName,
            "modificationDate": \.modificationDate, "url": \.url,
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
    private static let uiDocument = ObservableKeys(
        of: UIDocument.self,
        [
            "documentState": \.documentState, "fileModificationDate": \.fileModificationDate, "fileType": \.fileType,
            "fileURL": \.fileURL, "hasUnsavedChanges": \.hasUnsavedChanges, "localizedName": \.localizedName,
            "presentedItemOperationQueue": \.presentedItemOperationQueue, "presentedItemURL": \.presentedItemURL,
            "progress": \.progress, "savingFileType": \.savingFileType, "undoManager": \.undoManager,
            "userActivity": \.userActivity,
        ])
    private static let uiDocumentBrowserAction = ObservableKeys(
        of: UIDocumentBrowserAction.self,
        [
            "availability": \.availability, "identifier": \.identifier, "image": \.image,
            "localizedTitle": \.localizedTitle, "supportedContentTypes": \.supportedContentTypes,
            "supportsMultipleItems": \.supportsMultipleItems,
        ])
    private static let uiDocumentBrowserTransitionController = ObservableKeys(
        of: UIDocumentBrowserTransitionController.self,
        ["loadingProgress": \.loadingProgress, "targetView": \.targetView])
    private static let uiDocumentBrowserViewController = ObservableKeys(
        of: UIDocumentBrowserViewController.self,
        [
            "additionalLeadingNavigationBarButtonItems": \.additionalLeadingNavigationBarButtonItems,
            "additionalTrailingNavigationBarButtonItems": \.additionalTrailingNavigationBarButtonItems,
            "allowedContentTypes": \.allowedContentTypes, "allowsDocumentCreation": \.allowsDocumentCreation,
            "allowsPickingMultipleItems": \.allowsPickingMultipleItems,
            "browserUserInterfaceStyle": \.browserUserInterfaceStyle,
            "contentTypesForRecentDocuments": \.contentTypesForRecentDocuments, "customActions": \.customActions,
            "defaultDocumentAspectRatio": \.defaultDocumentAspectRatio, "delegate": \.delegate,
            "localizedCreateDocumentActionTitle": \.localizedCreateDocumentActionTitle,
            "shouldShowFileExtensions": \.shouldShowFileExtensions,
        ])
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
            "directoryURL": \.directoryURL, "documentPickerMode": \.documentPickerMode,
            "shouldShowFileExtensions": \.shouldShowFileExtensions,
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
    private static let uiMarkupTextPrintFormatter = ObservableKeys(
        of: UIMarkupTextPrintFormatter.self, ["markupText": \.markupText])
    private static let uiPrintFormatter = ObservableKeys(
        of: UIPrintFormatter.self,
        [
            "maximumContentHeight": \.maximumContentHeight, "maximumContentWidth": \.maximumContentWidth,
            "pageCount": \.pageCount, "perPageContentInsets": \.perPageContentInsets, "startPage": \.startPage,
        ])
    private static let uiPrintInfo = ObservableKeys(
        of: UIPrintInfo.self,
        [
            "dictionaryRepresentation": \.dictionaryRepresentation, "duplex": \.duplex, "jobName": \.jobName,
            "orientation": \.orientation, "outputType": \.outputType, "printerID": \.printerID,
        ])
    private static let uiPrintInteractionController = ObservableKeys(
        of: UIPrintInteractionController.self,
        [
            "delegate": \.delegate, "printFormatter": \.printFormatter, "printInfo": \.printInfo,
            "printPageRenderer": \.printPageRenderer, "printPaper": \.printPaper, "printingItem": \.printingItem,
            "printingItems": \.printingItems, "showsNumberOfCopies": \.showsNumberOfCopies,
            "showsPageRange": \.showsPageRange, "showsPaperOrientation": \.showsPaperOrientation,
            "showsPaperSelectionForLoadedPapers": \.showsPaperSelectionForLoadedPapers,
        ])
    private static let uiPrintPageRenderer = ObservableKeys(
        of: UIPrintPageRenderer.self,
        [
            "footerHeight": \.footerHeight, "headerHeight": \.headerHeight, "numberOfPages": \.numberOfPages,
            "paperRect": \.paperRect, "printFormatters": \.printFormatters, "printableRect": \.printableRect,
        ])
    private static let uiPrintPaper = ObservableKeys(
        of: UIPrintPaper.self, ["paperSize": \.paperSize, "printableRect": \.printableRect])
    private static let uiPrinter = ObservableKeys(
        of: UIPrinter.self, ["displayLocation": \.displayLocation, "displayName": \.displayName, "url": \.url])
    private static let uiPrinterPickerController = ObservableKeys(
        of: UIPrinterPickerController.self, ["selectedPrinter": \.selectedPrinter])
    private static let uiSimpleTextPrintFormatter = ObservableKeys(
        of: UISimpleTextPrintFormatter.self,
        [
            "attributedText": \.attributedText, "color": \.color, "font": \.font, "text": \.text,
            "textAlignment": \.textAlignment,
        ])
    private static let uiViewPrintFormatter = ObservableKeys(of: UIViewPrintFormatter.self, ["view": \.view])

    /// The properties of classes in the folder Services.
    static let servicesServices: [ObservableKeys] = [
        fileWrapper, nsFileAccessIntent, nsFileCoordinator, nsFileVersion, uiActivity, uiActivityItemProvider,
        uiActivityViewController, uiColorPickerViewController, uiColorWell, uiDocument, uiDocumentBrowserAction,
        uiDocumentBrowserTransitionController, uiDocumentBrowserViewController, uiDocumentInteractionController,
        uiDocumentPickerViewController, uiFontPickerViewController, uiImagePickerController, uiMarkupTextPrintFormatter,
        uiPrintFormatter, uiPrintInfo, uiPrintInteractionController, uiPrintPageRenderer, uiPrintPaper, uiPrinter,
        uiPrinterPickerController, uiSimpleTextPrintFormatter, uiViewPrintFormatter,
    ]
}

extension FileWrapper: ListedObject {}
extension NSFileAccessIntent: ListedObject {}
extension NSFileCoordinator: ListedObject {}
extension NSFileVersion: ListedObject {}
extension UIActivity: ListedObject {}
extension UIDocument: ListedObject {}
extension UIDocumentBrowserAction: ListedObject {}
extension UIDocumentBrowserTransitionController: ListedObject {}
extension UIDocumentInteractionController: ListedObject {}
extension UIPrintFormatter: ListedObject {}
extension UIPrintInfo: ListedObject {}
extension UIPrintInteractionController: ListedObject {}
extension UIPrintPageRenderer: ListedObject {}
extension UIPrintPaper: ListedObject {}
extension UIPrinter: ListedObject {}
extension UIPrinterPickerController: ListedObject {}
