import QuartziteCompositor

extension RenderNode {
    /// Returns a path filled with a colour; nil if the result would be invisible.
    ///
    /// Patterns repeat from the origin of the path's coordinates.
    static func filled(
        _ path: CGPath, _ rule: CGPathFillRule = .winding, with color: CGColor?, transform: Projection, opacity: Double,
        antialias: Bool = true
    ) -> RenderNode? {
        guard let color else { return nil }
        var shape = ShapeNode(path: path, rule: rule, paint: .solid(0), transform: transform, opacity: opacity)
        shape.antialias = antialias
        if let tile = color.tile {
            shape.paint = tile.paint(.identity)
            shape.opacity *= min(max(color.alpha, 0), 1)
        } else {
            let pixel = color.premultipliedBGRA()
            guard pixel != 0 else { return nil }
            shape.paint = .solid(pixel)
        }
        return .shape(shape)
    }
}
