/// The outline of a shape layer's stroke, kept until something that shapes it changes.
final class StrokeOutlines {
    private struct Line: Equatable {
        let path: CGPath
        let start, end, width, miterLimit, phase, tolerance: CGFloat
        let cap: CAShapeLayerLineCap
        let join: CAShapeLayerLineJoin
        let pattern: [Double]?
    }

    private var last: (line: Line, outline: CGPath)?

    /// The outline, to be filled with the winding rule, fine enough for `scale` pixels a point.
    func outline(of path: CGPath, _ values: ShapeValues, scale: Double) -> CGPath {
        let line = Line(
            path: path, start: values.strokeStart, end: values.strokeEnd, width: values.lineWidth,
            miterLimit: values.miterLimit, phase: values.lineDashPhase, tolerance: Self.tolerance(at: scale),
            cap: values.lineCap, join: values.lineJoin, pattern: values.lineDashPattern)
        if let last, last.line == line { return last.outline }
        let outline = Self.outline(line)
        last = (line, outline)
        return outline
    }

    /// Trimmed first, dashed then (layers.md §7).
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

    /// A tenth of a pixel at most, in steps of two, so that a layer that grows slowly keeps its outline.
    private static func tolerance(at scale: Double) -> CGFloat {
        let bounded = min(max(scale.isFinite ? scale : 1, 1.0 / 1024), 1024)
        return 0.1 / Double(sign: .plus, exponent: Int(bounded.exponent) + 1, significand: 1)
    }
}
