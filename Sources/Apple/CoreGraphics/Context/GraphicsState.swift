import Foundation

/// The state that `saveGState` saves: everything that affects a drawing call, except the path.
struct GraphicsState {
    /// The transform from user space to device space (pixels, y up).
    var ctm: CGAffineTransform
    /// The pixels (y down) that drawing may change.
    var clip: PixelRect
    /// The coverage inside `clip`; nil if the clip is a whole rectangle.
    var mask: CoverageMask?
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    /// The offset of pattern tiles, in the context's initial user space.
    var patternPhase = CGSize.zero
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var shouldAntialias = true
    var allowsAntialiasing = true
    var shadow: Shadow?
    var interpolationQuality = CGInterpolationQuality.default

    /// A blurred copy below everything drawn.
    struct Shadow {
        /// The offset in pixels, y down.
        var offset: (x: Int, y: Int)
        var blur: GaussianBlur
        var color: UInt32
    }

    var antialias: Bool { shouldAntialias && allowsAntialiasing }
}
