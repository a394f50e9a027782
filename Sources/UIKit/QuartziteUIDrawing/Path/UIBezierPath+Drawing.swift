import QuartziteUIFoundation

extension UIBezierPath {
    /// Fills the path with the current context's fill colour.
    public func fill() { fill(with: .normal, alpha: 1) }

    /// Fills the path with the current context's fill colour, with a blend mode and an opacity of 0...1.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: fillRule) }
    }

    /// Strokes the path with the current context's stroke colour.
    public func stroke() { stroke(with: .normal, alpha: 1) }

    /// Strokes the path with the current context's stroke colour, with a blend mode and an opacity of 0...1.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dashLengths)
            context.strokePath()
        }
    }

    /// Intersects the current context's clipping area with the path.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: fillRule)
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.beginPath()
        context.addPath(cgPath)
        body(context)
    }
}
