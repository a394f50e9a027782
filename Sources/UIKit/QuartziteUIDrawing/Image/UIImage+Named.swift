import QuartziteUIFoundation

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

    /// Creates an image by name.
    ///
    /// - Parameter value: The value that a symbol with variable layers shows, 0...1. Other images, such as those of an app's
    ///   bundle, do not depend on it, as on iOS.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue value: Double,
        configuration: UIImage.Configuration? = nil
    ) {
        self.init(named: name, in: bundle, with: configuration)
    }

    /// Creates an image by name; nil if there is none, also where placeholders replace missing images.
    ///
    /// In code that `quartzite run` compiles, this initialiser replaces `init(named:in:compatibleWith:)` where the code
    /// handles nil itself.
    public convenience init?(
        _found name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        guard
            let found = ImageCatalog.current.found(named: name, in: bundle, traits: AssetTraits(traitCollection))
        else { return nil }
        self.init(found)
    }

    /// Creates an image by name; nil if there is none, also where placeholders replace missing images.
    public convenience init?(_found name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(_found: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}
