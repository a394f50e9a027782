import CoreGraphics

/// A filled path.
package struct ShapeNode: Sendable {
    package var path: CGPath
    package var rule: CGPathFillRule
    package var paint: Paint
    /// The transform from the path's coordinates to pixels.
    package var transform: Projection
    /// The opacity, 0…1, which multiplies the paint.
    package var opacity: Double
    package var blendMode: CGBlendMode
    /// A BGRA colour that multiplies a gradient or image paint, channel by channel; its alpha has no effect.
    ///
    /// Solid paint is not affected; its colour is tinted directly.
    package var tint = UInt32.max
    /// Whether edges are antialiased; if not, a pixel is covered where its centre is inside.
    package var antialias = true

    package init(
        path: CGPath, rule: CGPathFillRule = .winding, paint: Paint, transform: Projection,
        opacity: Double = 1, blendMode: CGBlendMode = .normal
    ) {
        self.path = path
        self.rule = rule
        self.paint = paint
        self.transform = transform
        self.opacity = opacity
        self.blendMode = blendMode
    }
}
