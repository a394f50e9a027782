import QuartzCore

extension UIImage {
    /// Creates an image by name from a bundle or, without one, like `init(named:)`; nil if there is none.
    ///
    /// Images have no variants for traits, so `traitCollection` has no effect.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let found = ImageCatalog.current.image(named: name, in: bundle) else { return nil }
        self.init(found)
    }
}
