import CoreGraphics

/// A filled path.
package struct ShapeNode: Sendable {
    package var path: CGPath
    package var rule: CGPathFillRule
    package var paint: Paint
    /// From the path's coordinates to pixels.
    package var transform: Projection
    /// 0…1; multiplies the paint.
    package var opacity: Double
    package var blendMode: CGBlendMode
    /// Multiplies a gradient or picture that fills the shape; solid paint is tinted itself, channel by channel; BGRA, its alpha does not matter.
    package var tint = UInt32.max

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
