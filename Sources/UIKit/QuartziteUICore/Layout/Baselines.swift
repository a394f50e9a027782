import QuartziteUIDrawing

/// The places of the baselines of a view's text.
enum Baselines: Equatable {
    /// The distances from the top to the first baseline, and from the last baseline to the bottom.
    case inside(first: CGFloat, last: CGFloat)
    /// The distance from the middle down to the baseline of a line that is centred vertically.
    case belowMiddle(CGFloat)

    /// Creates the baseline of a line in a font that is centred vertically.
    static func centered(_ font: UIFont) -> Baselines { .belowMiddle((font.ascender + font.descender) / 2) }
}
