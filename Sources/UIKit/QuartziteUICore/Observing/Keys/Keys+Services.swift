import QuartziteUIDrawing

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let lPLinkMetadata = ObservableKeys(
        of: LPLinkMetadata.self,
        [
            "iconProvider": \.iconProvider, "imageProvider": \.imageProvider, "originalURL": \.originalURL,
            "title": \.title, "url": \.url,
        ])

    /// The properties of classes in the folder Services.
    static let coreServices: [ObservableKeys] = [lPLinkMetadata]
}

extension LPLinkMetadata: ListedObject {}
