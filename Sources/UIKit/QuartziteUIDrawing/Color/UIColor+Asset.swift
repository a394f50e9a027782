import QuartziteUIFoundation

extension UIColor {
    /// Creates a colour from a colour set in an asset catalog; nil if there is none with that name.
    ///
    /// If the set has variants, `resolvedColor(with:)` returns the variant that matches the traits.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates a colour from a colour set of a bundle; nil if there is none with that name.
    ///
    /// If the bundle is nil, all catalogs of the project are searched. If traits are given, the result is the matching
    /// variant, which does not adapt to other traits.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let asset = ImageCatalog.current.color(named: name, in: bundle) else { return nil }
        if let traitCollection {
            guard let color = asset.color(for: AssetTraits(traitCollection)) else { return nil }
            self.init(color)
        } else if asset.isDynamic {
            self.init { traits in
                asset.color(for: AssetTraits(traits)) ?? asset.color(for: AssetTraits()) ?? .clear
            }
        } else {
            guard let color = asset.color(for: AssetTraits()) else { return nil }
            self.init(color)
        }
    }
}
