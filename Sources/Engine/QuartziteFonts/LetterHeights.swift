/// The heights of San Francisco's lowercase letters, which are higher in small text and in bold text.
enum LetterHeights {
    /// The place of each weight, from 100 to 900, between regular (0) and black (1); lighter weights are as regular.
    private static let places = [0.0, 0, 0, 0, 110.0 / 600, 190.0 / 600, 0.5, 460.0 / 600, 1]

    /// Returns the height of the lowercase x as a fraction of the font size, at a size in points; `weight` is 1…1000.
    static func xHeight(size: Double, weight: Int) -> Double {
        let place = places[min(max((weight + 50) / 100, 1), 9) - 1]
        let (small, large) = (1078 + 46 * place, 1040 + 64 * place)
        // The font states heights in units of 1/2048.
        return (small + (large - small) * LetterWidths.progress(at: size)).rounded() / 2048
    }
}
