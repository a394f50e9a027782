import Foundation

extension CGContext {
    /// Sets the fill colour.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// Sets the fill colour, in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the fill colour to a grey.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

    /// Sets the offset of pattern tiles from the initial user space's origin, in points of that space.
    ///
    /// Zero by default; nonfinite sizes count as zero.
    public func setPatternPhase(_ phase: CGSize) {
        state.patternPhase = phase.width.isFinite && phase.height.isFinite ? phase : .zero
    }

    /// Sets the stroke colour.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the stroke colour, in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the stroke colour to a grey.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the line width in user space, 1 by default; lines of width 0, less or NaN are not drawn.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

    /// Sets how lines end; butt by default.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    /// Sets how line segments join; mitre by default.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    /// Sets the largest length of a mitre, in line widths, above which joins are bevelled; 10 by default.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

    /// Sets the lengths of alternating dashes and gaps, and the offset into them at which lines start, in user space.
    ///
    /// An empty list makes lines solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashPhase = phase
        state.dashLengths = lengths
    }

    /// Sets the opacity of all drawing, clamped to 0…1; 1 by default.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(Double(alpha), 1) : 0 }

    /// The opacity of later drawing.
    package var alpha: CGFloat { state.alpha }

    /// Sets how drawing is combined with what is already there; normal by default.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets whether edges are antialiased; true by default.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

    /// Sets whether the context permits antialiasing at all; true by default.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.allowsAntialiasing = allowsAntialiasing }

    /// Does nothing: glyphs are always placed at fractions of pixels.
    public func setAllowsFontSubpixelPositioning(_ allowsSubpixelPositioning: Bool) {}
    /// Does nothing: glyphs are always placed at fractions of pixels.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Does nothing: the places of glyphs are not rounded.
    public func setAllowsFontSubpixelQuantization(_ allowsSubpixelQuantization: Bool) {}
    /// Does nothing: the places of glyphs are not rounded.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    /// Does nothing: glyphs are antialiased as paths are, without smoothing for displays.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Does nothing: glyphs are antialiased as paths are, without smoothing for displays.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

    /// How images are sampled between their pixels.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }
}
