import QuartzCore

/// Information about a document, for the header of a navigation item's title menu.
///
/// The header shows an image, the title and, for a file, its type and size.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
    private var ownMetadata: LPLinkMetadata

    /// Creates properties from metadata, which are copied.
    public init(metadata: LPLinkMetadata) {
        ownMetadata = metadata.copied
        super.init()
    }

    /// Creates properties whose title is the name of a file, without its extension.
    public init(url: URL) {
        ownMetadata = LPLinkMetadata()
        ownMetadata.url = url
        ownMetadata.title = url.deletingPathExtension().lastPathComponent
        super.init()
    }

    /// The title, the URL and the images; metadata that are set are copied.
    open var metadata: LPLinkMetadata {
        get { ownMetadata }
        set { ownMetadata = newValue.copied }
    }
    /// Returns the controller that the share button of the header presents; nil, the default, for no button.
    open var activityViewControllerProvider: (() -> UIActivityViewController)?
    /// Returns what the header is dragged as; nil by default, and stored without effect.
    open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
    /// Whether the header prefers the icon to the image of the content; false by default.
    open var wantsIconRepresentation = false

    /// The image of the header: that of the content or the icon, or else that of a document.
    var picture: UIImage? {
        let providers = [ownMetadata.imageProvider, ownMetadata.iconProvider]
        let ordered = wantsIconRepresentation ? providers.reversed() : providers
        return ordered.lazy.compactMap { $0?.loadedImage }.first
    }

    /// The type and the size of the file, as in "TXT, 12 KB"; for other URLs, the host.
    var detail: String? {
        guard let url = ownMetadata.url else { return nil }
        guard url.isFileURL else { return url.host }
        let type = url.pathExtension.uppercased()
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        let size = (attributes?[.size] as? NSNumber).map { Self.text(bytes: $0.intValue) }
        let parts = [type.isEmpty ? nil : type, size].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// Describes a number of bytes in decimal units.
    static func text(bytes: Int) -> String {
        if bytes == 1 { return "1 byte" }
        if bytes < 1000 { return "\(bytes) bytes" }
        var (tenths, unit) = (bytes / 100, 0)
        while tenths >= 10_000, unit < 3 { (tenths, unit) = (tenths / 1000, unit + 1) }
        let number = tenths < 100 && tenths % 10 > 0 ? "\(tenths / 10).\(tenths % 10)" : "\(tenths / 10)"
        return "\(number) \(["KB", "MB", "GB", "TB"][unit])"
    }
}

extension NSItemProvider {
    /// The image that the provider loads at once; nil for other objects.
    fileprivate var loadedImage: UIImage? {
        var image: UIImage?
        loadObject(ofClass: UIImage.self) { object, _ in image = object as? UIImage }
        return image
    }
}
