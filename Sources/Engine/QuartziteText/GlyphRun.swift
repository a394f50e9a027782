import CoreGraphics

/// Adjacent glyphs of one style and face on a line.
package struct GlyphRun {
    package let style: TextStyle
    package let face: FontFace
    package private(set) var glyphs: [CGGlyph] = []
    /// The origins of the glyphs in points from the line's left edge, y up from the baseline.
    package private(set) var positions: [CGPoint] = []
    /// The distances to the next glyphs in points.
    package private(set) var advances: [Double] = []
    /// The starts of the glyphs' characters in the text, in UTF-16 units.
    package private(set) var indices: [Int] = []
}

extension TextLayout {
    /// Returns the runs of a line.
    package func runs(ofLine index: Int) -> [GlyphRun] {
        var runs: [GlyphRun] = []
        let units = unitOffsets(upTo: lines[index].glyphs.map(\.byte).max() ?? 0)
        for glyph in lines[index].glyphs where glyph.style.attachment == nil {
            if runs.last?.style != glyph.style || runs.last?.face !== glyph.face {
                runs.append(GlyphRun(style: glyph.style, face: glyph.face))
            }
            let offset = units.indices.contains(glyph.byte) ? units[glyph.byte] : 0
            runs[runs.count - 1].append(glyph, from: lines[index].x, index: offset)
        }
        return runs
    }

    /// Returns the UTF-16 units of a line, with the spaces at its end.
    package func units(ofLine index: Int) -> Range<Int> {
        let line = lines[index].bytes
        let offsets = unitOffsets(upTo: line.upperBound) + [unitCount]
        func offset(_ byte: Int) -> Int { offsets.indices.contains(byte) ? offsets[byte] : unitCount }
        return offset(line.lowerBound)..<offset(line.upperBound)
    }

    /// The number of UTF-16 units of the text.
    private var unitCount: Int {
        bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    }

    /// The number of UTF-16 units before each byte.
    private func unitOffsets(upTo last: Int) -> [Int] {
        var (offsets, units) = ([Int](), 0)
        for byte in bytes.prefix(last + 1) {
            offsets.append(units)
            // A character of four bytes has two units, the others have one.
            if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
        }
        return offsets
    }
}

extension GlyphRun {
    fileprivate mutating func append(_ glyph: PlacedGlyph, from left: Double, index: Int) {
        glyphs.append(CGGlyph(truncatingIfNeeded: glyph.glyph))
        positions.append(CGPoint(x: glyph.x - left, y: -glyph.y))
        advances.append(glyph.advance)
        indices.append(index)
    }
}
