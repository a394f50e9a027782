import Foundation

extension CGContext {
    /// Fills the clip with a gradient along the line from `start` to `end`.
    ///
    /// `options` decides whether the gradient extends beyond the two ends.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        fillClip(with: .gradient(gradient.paint(.axial(start: start, end: end), options: options)))
    }

    /// Fills the clip with a gradient between two circles; negative radii count as 0.
    ///
    /// `options` decides whether the gradient extends beyond the first and the last circle.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let shape = GradientPaint.Shape.radial(
            startCenter: startCenter, startRadius: max(0, Double(startRadius)), endCenter: endCenter,
            endRadius: max(0, Double(endRadius)))
        fillClip(with: .gradient(gradient.paint(shape, options: options)))
    }

    /// Fills the clip with a gradient around `center`: one full turn that starts at `angle` (radians) towards +y.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let shape = GradientPaint.Shape.conic(center: center, angle: Double(angle))
        fillClip(with: .gradient(gradient.paint(shape, options: [])))
    }
}
