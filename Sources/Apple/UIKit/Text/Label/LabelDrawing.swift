import CoreGraphics
import QuartziteText

/// The text of a label as it is drawn: a value, which later changes of the label do not affect.
struct LabelDrawing: @unchecked Sendable {
    let layout: TextLayout
    let origin: CGPoint
    let color: CGColor
    /// Whether ``color`` replaces the colours of the text.
    let coversColors: Bool
    let opacity: CGFloat
    /// The shadow's offset in points and its colour; nil for none.
    let shadow: (offset: CGSize, color: CGColor)?

    func draw(in context: CGContext) {
        if let shadow {
            let moved = CGPoint(x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height)
            context.draw(layout, at: moved, color: shadow.color, coversColors: true, drawsPictures: false)
        }
        context.saveGState()
        if opacity < 1 { context.setAlpha(opacity) }
        context.draw(layout, at: origin, color: color, coversColors: coversColors)
        context.restoreGState()
    }
}
