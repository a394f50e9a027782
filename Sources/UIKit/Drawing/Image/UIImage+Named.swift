import QuartzCore

extension UIImage {
    /// Finds a picture by name in a bundle, or without one where `init(named:)` looks; nil where no file fits.
    ///
    /// There are no variants for traits: `traitCollection` makes no difference.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let found = ImageCatalog.shared.image(named: name, in: bundle) else { return nil }
        self.init(found)
    }
}
