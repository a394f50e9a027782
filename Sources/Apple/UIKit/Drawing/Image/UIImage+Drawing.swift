import QuartzCore

extension UIImage {
    /// Draws the upright image in the current context, with its top left corner at a point.
    public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the upright image with its top left corner at a point, with a blend mode and an opacity of 0...1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the upright image in a rectangle of the current context; end caps are not scaled.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the upright image in a rectangle, with a blend mode and an opacity of 0...1.
    ///
    /// A template image is drawn in the context's fill colour.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let cgImage, rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        let isTemplate = renderingMode == .alwaysTemplate
        if isTemplate { context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil) }
        if displaySettings.caps == nil {
            let sharp = sharp(at: rect.size, pixelsPerPoint: GraphicsStack.current.scale)
            context.drawUnit(sharp.cgImage ?? cgImage, orientation: imageOrientation, over: rect)
        } else {
            drawParts(over: rect, in: context)
        }
        if isTemplate {
            context.setBlendMode(.sourceIn)
            context.fill(rect)
            context.endTransparencyLayer()
        }
    }

    /// Fills a rectangle with copies of the image, aligned with the context's origin.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let pixels = upright.cgImage else { return }
        context.saveGState()
        context.clip(to: rect)
        context.tile(pixels, of: size, from: .zero)
        context.restoreGState()
    }

    /// Draws the corners, edges and centre of a resizable image separately.
    private func drawParts(over rect: CGRect, in context: CGContext) {
        let picture = upright
        guard let pixels = picture.cgImage else { return }
        let caps = capInsets
        let columns = Part.row(size.width, over: (rect.minX, rect.width), caps: (caps.left, caps.right))
        let rows = Part.row(size.height, over: (rect.minY, rect.height), caps: (caps.top, caps.bottom))
        for row in rows {
            for column in columns {
                let source = CGRect(x: column.from, y: row.from, width: column.length, height: row.length)
                let target = CGRect(x: column.to, y: row.to, width: column.extent, height: row.extent)
                let inPixels = source.applying(CGAffineTransform(scaleX: scale, y: scale))
                guard let part = pixels.cropping(to: inPixels) else { continue }
                if resizingMode == .stretch || source.size == target.size {
                    context.drawUnit(part, orientation: .up, over: target)
                } else {
                    context.saveGState()
                    context.clip(to: target)
                    context.tile(part, of: source.size, from: target.origin)
                    context.restoreGState()
                }
            }
        }
    }

    /// An interval of the image and its target, in points.
    private struct Part {
        let from, length, to, extent: CGFloat

        /// Returns the two end caps and the centre along one axis; caps shrink in proportion if there is too little
        /// space.
        static func row(
            _ length: CGFloat, over target: (start: CGFloat, length: CGFloat), caps: (first: CGFloat, last: CGFloat)
        ) -> [Part] {
            let first = min(caps.first, length)
            let last = min(caps.last, length - first)
            let shrink = first + last > target.length ? target.length / (first + last) : 1
            let lengths = [first, length - first - last, last]
            let extents = [first * shrink, target.length - (first + last) * shrink, last * shrink]
            var parts: [Part] = []
            var (from, to) = (CGFloat.zero, target.start)
            for (length, extent) in zip(lengths, extents) {
                if length > 0, extent > 0 { parts.append(Part(from: from, length: length, to: to, extent: extent)) }
                from += length
                to += extent
            }
            return parts
        }
    }
}

extension CGContext {
    /// Fills the clipping area of a y-down context with copies of an image, `size` points each, aligned with `origin`.
    fileprivate func tile(_ image: CGImage, of size: CGSize, from origin: CGPoint) {
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: origin.x, ty: origin.y))
        draw(image, in: CGRect(x: 0, y: -size.height, width: size.width, height: size.height), byTiling: true)
    }
}
