import QuartzCore

extension UIImage {
    /// Creates the image of a system symbol at 17 points in regular weight; nil for an unknown name.
    ///
    /// The symbols are icons of a free set that have the same meanings as Apple's. A symbol is shown in the tint colour
    /// unless its configuration has colours.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates the image of a system symbol with a configuration; nil for an unknown name.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let found = UIImage.symbol(name, nil, configuration) else { return nil }
        self.init(found)
    }

    /// Creates the image of a system symbol for the scale of some traits; nil for an unknown name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
    }

    /// Creates the image of a system symbol whose parts stand for a value, 0...1; nil for an unknown name.
    ///
    /// Parts beyond the value are faint. The value has no effect on other symbols.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
    ) {
        guard let found = UIImage.symbol(name, min(max(value, 0), 1), configuration) else { return nil }
        self.init(found)
    }

    private static func symbol(_ name: String, _ value: Double?, _ configuration: Configuration?) -> UIImage? {
        guard !name.isEmpty else { return nil }
        let settings = SymbolConfiguration.unspecified.merged(with: configuration) as? SymbolConfiguration
        let symbol = SymbolImage(
            name: name, configuration: settings ?? .unspecified, value: value,
            scale: AssetTraits(configuration?.traitCollection).scale)
        return ImageCatalog.current.image(of: symbol)
    }

    private var symbol: SymbolImage? {
        if case .symbol(let symbol) = displaySettings.origin { symbol } else { nil }
    }

    /// Whether the image is a symbol.
    public var isSymbolImage: Bool { symbol != nil }

    /// The configuration of a symbol; nil for other images.
    public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

    /// The configuration of a symbol, or an empty one; nil for an image without variants.
    public var configuration: Configuration? { symbol?.configuration ?? imageAsset.map { _ in Configuration() } }

    /// Returns the symbol with the settings of a configuration in addition to its own; nil if the image is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard var symbol else { return nil }
        symbol.configuration = symbol.configuration.applying(configuration)
        guard let image = ImageCatalog.current.image(of: symbol) else { return nil }
        return image.changed { new in
            new.renderingMode = displaySettings.renderingMode
            new.alignmentRectInsets = displaySettings.alignmentRectInsets
        }
    }

    /// Returns the variant of the image for a configuration; the image itself if it has no variants.
    ///
    /// A symbol gets the settings that the configuration specifies.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        if let settings = configuration as? SymbolConfiguration, let image = applyingSymbolConfiguration(settings) {
            return image
        }
        return imageAsset?.image(with: configuration) ?? self
    }

    // MARK: Baselines

    /// The distance from the bottom of the image to the baseline in points; nil without a baseline.
    public var baselineOffsetFromBottom: CGFloat? { displaySettings.baselineOffset }

    /// Whether the image has a baseline, as symbols have.
    public var hasBaseline: Bool { displaySettings.baselineOffset != nil }

    /// Returns the image with a baseline at a distance from its bottom, in points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baselineOffset = baselineOffset }
    }

    /// Returns the image without a baseline.
    public func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffset = nil } }
}
