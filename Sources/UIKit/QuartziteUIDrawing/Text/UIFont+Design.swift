extension UIFont {
    /// The system's font in a size, a weight and a design.
    package static func systemFont(ofSize size: CGFloat, weight: Weight, design: UIFontDescriptor.SystemDesign)
        -> UIFont
    {
        let font = systemFont(ofSize: size, weight: weight)
        guard design != .default, let descriptor = font.fontDescriptor.withDesign(design) else { return font }
        return UIFont(descriptor: descriptor, size: size)
    }
}
