import QuartziteUIDrawing

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
    /// The closure that creates the share sheet; nil, the default, for none.
    final package var activityController: (() -> UIViewController)?
    /// The same closure with the type of the layer that has share sheets.
    final package var activityControllerProvider: Any?
    /// The closure that provides the items to drag from the header.
    ///
    /// The default is nil. Quartzite does not call it yet.
    open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])? {
        didSet { if dragItemsProvider != nil { unsupported("UIDocumentProperties.dragItemsProvider") } }
    }
    /// Whether the header prefers the icon to the image of the content; false by default.
    open var wantsIconRepresentation = false

    /// The image of the header: that of the content or the icon, or else that of a document.
    var picture: UIImage? {
        let providers = [ownMetadata.imageProvider, ownMetadata.iconProvider]
        let ordered = wantsIconRepresentation ? providers.reversed() : providers
        return ordered.lazy.compactMap { $0?.loadedImage }.first
    }

    /// The type and, for a regular file, the size, as in "TXT, 12 KB"; for other URLs, the host.
    var detail: String? {
        guard let url = ownMetadata.url else { return nil }
        guard url.isFileURL else { return url.host }
        let type = url.pathExtension.uppercased()
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        // The size of a folder depends on the file system.
        let isFile = attributes?[.type] as? FileAttributeType == .typeRegular
        let size = isFile ? (attributes?[.size] as? NSNumber).map { Self.text(bytes: $0.intValue) } : nil
        let parts = [type.isEmpty ? nil : type, size].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// Describes a number of bytes in decimal units: kilobytes rounded to whole ones, megabytes to tenths, and larger
    /// units to hundredths.
    static func text(bytes: Int) -> String {
        if bytes == 1 { return "1 byte" }
        if bytes < 1000 { return "\(bytes) bytes" }
        if bytes < 999_500 { return number(bytes, digits: 0, of: 1000) + " KB" }
        if bytes < 999_950_000 { return number(bytes, digits: 1, of: 1_000_000) + " MB" }
        return number(bytes, digits: 2, of: 1_000_000_000) + " GB"
    }

    /// Writes a number of units with at most as many decimals as given.
    private static func number(_ bytes: Int, digits: Int, of unit: Int) -> String {
        let scale = [1, 10, 100][digits]
        let step = unit / scale
        let count = bytes / step + (bytes % step >= step / 2 ? 1 : 0)
        var decimals = String(String(count % scale + scale).dropFirst())
        while decimals.hasSuffix("0") { decimals.removeLast() }
        return "\(count / scale)" + (decimals.isEmpty ? "" : "." + decimals)
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
