import QuartzCore

extension UIImage {
    /// Creates an image by name from a bundle or, without one, like `init(named:)`; nil if there is none.
    ///
    /// The traits choose between the variants of an image set in an asset catalog. Unspecified traits are those of the
    /// main screen.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let found = ImageCatalog.current.image(named: name, in: bundle, traits: traitCollection) else {
            return nil
        }
        self.init(found)
    }

    /// Creates an image by name from a bundle or, without one, like `init(named:)`; nil if there is none.
    ///
    /// The traits of the configuration choose between the variants of an image set in an asset catalog.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}
