import QuartzCore
import Synchronization

/// The variants of an image for different traits.
///
/// An image of an asset catalog has all variants of its set. Others can be registered.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Entry {
        let traits: UITraitCollection
        let image: UIImage

        /// Whether the traits specify all that the image was registered for, with the same values.
        func fits(_ other: UITraitCollection) -> Bool { UITraitCollection(traitsFrom: [other, traits]) == other }
    }

    private let origin: AssetOrigin?
    private let entries = Mutex<[Entry]>([])

    /// Creates an asset without images.
    public override convenience init() { self.init(origin: nil) }

    init(origin: AssetOrigin?) {
        self.origin = origin
        super.init()
    }

    /// Returns the image for some traits: a registered one whose traits are the same or, if there is none, that of the
    /// asset catalog, or else the first one registered; an empty image if there is none at all.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let known = entries.withLock { $0 }
        if let exact = known.first(where: { $0.fits(traitCollection) }) { return exact.image }
        let found = origin.flatMap {
            ImageCatalog.current.image(named: $0.name, in: $0.bundle, traits: traitCollection)
        }
        return found ?? known.first?.image ?? UIImage()
    }

    /// Returns the image for the traits of a configuration.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Adds an image for some traits, in place of an earlier one for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        entries.withLock { entries in
            entries.removeAll { $0.traits == traitCollection }
            entries.append(Entry(traits: traitCollection, image: image))
        }
    }

    /// Removes the image that was registered for exactly these traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        entries.withLock { $0.removeAll { $0.traits == traitCollection } }
    }
}

extension UIImage {
    /// Returns the image of an asset catalog, or the symbol with dynamic colours, for some traits; other images
    /// themselves.
    func variant(for traits: UITraitCollection) -> UIImage {
        switch displaySettings.origin {
        case .asset(let origin) where origin.adapts:
            let found = ImageCatalog.current.found(
                named: origin.name, in: origin.bundle, traits: AssetTraits(traits))
            return found.map { renderingMode == .automatic ? $0 : $0.withRenderingMode(renderingMode) } ?? self
        case .symbol(let symbol) where symbol.configuration.colors.contains(where: \.isDynamic):
            return applyingSymbolConfiguration(symbol.configuration.resolved(with: traits)) ?? self
        default: return self
        }
    }

    /// The variants of an image from an asset catalog; nil for other images.
    public var imageAsset: UIImageAsset? {
        guard case .asset(let origin) = displaySettings.origin else { return nil }
        return UIImageAsset(origin: origin)
    }
}
