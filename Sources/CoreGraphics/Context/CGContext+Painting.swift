import Foundation

extension CGContext {
    // MARK: The current path

    /// Paints the inside of the current path with the fill colour, then forgets the path.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fillDevicePath(rule)
        beginPath()
    }

    /// Paints the line along the current path with the stroke colour, then forgets the path.
    public func strokePath() {
        stroke(userPath)
        beginPath()
    }

    /// Paints inside, line or both of the current path, then forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let line = mode.strokes ? userPath : nil
        if let rule = mode.fillRule { fillDevicePath(rule) }
        if let line { stroke(line) }
        beginPath()
    }

    // MARK: Shapes

    /// Paints a rectangle with the fill colour; the current path is forgotten.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Paints rectangles with the fill colour; the current path is forgotten.
    public func fill(_ rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects)
        fill(path, color: state.fillColor)
        beginPath()
    }

    /// Paints an ellipse with the fill colour; the current path is forgotten.
    public func fillEllipse(in rect: CGRect) {
        fill(CGPath(ellipseIn: rect, transform: nil), color: state.fillColor)
        beginPath()
    }

    /// Paints the line along a rectangle; the current path is forgotten.
    public func stroke(_ rect: CGRect) {
        stroke(CGPath(rect: rect, transform: nil))
        beginPath()
    }

    /// Paints a line of `width` (user space) along a rectangle; the current path is forgotten.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let usual = state.lineWidth
        state.lineWidth = width
        stroke(rect)
        state.lineWidth = usual
    }

    /// Paints the line along an ellipse; the current path is forgotten.
    public func strokeEllipse(in rect: CGRect) {
        stroke(CGPath(ellipseIn: rect, transform: nil))
        beginPath()
    }

    /// Paints lines between the first and second point, the third and fourth, and so on; the current path is forgotten.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGMutablePath()
        for pair in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[pair])
            path.addLine(to: points[pair + 1])
        }
        stroke(path)
        beginPath()
    }

    /// Makes a rectangle transparent, whatever alpha and blend mode are set.
    public func clear(_ rect: CGRect) {
        let usual = state
        state.blendMode = .clear
        state.shadow = nil
        fill(CGPath(rect: rect, transform: nil), rule: .winding, paint: .solid(0xFF00_0000))
        state = usual
    }

    // MARK: Filling

    /// Paints the inside of a path of user space, as alpha, blend mode and clip say.
    private func fill(_ path: CGPath, rule: CGPathFillRule, paint: Paint) {
        fill(path, transform: projection, rule: rule, paint: paint)
    }

    /// Paints the inside of a path of user space, whatever the current path and fill colour.
    func fill(_ path: CGPath, color: CGColor) { fill(path, transform: projection, rule: .winding, color: color) }

    /// A colour takes the alpha up exactly; pictures and gradients are multiplied by it, rounded.
    ///
    /// Patterns keep their place in the context's first user space, whatever has become of it.
    private func fill(_ path: CGPath, transform: Projection, rule: CGPathFillRule, color: CGColor) {
        guard let tile = color.tile else {
            let pixel = color.premultipliedBGRA(opacity: state.alpha)
            return fill(path, transform: transform, rule: rule, paint: .solid(pixel))
        }
        guard let fromPixels = transform.inverse else { return }
        // Pictures stand upright whichever way y runs.
        let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: base.ctm.d < 0 ? 1 : -1, tx: 0, ty: 0)
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        let toPixels = upright.concatenating(phase).concatenating(base.ctm).concatenating(rowsFromDevice)
        let paint = tile.paint(Projection(toPixels).concatenating(fromPixels))
        fill(path, transform: transform, rule: rule, paint: paint, opacity: color.alpha)
    }

    /// Paints all of the clip; a paint's geometry is in user space, so the shape is the clip's rectangle seen from there.
    func fillClip(with paint: Paint) {
        guard Projection(ctm).inverse != nil else { return }
        fill(CGPath(rect: clipBox.insetBy(dx: -1, dy: -1), transform: nil), rule: .winding, paint: paint)
    }

    private func fillDevicePath(_ rule: CGPathFillRule) {
        fill(
            devicePath, transform: Projection(rowsFromDevice), rule: rule, color: state.fillColor)
    }

    private func stroke(_ path: CGPath) {
        guard let outline = strokedOutline(of: path) else { return }
        fill(outline, color: state.strokeColor)
    }

    private func fill(
        _ path: CGPath, transform: Projection, rule: CGPathFillRule, paint source: Paint, opacity: Double = 1
    ) {
        guard !path.isEmpty else { return }
        let opacity = if case .solid = source { 1.0 } else { state.alpha * opacity }
        paint(in: path.boundingBox, transform) { painter, blendMode in
            painter.fill(
                path, transform: transform, rule: rule, paint: source, opacity: opacity, blendMode: blendMode,
                antialias: state.antialias)
        }
    }
}
