import CQuartzitePango
import Foundation
import Synchronization

/// A face of a font file: its metrics and the outlines of its glyphs.
package final class FontFace: Sendable {
    let number: Int32
    package let family: String
    package let name: String
    package let weight: Int
    package let isItalic: Bool
    package let isFixedPitch: Bool
    /// Whether glyphs are coloured pictures, which have no effect on the heights of lines.
    package let hasColors: Bool
    let unitsPerEm: Double
    /// The ascender as a fraction of the font size, like the following metrics; the descender is negative.
    package let ascender: Double
    package let descender: Double
    package let lineGap: Double
    package let capHeight: Double
    package let xHeight: Double
    /// The middle of the underline, negative below the baseline.
    package let underlinePosition: Double
    package let underlineThickness: Double
    private let outlines = Mutex<[OutlineKey: SharedOutline]>([:])

    private struct OutlineKey: Hashable {
        let glyph: UInt32
        let isEmboldened: Bool
        let pen: Double
    }

    /// The number of cached outlines at which the cache is emptied.
    private static let outlineLimit = 4096

    init?(number: Int32) {
        var info = qz_font_info()
        guard qz_font_describe(number, &info) else { return nil }
        self.number = number
        family = withUnsafeBytes(of: info.family) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        name = withUnsafeBytes(of: info.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        weight = Int(info.weight)
        isItalic = info.is_italic
        isFixedPitch = info.is_fixed_pitch
        hasColors = info.has_colors
        let em = info.units_per_em
        unitsPerEm = em
        ascender = info.ascender / em
        descender = info.descender / em
        lineGap = max(info.line_gap / em, 0)
        // Typical values for fonts that do not state them.
        capHeight = info.cap_height > 0 ? info.cap_height / em : 0.7
        xHeight = info.x_height > 0 ? info.x_height / em : 0.5
        underlinePosition = info.underline_position / em
        underlineThickness = info.underline_thickness > 0 ? info.underline_thickness / em : 0.05
    }

    /// Returns the glyph of a character; 0 if the face has none.
    package func glyph(of scalar: Unicode.Scalar) -> UInt32 { qz_font_glyph(number, scalar.value) }

    /// Returns the distance from a glyph to the next one as a fraction of the font size.
    package func advance(of glyph: UInt32) -> Double { qz_glyph_advance(number, glyph) / unitsPerEm }

    /// The number of units of the font's outlines that make up the font size.
    package var unitCount: Double { unitsPerEm }

    /// Returns a glyph's outline in font units, y up; empty for a glyph without an outline.
    ///
    /// An emboldened outline has thicker strokes, for bold text in a font that has no bold face.
    ///
    /// - Parameter pen: The diameter of a round pen that follows the outline, as a fraction of the font size; 0 for
    ///   none. The result is to be filled with the nonzero rule.
    package func outline(of glyph: UInt32, isEmboldened: Bool = false, pen: Double = 0) -> SharedOutline {
        let key = OutlineKey(glyph: glyph, isEmboldened: isEmboldened, pen: pen)
        return outlines.withLock { cache in
            if let known = cache[key] { return known }
            if cache.count >= Self.outlineLimit { cache.removeAll() }
            var outline = PathElements(glyph: glyph, of: number, boldness: isEmboldened ? 0.03 : 0)
            if pen > 0, !outline.isEmpty {
                // The outlines of Inter and those of strokes run around filled areas in the same direction.
                var stroker = Stroker(
                    width: pen * unitsPerEm, cap: .round, join: .round, miterLimit: 10, tolerance: unitsPerEm / 2000)
                outline.append(stroker.outline(of: outline)) { $0 }
            }
            let shared = SharedOutline(outline)
            cache[key] = shared
            return shared
        }
    }
}

extension FontFace {
    /// Returns the pixels of a coloured glyph, and their place relative to the origin on the baseline, as a fraction of the
    /// font size, y down; nil for a glyph without colours.
    package func pixels(of glyph: UInt32) -> (bitmap: Bitmap, box: CGRect)? {
        guard let source = qz_glyph_bitmap_make(number, glyph) else { return nil }
        defer { qz_glyph_bitmap_free(source) }
        let (width, height) = (Int(source.pointee.width), Int(source.pointee.height))
        let em = Double(source.pointee.pixels_per_em)
        guard em > 0, let pixels = source.pointee.pixels, Bitmap.isAllowed(width: width, height: height) else {
            return nil
        }
        let bitmap = Bitmap(width: width, height: height)
        for y in 0..<height { bitmap.row(y).update(from: pixels + y * width, count: width) }
        let box = CGRect(
            x: Double(source.pointee.left) / em, y: -Double(source.pointee.top) / em, width: Double(width) / em,
            height: Double(height) / em)
        return (bitmap, box)
    }
}

extension PathElements {
    fileprivate init(glyph: UInt32, of font: Int32, boldness: Double) {
        self.init()
        guard let outline = qz_glyph_outline_make(font, glyph, boldness) else { return }
        defer { qz_glyph_outline_free(outline) }
        let numbers = UnsafeBufferPointer(start: outline.pointee.points, count: Int(outline.pointee.point_count) * 2)
        var next = 0
        func point() -> CGPoint {
            defer { next += 2 }
            return CGPoint(x: numbers[next], y: numbers[next + 1])
        }
        for i in 0..<Int(outline.pointee.verb_count) {
            switch qz_verb(UInt32(outline.pointee.verbs[i])) {
            case qz_verb_move: move(to: point())
            case qz_verb_line: line(to: point())
            case qz_verb_quad:
                let control = point()
                quad(to: point(), control: control)
            case qz_verb_curve:
                let (first, second) = (point(), point())
                curve(to: point(), control1: first, control2: second)
            default: close()
            }
        }
    }
}
