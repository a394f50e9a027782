import CoreGraphics

/// A picture that takes the place of a character.
package struct TextAttachment: Hashable {
    /// The rectangle of the picture in points, relative to the character's origin on the baseline, y up.
    package let bounds: CGRect
    /// The picture; nil for empty space.
    package let image: CGImage?
    /// The space after the picture in points.
    package let trailing: CGFloat

    /// Creates an attachment with padding at both sides; nonfinite and negative sizes count as 0, and sizes are limited to 16,384 points.
    package init(bounds: CGRect, image: CGImage?, padding: CGFloat = 0) {
        func within(_ value: CGFloat, _ low: CGFloat) -> CGFloat { value.isFinite ? min(max(value, low), 16384) : 0 }
        trailing = within(padding, 0)
        self.bounds = CGRect(
            x: within(bounds.origin.x, -16384) + trailing, y: within(bounds.origin.y, -16384),
            width: within(bounds.size.width, 0),
            height: within(bounds.size.height, 0))
        self.image = image
    }

    package static func == (a: TextAttachment, b: TextAttachment) -> Bool {
        a.bounds == b.bounds && a.trailing == b.trailing && a.image === b.image
    }

    package func hash(into hasher: inout Hasher) {
        for length in [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height, trailing] {
            hasher.combine(length)
        }
        hasher.combine(image.map { ObjectIdentifier($0) })
    }
}

/// The value of an attachment attribute; implemented by UIKit's attachments.
package protocol TextAttaching {
    var textAttachment: TextAttachment { get }
}

/// A picture at its place in a layout, in points from the layout's top left corner, y down.
package struct PlacedPicture {
    package let rect: CGRect
    package let image: CGImage
    /// The opacity, 0…1; nil for that of the colour that the whole text is drawn with.
    package var opacity: CGFloat? = 1
    /// The shadow to draw below the picture.
    package var shadow: TextShadow?
}

extension TextLayout {
    /// Returns the pictures of attachments and of coloured glyphs, in the order of the text's glyphs.
    package func pictures() -> [PlacedPicture] {
        lines.flatMap { line in
            line.glyphs.compactMap { glyph in
                guard let attachment = glyph.style.attachment else {
                    return glyph.face.hasColors ? glyph.picture(baseline: line.baseline) : nil
                }
                guard let image = attachment.image else { return nil }
                let (bounds, baseline) = (attachment.bounds, line.baseline + glyph.y)
                return PlacedPicture(
                    rect: CGRect(
                        x: glyph.x + bounds.minX, y: baseline - bounds.maxY, width: bounds.width, height: bounds.height
                    ), image: image)
            }
        }
    }
}

extension PlacedGlyph {
    /// Returns the picture of a coloured glyph; nil for other glyphs.
    fileprivate func picture(baseline: Double) -> PlacedPicture? {
        guard let picture = GlyphPicture.picture(of: glyph, in: face) else { return nil }
        let place = CGAffineTransform(a: size, b: 0, c: 0, d: size / style.expansion, tx: x, ty: baseline + y)
        return PlacedPicture(
            rect: picture.box.applying(place), image: picture.image, opacity: style.color?.alpha, shadow: style.shadow)
    }
}
