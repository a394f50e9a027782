import CoreGraphics

extension CGContext {
    /// Fills laid-out text whose top left corner is at `origin`, in a user space with y down.
    ///
    /// `color` applies to text that has no colour, or to all text if `coversColors` is true. The current path is kept.
    /// Coloured glyphs keep their colours and take the opacity of the colour; `drawsPictures` decides whether they and
    /// attachments are drawn.
    package func draw(
        _ text: TextLayout, at origin: CGPoint, color: CGColor, coversColors: Bool = false, drawsPictures: Bool = true
    ) {
        guard origin.x.isFinite, origin.y.isFinite else { return }
        saveGState()
        translateBy(x: origin.x, y: origin.y)
        for fill in text.fills() {
            guard let shadow = fill.shadow, !coversColors else {
                self.fill(fill.path, color: coversColors ? color : fill.color ?? color)
                continue
            }
            saveGState()
            setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
            self.fill(fill.path, color: fill.color ?? color)
            restoreGState()
        }
        if drawsPictures { for picture in text.pictures() { draw(picture, opacity: color.alpha) } }
        restoreGState()
    }

    /// Draws a picture upright in a user space with y down; `opacity` is that of the colour of the whole text.
    private func draw(_ picture: PlacedPicture, opacity: CGFloat) {
        saveGState()
        setAlpha(alpha * (picture.opacity ?? opacity))
        if let shadow = picture.shadow {
            setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
        }
        translateBy(x: 0, y: picture.rect.minY + picture.rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(picture.image, in: picture.rect)
        restoreGState()
    }
}
