import Foundation

extension CGContext {
    /// Paints a gradient along the line from `start` to `end` over all of the clip.
    ///
    /// Beyond the two ends only what `options` says is painted.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        fillClip(with: .gradient(gradient.paint(.axial(start: start, end: end), options: options)))
    }

    /// Paints a gradient between two circles over all of the clip; negative radii count as 0.
    ///
    /// Before the first circle and after the last only what `options` says is painted.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let shape = GradientPaint.Shape.radial(
            startCenter: startCenter, startRadius: max(0, Double(startRadius)), endCenter: endCenter,
            endRadius: max(0, Double(endRadius)))
        fillClip(with: .gradient(gradient.paint(shape, options: options)))
    }

    /// Paints a gradient round `center` over all of the clip, from `angle` (radians) once round towards +y.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let shape = GradientPaint.Shape.conic(center: center, angle: Double(angle))
        fillClip(with: .gradient(gradient.paint(shape, options: [])))
    }
}
