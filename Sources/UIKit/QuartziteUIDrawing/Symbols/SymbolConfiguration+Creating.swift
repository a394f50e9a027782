import QuartziteUIFoundation

extension UIImage.SymbolConfiguration {
    /// The configuration that specifies nothing.
    public class var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(pointSize: 0) }

    /// Creates a configuration with a font size in points.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified) }

    /// Creates a configuration with a font size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
        self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration with a font size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
        self.init(pointSize: pointSize, weight: weight, scale: scale, textStyle: nil)
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init(pointSize: 0, weight: weight) }

    /// Creates a configuration with a scale.
    public convenience init(scale: UIImage.SymbolScale) {
        self.init(pointSize: 0, weight: .unspecified, scale: scale)
    }

    /// Creates a configuration with the size and weight of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    /// Creates a configuration with the size and weight of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
        self.init(pointSize: 0, weight: .unspecified, scale: scale, textStyle: textStyle)
    }

    /// Creates a configuration with the size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration with the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let index = min(max((font.textStyle.weight + 50) / 100 - 1, 0), 8)
        self.init(pointSize: font.pointSize, weight: weights[index], scale: scale)
    }

    /// Creates a configuration whose levels have one colour with decreasing opacity.
    public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: 0, colors: [hierarchicalColor]) }

    /// Creates a configuration whose levels have these colours, in order; the last one serves for further levels.
    public convenience init(paletteColors: [UIColor]) { self.init(pointSize: 0, colors: paletteColors) }

    /// Returns a configuration that prefers a symbol's own colours, if it has any.
    public class func preferringMulticolor() -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(pointSize: 0, prefersMulticolor: true)
    }

    /// Returns a configuration that prefers a single colour, as symbols have by default.
    public class func preferringMonochrome() -> UIImage.SymbolConfiguration { unspecified }

    /// Returns the configuration without its text style.
    public func configurationWithoutTextStyle() -> Self { changed(pointSize: pointSize, weight, scale, nil) }

    /// Returns the configuration without its scale.
    public func configurationWithoutScale() -> Self { changed(pointSize: pointSize, weight, .unspecified, textStyle) }

    /// Returns the configuration without its weight.
    public func configurationWithoutWeight() -> Self { changed(pointSize: pointSize, .unspecified, scale, textStyle) }

    /// Returns the configuration without its point size and weight.
    public func configurationWithoutPointSizeAndWeight() -> Self {
        changed(pointSize: 0, .unspecified, scale, textStyle)
    }

    private func changed(
        pointSize: CGFloat, _ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale,
        _ textStyle: UIFont.TextStyle?
    ) -> Self {
        let copy = UIImage.SymbolConfiguration(
            pointSize: pointSize, weight: weight, scale: scale, textStyle: textStyle, colors: colors,
            prefersMulticolor: prefersMulticolor, traits: traitCollection)
        return copy as? Self ?? self
    }
}
