import QuartziteUIFoundation

/// An image set or symbol set of an asset catalog, for which code has a symbol.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Creates the resource with the name of a set, after those of the folders that provide a namespace.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
    /// Creates an image from an image set; stops the program if the set is missing or its file cannot be read.
    public convenience init(resource: ImageResource) {
        let catalog = ImageCatalog.current
        let found = catalog.found(named: resource.name, in: resource.bundle) ?? catalog.image(named: resource.name)
        guard let found else { stop("Could not load the image resource named \(resource.name)") }
        self.init(found)
    }
}
