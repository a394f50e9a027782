import Foundation

extension CGContext {
    /// The place at which Core Text draws, the translation of ``textMatrix``.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

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
}
