import QuartziteUIFoundation
import QuartziteText

/// The text of a label as it is drawn: a value, which later changes of the label do not affect.
package struct LabelDrawing: @unchecked Sendable {
    package let layout: TextLayout
    package let origin: CGPoint
    let color: CGColor
    /// Whether ``color`` replaces the colours of the text.
    package let coversColors: Bool
    let opacity: CGFloat
    /// The shadow's offset in points and its colour; nil for none.
    let shadow: (offset: CGSize, color: CGColor)?

    package init(
        layout: TextLayout, origin: CGPoint, color: CGColor, coversColors: Bool, opacity: CGFloat,
        shadow: (offset: CGSize, color: CGColor)?
    ) {
        self.layout = layout
        self.origin = origin
        self.color = color
        self.coversColors = coversColors
        self.opacity = opacity
        self.shadow = shadow
    }

    package func draw(in context: CGContext) {
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
