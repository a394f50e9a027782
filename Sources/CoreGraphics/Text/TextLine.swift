import Foundation

/// A line of laid out text; points from the layout's top left corner, y down.
package struct TextLine {
    /// Where the line begins and how wide its characters are, without spaces at its end.
    package var x: Double
    package var width: Double
    /// How wide the spaces at the end are where a paragraph ends with the line; 0 where the line is wrapped.
    var trailingSpace = 0.0
    package var baseline: Double
    package var ascent: Double
    package var descent: Double
    package var isTruncated = false
    var isRightToLeft = false
    /// Bytes of the text it came from.
    var bytes: Range<Int>
    var glyphs: [PlacedGlyph] = []

    package var top: Double { baseline - ascent }
    package var bottom: Double { baseline + descent }

    mutating func moveRight(by distance: Double) {
        guard distance != 0 else { return }
        x += distance
        for i in glyphs.indices { glyphs[i].x += distance }
    }
}

/// A glyph on its line's base line.
struct PlacedGlyph {
    var face: FontFace
    var glyph: UInt32
    /// Points from the layout's left edge, and below the base line.
    var x: Double
    var y: Double
    var advance: Double
    var style: TextStyle
}
