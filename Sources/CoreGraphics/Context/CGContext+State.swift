import Foundation

extension CGContext {
    /// The colour of fills.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// The colour of fills, in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour of fills, a grey.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

    /// How far the pictures of pattern colours are moved from the first user space's origin, in points of that space.
    ///
    /// Zero by default; sizes that are not finite count as zero.
    public func setPatternPhase(_ phase: CGSize) {
        state.patternPhase = phase.width.isFinite && phase.height.isFinite ? phase : .zero
    }

    /// The colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// The colour of lines, in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour of lines, a grey.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    /// The width of lines in user space, 1 at first; 0, less and NaN draw no line.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

    /// How lines end; butt at first.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    /// How lines meet; mitred at first.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    /// How many line widths long a mitre may be before it is cut off; 10 at first.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

    /// The lengths of strokes and gaps in turn, in user space, and where in them a line starts; none makes lines solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashPhase = phase
        state.dashLengths = lengths
    }

    /// The opacity everything is drawn with, clamped to 0…1; 1 at first.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(Double(alpha), 1) : 0 }

    /// How what is drawn mixes with what is there; normal at first.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Whether edges are smoothed; true at first.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

    /// Whether edges may be smoothed at all; true at first.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.allowsAntialiasing = allowsAntialiasing }

    /// How pictures are read between their pixels.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }
}
