/// A typeface of Apple's that a free font replaces.
///
/// The free font is scaled to the heights of the letters of Apple's, and spaced so that words are about as wide. The
/// metrics and San Francisco's tracking are those that Apple publishes. The other figures are our own: they were fitted
/// to the widths of several hundred labels of public storyboards, whose frames Interface Builder had saved.
package enum ReplacedTypeface: Hashable, Sendable {
    case sanFrancisco, sanFranciscoRounded, sanFranciscoMono, newYork, helvetica, helveticaNeue, avenir

    /// The size in points from which San Francisco has its design for titles, with narrower letters.
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

    /// Returns the size of the outlines as a fraction of the font size, at a font size in points.
    func scale(size: Double) -> Double {
        switch self {
        // The height of Inter's capital letters is 2048 of 2816 units, that of the lowercase x 1536.
        case .sanFrancisco, .sanFranciscoRounded: size < Self.titleSize ? 0.969 : 1
        case .sanFranciscoMono: 0.967
        case .newYork: 0.92
        case .helvetica, .helveticaNeue: 0.96
        case .avenir: 0.96
        }
    }

    /// Returns the space after each glyph as a fraction of the font size, at a font size in points; `weight` is 1…1000.
    func tracking(size: Double, weight: Int) -> Double {
        switch self {
        case .sanFrancisco, .sanFranciscoRounded:
            (Self.published.value(at: size) + Self.correction(size: size, weight: weight)) / 1000
        // Glyphs are 1266 of 2048 units wide, and those of DejaVu Sans Mono 1233 before they are scaled.
        case .sanFranciscoMono: (1266 - 1233 * 0.967) / 2048
        case .newYork: -0.03
        case .helvetica, .helveticaNeue: -0.011
        case .avenir: 0.002
        }
    }

    /// Returns what Inter needs in addition to San Francisco's tracking, in thousandths of the font size.
    private static func correction(size: Double, weight: Int) -> Double {
        let index = min(max((weight + 50) / 100, 1), 9) - 1
        guard size < titleSize else { return titleCorrections[index] }
        // From 17 points on, San Francisco's letters become narrower.
        return textCorrections[index] - 6.4 * max(size - 17, 0)
    }

    /// The corrections by weight, from 100 to 900.
    private static let textCorrections = [15.0, 15, 16, 17, 23, 26, 32, 34, 36]
    private static let titleCorrections = [-6.0, -6, -6, -6, 0, 4, 10, 18, 28]

    /// San Francisco's tracking by font size in points, in thousandths of the font size.
    private static let published = PiecewiseLinear([
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
        (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8),
        (27, 11), (28, 14), (30, 14), (32, 13), (34, 12), (36, 10), (40, 10), (44, 8), (48, 7), (56, 6), (60, 5),
        (70, 3), (80, 1), (96, 0),
    ])
}

/// A function given by points in ascending order; constant outside of them.
private struct PiecewiseLinear: Sendable {
    private let points: [(x: Double, y: Double)]

    init(_ points: [(x: Double, y: Double)]) { self.points = points }

    func value(at x: Double) -> Double {
        let index = points.indices.partitioningIndex { points[$0].x > x }
        guard index > 0 else { return points.first?.y ?? 0 }
        guard index < points.count else { return points.last?.y ?? 0 }
        let (low, high) = (points[index - 1], points[index])
        return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
    }
}
