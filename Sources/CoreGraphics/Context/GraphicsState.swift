import Foundation

/// What `saveGState` keeps: everything that decides how a drawing call comes out, except the path.
struct GraphicsState {
    /// From user space to device space (pixels, y up).
    var ctm: CGAffineTransform
    /// Pixels (y down) that may change.
    var clip: PixelRect
    /// Coverage inside `clip`; nil where all of it is open.
    var mask: CoverageMask?
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    /// How far patterns are moved, in the context's first user space.
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
        /// Pixels, y down.
        var offset: (x: Int, y: Int)
        /// Standard deviation, in pixels.
        var sigma: Double
        var color: UInt32
    }

    var antialias: Bool { shouldAntialias && allowsAntialiasing }
}
