/// The outline of a shape layer's stroke, cached until a property that determines it changes.
final class StrokeOutlines {
    private struct Line: Equatable {
        let path: CGPath
        let start, end, width, miterLimit, phase, tolerance: CGFloat
        let cap: CAShapeLayerLineCap
        let join: CAShapeLayerLineJoin
        let pattern: [Double]?
    }

    private var last: (line: Line, outline: CGPath)?

    /// Returns the outline for filling with the winding rule, precise enough for `scale` pixels per point.
    ///
    /// The scale is rounded up to a power of two unless `isExact`, so that slow scaling rarely changes the outline.
    func outline(of path: CGPath, _ values: ShapeValues, scale: Double, isExact: Bool) -> CGPath {
        let line = Line(
            path: path, start: values.strokeStart, end: values.strokeEnd, width: values.lineWidth,
            miterLimit: values.miterLimit, phase: values.lineDashPhase,
            tolerance: Self.tolerance(at: scale, isExact: isExact),
            cap: values.lineCap, join: values.lineJoin, pattern: values.lineDashPattern)
        if let last, last.line == line { return last.outline }
        let outline = Self.outline(line)
        last = (line, outline)
        return outline
    }

    /// Returns the outline of a line, which is trimmed before it is dashed (layers.md §7).
    private static func outline(_ line: Line) -> CGPath {
        var path = line.path.trimmed(from: line.start, to: line.end)
        if let pattern = line.pattern, !pattern.isEmpty {
            path = path.copy(dashingWithPhase: line.phase, lengths: pattern.map { CGFloat($0) })
        }
        let cap: CGLineCap =
            switch line.cap {
            case .round: .round
            case .square: .square
            default: .butt
            }
        let join: CGLineJoin =
            switch line.join {
            case .round: .round
            case .bevel: .bevel
            default: .miter
            }
        return path.stroked(
            width: line.width, cap: cap, join: join, miterLimit: line.miterLimit, tolerance: line.tolerance)
    }

    /// Returns a twentieth of a pixel, the tolerance with which curves are filled.
    private static func tolerance(at scale: Double, isExact: Bool) -> CGFloat {
        let bounded = min(max(scale.isFinite ? scale : 1, 1.0 / 1024), 1024)
        if isExact || bounded.significand == 1 { return 0.05 / bounded }
        return 0.05 / Double(sign: .plus, exponent: bounded.exponent + 1, significand: 1)
    }
}
