import CoreGraphics

/// A line of laid-out text; in points from the layout's top left corner, y down.
package struct TextLine {
    /// The left edge of the line's characters; the width excludes trailing spaces.
    package var x: Double
    package var width: Double
    /// The width of the trailing spaces if the line ends a paragraph; 0 if the line is wrapped.
    var trailingSpace = 0.0
    /// The width of the space at which the line is wrapped; 0 if it is not.
    var wrappedSpace = 0.0
    package var baseline: Double
    package var ascent: Double
    package var descent: Double
    /// The space that the fonts have below a line, before the next one; below 0 if lines are closer.
    var leading: Double?
    package var isTruncated = false
    var isRightToLeft = false
    /// The range of the line's bytes in the text.
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

/// A glyph positioned on a line.
struct PlacedGlyph {
    var face: FontFace
    var glyph: UInt32
    /// The position in points: x from the layout's left edge, y down from the baseline.
    var x: Double
    var y: Double
    var advance: Double
    /// The style, which the glyphs of a piece share.
    var shared: SharedStyle
    var style: TextStyle {
        get { shared.style }
        set { shared = SharedStyle(newValue) }
    }
    /// The size of the glyph's outline in points, which differs from the font size in replaced typefaces.
    var size: Double
    /// The start of the glyph's characters in the text, in bytes.
    var byte = 0
    /// The distance in points by which the glyph is drawn to the right of its place.
    var shift = 0.0
    /// Whether the glyph is part of an ellipsis in place of characters that are left out.
    var isEllipsis = false
}

/// A style of several glyphs, which is copied for none of them.
final class SharedStyle {
    let style: TextStyle

    init(_ style: TextStyle) { self.style = style }
}
