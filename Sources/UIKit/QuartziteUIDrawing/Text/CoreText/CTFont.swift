import QuartziteUIFoundation

/// A font of a size in points, in Core Text's API.
public typealias CTFont = UIFont

/// Creates a font with a PostScript, full or family name; an unknown name gives the system font.
///
/// A size of 0 stands for 12 points. The matrix is ignored.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size == 0 ? 12 : size
    return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

/// Creates a font of a size from a graphics font; the matrix and the attributes are ignored.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: Any?
) -> CTFont {
    UIFont(style: graphicsFont.style, size: size == 0 ? 12 : size, name: graphicsFont.postScriptName)
}

/// Creates a copy of a font with another size; 0 keeps the size.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: Any?
) -> CTFont { size == 0 ? font : font.withSize(size) }

/// Returns the size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the distance from the baseline to the top of a line in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the distance from the baseline to the bottom of a line in points; positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the space between lines in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capital letters in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of the lowercase x in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the middle of the underline in points, negative below the baseline.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
    (font.loadedFace?.underlinePosition ?? 0) * font.pointSize
}
/// Returns the thickness of the underline in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
    (font.loadedFace?.underlineThickness ?? 0) * font.pointSize
}
/// Returns the number of units of the font's outlines that make up the font size.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
    font.loadedFace.flatMap { UInt32(exactly: $0.unitCount) } ?? 1000
}
/// Returns the PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the name of the family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Returns the PostScript name, since faces have no other names here.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the font without its size; the attributes stay nil.
public func CTFontCopyGraphicsFont(_ font: CTFont, _ attributes: UnsafeMutablePointer<AnyObject?>?) -> CGFont {
    CGFont(style: font.textStyle, name: font.fontName)
}

/// Stores the glyphs of UTF-16 units, 0 for those that the font lacks; returns whether it has all of them.
///
/// As in Core Text, a character of two units has its glyph at the first, and 0 at the second.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    guard count > 0 else { return true }
    let face = font.loadedFace
    for i in 0..<count { glyphs[i] = 0 }
    var (index, isComplete) = (0, true)
    for scalar in String(decoding: UnsafeBufferPointer(start: characters, count: count), as: UTF16.self).unicodeScalars
    where index < count {
        glyphs[index] = CGGlyph(truncatingIfNeeded: face?.glyph(of: scalar) ?? 0)
        if glyphs[index] == 0 { isComplete = false }
        index += UTF16.width(scalar)
    }
    return isComplete
}

/// Returns the outline of a glyph in points, y up; nil if it has none.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    font.loadedFace?.path(of: UInt32(glyph), size: font.textStyle.outlineSize(for: font.pointSize))?.copy(using: matrix)
}

/// Stores the distances from glyphs to the next ones, and returns their sum, in points.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    (0..<max(count, 0)).reduce(0) { sum, i in
        let size = font.textStyle.outlineSize(for: font.pointSize)
        let width = (font.loadedFace?.advance(of: UInt32(glyphs[i])) ?? 0) * size
        let advance = width > 0 ? width + font.textStyle.tracking(for: font.pointSize) : 0
        advances?[i] = CGSize(width: advance, height: 0)
        return sum + advance
    }
}

/// Stores the boxes of glyphs, and returns the box around all of them, in points, y up.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    (0..<max(count, 0)).reduce(CGRect.null) { whole, i in
        let box = CTFontCreatePathForGlyph(font, glyphs[i], nil)?.boundingBoxOfPath ?? .zero
        boundingRects?[i] = box
        return whole.union(box)
    }
}

/// Orientations of glyphs; only horizontal text is supported.
public enum CTFontOrientation: UInt32, Sendable {
    /// The font's own orientation, horizontal.
    case `default` = 0
    /// Horizontal.
    case horizontal = 1
    /// Vertical; treated as horizontal.
    case vertical = 2
}

extension UIFont {
    /// The face that is drawn; nil only if there are no fonts.
    var loadedFace: FontFace? { FontLibrary.face(for: textStyle, size: pointSize) }
}
