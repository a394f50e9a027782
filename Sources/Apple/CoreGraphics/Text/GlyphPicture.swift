import CQuartzitePango
import Foundation

/// A coloured glyph, such as an emoji.
struct GlyphPicture {
    let image: CGImage
    /// The place of the image relative to the origin on the baseline, as a fraction of the font size, y down.
    let box: CGRect

    /// Reads a glyph of a font by its number in the C shim; nil if it has no colours.
    init?(glyph: UInt32, of font: Int32) {
        guard let source = qz_glyph_bitmap_make(font, glyph) else { return nil }
        defer { qz_glyph_bitmap_free(source) }
        let (width, height) = (Int(source.pointee.width), Int(source.pointee.height))
        let em = Double(source.pointee.pixels_per_em)
        guard em > 0, let pixels = source.pointee.pixels, CGImage.isAllowed(width: width, height: height) else {
            return nil
        }
        let bitmap = Bitmap(width: width, height: height)
        for y in 0..<height { bitmap.row(y).update(from: pixels + y * width, count: width) }
        image = CGImage(bitmap: bitmap)
        box = CGRect(
            x: Double(source.pointee.left) / em, y: -Double(source.pointee.top) / em, width: Double(width) / em,
            height: Double(height) / em)
    }
}

extension CGContext {
    /// Draws a picture upright in a user space with y down; `opacity` is that of the colour of the whole text.
    func draw(_ picture: PlacedPicture, opacity: CGFloat) {
        saveGState()
        setAlpha(state.alpha * (picture.opacity ?? opacity))
        if let shadow = picture.shadow {
            setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
        }
        translateBy(x: 0, y: picture.rect.minY + picture.rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(picture.image, in: picture.rect)
        restoreGState()
    }
}
