import QuartziteUIDrawing

/// What is known about a URL: its title, images, and where it leads.
///
/// Nothing is fetched; an app sets the properties.
open class LPLinkMetadata: NSObject, NSCopying {
    /// The URL that was asked about; nil by default.
    open var originalURL: URL?
    /// The URL that it leads to; nil by default.
    open var url: URL?
    /// The title; nil by default.
    open var title: String?
    /// The provider of the icon; nil by default.
    open var iconProvider: NSItemProvider?
    /// The provider of the image of the content; nil by default.
    open var imageProvider: NSItemProvider?

    /// Creates metadata without values.
    public override init() { super.init() }

    /// Returns a copy with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { copied }

    var copied: LPLinkMetadata {
        let copy = LPLinkMetadata()
        (copy.originalURL, copy.url, copy.title) = (originalURL, url, title)
        (copy.iconProvider, copy.imageProvider) = (iconProvider, imageProvider)
        return copy
    }
}
