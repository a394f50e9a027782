/// The vertical metrics of a font as fractions of the font size; y up from the baseline.
package struct FontMetrics: Hashable, Sendable {
    package var ascender: Double
    /// Negative below the baseline.
    package var descender: Double
    package var lineGap: Double
    package var capHeight: Double
    package var xHeight: Double

    static let none = FontMetrics(ascender: 0, descender: 0, lineGap: 0, capHeight: 0, xHeight: 0)
}

extension FontFace {
    /// The metrics that the font file states.
    package var metrics: FontMetrics {
        FontMetrics(
            ascender: ascender, descender: descender, lineGap: lineGap, capHeight: capHeight, xHeight: xHeight)
    }
}

extension FontStyle {
    /// Returns the metrics of text in this style at a size in points: those of the typeface that it replaces, or of the
    /// face that is drawn.
    package func metrics(of face: FontFace?, size: Double) -> FontMetrics {
        guard var metrics = replaced?.metrics else { return face?.metrics ?? .none }
        metrics.lineGap += lineGap
        if replaced == .sanFrancisco { metrics.xHeight = LetterHeights.xHeight(size: size, weight: weight) }
        return metrics
    }

    /// Returns the metrics of a face with characters that the style's own face lacks.
    package func metrics(ofOther face: FontFace) -> FontMetrics {
        guard let replaced, replaced.isSansSerifSystemFont, face.family == ScriptFont.arabic.family else {
            return face.metrics
        }
        // San Francisco's Arabic letters reach farther down.
        var metrics = replaced.metrics
        metrics.descender -= 194.0 / 2048
        return metrics
    }

    /// Returns the size of the outlines of text of a size, both in points.
    package func outlineSize(for size: Double) -> Double {
        guard let replaced else { return size }
        let rounding = replaced == .sanFranciscoRounded ? Rounding(weight: weight).scale : 1
        return size * replaced.scale * rounding
    }

    /// Returns the space after each glyph of text of a size, in points; below 0 if glyphs are closer.
    package func tracking(for size: Double) -> Double {
        guard let replaced else { return 0 }
        var fraction = replaced.tracking(size: size, weight: weight)
        if replaced == .sanFranciscoRounded {
            let isTitle = size >= ReplacedTypeface.titleSize
            fraction += Rounding(weight: weight).spacing(isTitle: isTitle) * replaced.scale
        }
        return size * fraction * width
    }
}
