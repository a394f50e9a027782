/// How to draw a path; raw values are Apple's.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fill by the winding rule.
    case fill
    /// Fill by the even-odd rule.
    case eoFill
    /// Stroke.
    case stroke
    /// Fill by the winding rule, then stroke.
    case fillStroke
    /// Fill by the even-odd rule, then stroke.
    case eoFillStroke

    /// The fill rule; nil if the mode only strokes.
    var fillRule: CGPathFillRule? {
        switch self {
        case .fill, .fillStroke: .winding
        case .eoFill, .eoFillStroke: .evenOdd
        case .stroke: nil
        }
    }

    /// Whether the mode strokes the path.
    var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
