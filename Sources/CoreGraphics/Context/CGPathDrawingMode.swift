/// What to draw of a path; raw values are Apple's.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The inside, by the winding rule.
    case fill
    /// The inside, by the even-odd rule.
    case eoFill
    /// The line.
    case stroke
    /// The inside by the winding rule, then the line.
    case fillStroke
    /// The inside by the even-odd rule, then the line.
    case eoFillStroke

    /// The rule for the inside; nil where only the line is drawn.
    var fillRule: CGPathFillRule? {
        switch self {
        case .fill, .fillStroke: .winding
        case .eoFill, .eoFillStroke: .evenOdd
        case .stroke: nil
        }
    }

    /// Whether the line is drawn.
    var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
