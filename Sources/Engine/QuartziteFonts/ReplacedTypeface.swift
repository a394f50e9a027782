/// A typeface of Apple's that a free font replaces.
///
/// The free font is scaled to the heights of the letters of Apple's, and spaced so that words are about as wide. The
/// metrics and San Francisco's tracking are those that Apple publishes; ``LetterWidths`` has the widths of its letters.
/// The other figures are our own: they were fitted to the widths of labels of public storyboards, whose frames Interface
/// Builder had saved.
package enum ReplacedTypeface: Hashable, Sendable {
    case sanFrancisco, sanFranciscoRounded, sanFranciscoMono, newYork, helvetica, helveticaNeue, avenir

    /// The size in points from which San Francisco is drawn with Inter Display, which has narrower letters.
    static let titleSize = 24.0

    /// Whether Inter is drawn, in its design for titles at large sizes.
    var isSansSerifSystemFont: Bool { self == .sanFrancisco || self == .sanFranciscoRounded }

    var metrics: FontMetrics {
        switch self {
        case .sanFrancisco, .sanFranciscoRounded, .sanFranciscoMono, .newYork:
            FontMetrics(
                ascender: 1950.0 / 2048, descender: -494.0 / 2048, lineGap: 0, capHeight: 1443.0 / 2048,
                xHeight: 1078.0 / 2048)
        case .helvetica:
            FontMetrics(ascender: 0.92, descender: -0.23, lineGap: 0, capHeight: 0.718, xHeight: 0.523)
        case .helveticaNeue:
            FontMetrics(ascender: 0.952, descender: -0.241, lineGap: 0, capHeight: 0.714, xHeight: 0.517)
        case .avenir:
            FontMetrics(ascender: 1, descender: -0.366, lineGap: 0, capHeight: 0.708, xHeight: 0.468)
        }
    }

    /// The size of the outlines as a fraction of the font size.
    var scale: Double {
        switch self {
        // The height of Inter's capital letters is 2048 of 2816 units.
        case .sanFrancisco, .sanFranciscoRounded: 0.969
        case .sanFranciscoMono: 0.967
        case .newYork: 0.92
        case .helvetica, .helveticaNeue, .avenir: 0.96
        }
    }

    /// Returns the space after each glyph as a fraction of the font size, at a font size in points; `weight` is 1…1000.
    func tracking(size: Double, weight: Int) -> Double {
        switch self {
        case .sanFrancisco, .sanFranciscoRounded:
            (Self.published.value(at: size) + LetterWidths.spacing(size: size, weight: weight)) / 1000
        // Glyphs are 1266 of 2048 units wide, and those of DejaVu Sans Mono 1233 before they are scaled.
        case .sanFranciscoMono: (1266 - 1233 * 0.967) / 2048
        case .newYork: -0.03
        case .helvetica: 0
        case .helveticaNeue: -0.011
        case .avenir: 0.002
        }
    }

    /// San Francisco's tracking by font size in points, as in Apple's Human Interface Guidelines, in thousandths of the
    /// font size.
    private static let published = PiecewiseLinear(trackingInPoints.map { ($0.size, $0.points / $0.size * 1000) })

    private static let trackingInPoints: [(size: Double, points: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4),
        (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37),
        (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (46, 0.36), (48, 0.35),
        (50, 0.34), (52, 0.33), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22),
        (66, 0.19), (68, 0.17), (70, 0.14), (76, 0.07), (80, 0),
    ]
}
