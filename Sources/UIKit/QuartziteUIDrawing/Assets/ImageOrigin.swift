import QuartziteUIFoundation

/// What an image was created from, so that it can be created again for other traits or another configuration.
package enum ImageOrigin: Equatable {
    /// An image set of an asset catalog.
    case asset(AssetOrigin)
    /// A system symbol, or one of a symbol set.
    case symbol(SymbolImage)
}

/// The name of an image, and the bundle in which it was searched.
package struct AssetOrigin: Equatable {
    package let name: String
    let bundle: Bundle?
    /// Whether the set has variants for the traits that change with a view.
    var adapts = false

    package static func == (a: AssetOrigin, b: AssetOrigin) -> Bool { a.name == b.name && a.bundle === b.bundle }
}

extension UIImage {
    /// Returns the image with its origin.
    func from(_ origin: ImageOrigin) -> UIImage { changed { $0.origin = origin } }
}
