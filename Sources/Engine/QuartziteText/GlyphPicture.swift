import CoreGraphics
import Synchronization

/// A coloured glyph, such as an emoji.
struct GlyphPicture {
    let image: CGImage
    /// The place of the image relative to the origin on the baseline, as a fraction of the font size, y down.
    let box: CGRect

    private struct Key: Hashable {
        let face: ObjectIdentifier
        let glyph: UInt32
    }

    /// The number of pictures, of 70 KB each, at which those that are kept are released.
    private static let limit = 256
    /// The pictures that were used, because an image keeps the sizes in which it was drawn; faces are never released.
    private static let kept = Mutex<[Key: GlyphPicture?]>([:])

    /// Returns a coloured glyph; nil for a glyph without colours.
    static func picture(of glyph: UInt32, in face: FontFace) -> GlyphPicture? {
        kept.withLock { kept in
            let key = Key(face: ObjectIdentifier(face), glyph: glyph)
            if let known = kept[key] { return known }
            if kept.count >= limit { kept.removeAll() }
            let picture = face.pixels(of: glyph).map { GlyphPicture(image: CGImage(bitmap: $0.bitmap), box: $0.box) }
            kept[key] = .some(picture)
            return picture
        }
    }
}

extension FontFace {
    /// Returns the path of a glyph at a size, y up; nil for a glyph without an outline.
    package func path(of glyph: UInt32, size: Double) -> CGPath? {
        let outline = outline(of: glyph).elements
        guard !outline.isEmpty else { return nil }
        let scale = size / unitCount
        return CGPath(elements: outline.applying(CGAffineTransform(scaleX: scale, y: scale)))
    }
}
