import Foundation

extension CGContext {
    // MARK: The current path

    /// Fills the current path with the fill colour, then clears the path.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fillDevicePath(rule)
        beginPath()
    }

    /// Strokes the current path with the stroke colour, then clears the path.
    public func strokePath() {
        stroke(userPath)
        beginPath()
    }

    /// Fills, strokes, or fills and strokes the current path, then clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let line = mode.strokes ? userPath : nil
        if let rule = mode.fillRule { fillDevicePath(rule) }
        if let line { stroke(line) }
        beginPath()
    }

    // MARK: Shapes

    /// Fills a rectangle with the fill colour and clears the current path.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Fills rectangles with the fill colour and clears the current path.
    public func fill(_ rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects)
        fill(path, color: state.fillColor)
        beginPath()
    }

    /// Fills an ellipse with the fill colour and clears the current path.
    public func fillEllipse(in rect: CGRect) {
        fill(CGPath(ellipseIn: rect, transform: nil), color: state.fillColor)
        beginPath()
    }

    /// Strokes a rectangle and clears the current path.
    public func stroke(_ rect: CGRect) {
        stroke(CGPath(rect: rect, transform: nil))
        beginPath()
    }

    /// Strokes a rectangle with a line of `width` (user space) and clears the current path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let usual = state.lineWidth
        state.lineWidth = width
        stroke(rect)
        state.lineWidth = usual
    }

    /// Strokes an ellipse and clears the current path.
    public func strokeEllipse(in rect: CGRect) {
        stroke(CGPath(ellipseIn: rect, transform: nil))
        beginPath()
    }

    /// Strokes lines between the first and second point, the third and fourth, and so on; clears the current path.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGMutablePath()
        for pair in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[pair])
            path.addLine(to: points[pair + 1])
        }
        stroke(path)
        beginPath()
    }

    /// Makes a rectangle transparent, regardless of the current alpha and blend mode.
    public func clear(_ rect: CGRect) {
        let usual = state
        state.blendMode = .clear
        state.shadow = nil
        fill(CGPath(rect: rect, transform: nil), rule: .winding, paint: .solid(0xFF00_0000))
        state = usual
    }

    // MARK: Filling

    /// Fills a path of user space with a paint, applying alpha, blend mode and clip.
    private func fill(_ path: CGPath, rule: CGPathFillRule, paint: Paint) {
        fill(path, transform: projection, rule: rule, paint: paint)
    }

    /// Fills a path of user space with `color`; the current path and the fill colour stay as they are.
    package func fill(_ path: CGPath, color: CGColor) {
        fill(path, transform: projection, rule: .winding, color: color)
    }

    /// Fills a path with a colour; `transform` maps the path to pixels.
    ///
    /// The context's alpha is applied to a plain colour before rounding, and to a pattern's pixels after rounding.
    /// Patterns are anchored to the context's initial user space, regardless of later changes of the CTM.
    private func fill(_ path: CGPath, transform: Projection, rule: CGPathFillRule, color: CGColor) {
        guard let tile = color.tile else {
            let pixel = color.premultipliedBGRA(opacity: state.alpha)
            return fill(path, transform: transform, rule: rule, paint: .solid(pixel))
        }
        guard let fromPixels = transform.inverse else { return }
        // Tiles are upright in both directions of y.
        let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: base.ctm.d < 0 ? 1 : -1, tx: 0, ty: 0)
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        let toPixels = upright.concatenating(phase).concatenating(base.ctm).concatenating(rowsFromDevice)
        let paint = tile.paint(Projection(toPixels).concatenating(fromPixels))
        fill(path, transform: transform, rule: rule, paint: paint, opacity: color.alpha)
    }

    /// Fills the clip with a paint; the paint's geometry is in user space, so the filled shape is the clip's box there.
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
        perform(.fill(path, transform: transform, rule: rule, paint: source, opacity: opacity))
    }

    /// Changes the pixels, or records that they change.
    func perform(_ step: DrawingStep) {
        guard !keep(step) else { return }
        switch step {
        case .fill(let path, let transform, let rule, let source, let opacity):
            let opacity = if case .solid = source { 1.0 } else { state.alpha * opacity }
            paint(in: path.boundingBox, transform) { painter, blendMode in
                if let outlines = path.outlines, case .solid(let color) = source, rule == .winding,
                    blendMode == .normal, state.antialias,
                    painter.fill(outlines, transform: transform, color: color, opacity: opacity)
                {
                    return
                }
                painter.fill(
                    path.elements, transform: transform, rule: rule.raster, paint: source, opacity: opacity,
                    blendMode: blendMode, antialias: state.antialias)
            }
        case .image(let image, let destination, let transform, let minification, let magnification):
            let source = CGRect(x: 0, y: 0, width: image.width, height: image.height)
            paint(in: destination, transform) { painter, blendMode in
                painter.drawImage(
                    image, source: source, destination: destination, transform: transform, minification: minification,
                    magnification: magnification, opacity: state.alpha, blendMode: blendMode)
            }
        case .beginLayer(let area): beginLayer(in: area)
        case .endLayer: compositeLayer()
        }
    }
}
