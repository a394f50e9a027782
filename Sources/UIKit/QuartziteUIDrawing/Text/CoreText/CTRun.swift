import QuartziteUIFoundation
import QuartziteText

/// Adjacent glyphs of a line with the same attributes and font.
public final class CTRun: NSObject {
    let run: GlyphRun
    let attributes: [NSAttributedString.Key: Any]
    let range: CFRange
    /// The starts of the glyphs' characters.
    package let indices: [Int]

    /// Creates a run of a text.
    ///
    /// - Parameters:
    ///   - end: The end of the run's characters in the text.
    ///   - offset: The place of the text in the string that indices refer to.
    init(_ run: GlyphRun, of string: NSAttributedString, end: Int, offset: Int) {
        self.run = run
        indices = run.indices.map { $0 + offset }
        let start = min(run.indices.min() ?? 0, max(string.length - 1, 0))
        range = CFRange(
            location: start + offset, length: max(max(end, (run.indices.max() ?? start) + 1) - start, 0))
        var attributes = string.length > 0 ? string.attributes(at: start, effectiveRange: nil) : [:]
        // Characters that the font lacks are drawn in another.
        let isSubstitute = FontLibrary.face(for: run.style.font, size: run.style.size) !== run.face
        let own = attributes[.font] as? UIFont ?? UIFont(style: run.style.font, size: run.style.size)
        attributes[.font] = isSubstitute ? UIFont(name: run.face.name, size: run.style.size) ?? own : own
        self.attributes = attributes
        super.init()
    }

    /// The indices of a range of glyphs; a length of 0 stands for all after the start.
    func glyphs(in range: CFRange) -> Range<Int> {
        let start = min(max(range.location, 0), run.glyphs.count)
        let rest = run.glyphs.count - start
        return start..<(start + (range.length <= 0 ? rest : min(range.length, rest)))
    }
}

/// Returns the number of glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

/// Returns the attributes of the run's characters, with the font that draws them, by their names.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    Dictionary(run.attributes.map { (AnyHashable($0.key.rawValue), $0.value) }) { first, _ in first }
}

/// Returns the range of the run's characters.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }

/// Stores the glyphs of a range; a length of 0 stands for all.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (i, glyph) in run.glyphs(in: range).enumerated() { buffer[i] = run.run.glyphs[glyph] }
}

/// Stores the positions of glyphs in points from the line's start; a length of 0 stands for all.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (i, glyph) in run.glyphs(in: range).enumerated() { buffer[i] = run.run.positions[glyph] }
}

/// Stores the distances from glyphs to the next ones in points; a length of 0 stands for all.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (i, glyph) in run.glyphs(in: range).enumerated() {
        buffer[i] = CGSize(width: run.run.advances[glyph], height: 0)
    }
}

/// Stores the indices of the glyphs' characters; a length of 0 stands for all.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (i, glyph) in run.glyphs(in: range).enumerated() { buffer[i] = run.indices[glyph] }
}

/// Stores the metrics of a run, and returns the width of a range of glyphs, in points.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let size = run.run.style.size
    ascent?.pointee = run.run.face.ascender * size
    descent?.pointee = -run.run.face.descender * size
    leading?.pointee = run.run.face.lineGap * size
    return run.glyphs(in: range).reduce(0) { $0 + run.run.advances[$1] }
}
