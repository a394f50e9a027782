/// The name of a predefined timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name of the curve.
    public let rawValue: String
    /// Creates a curve name; unknown names act like ``linear``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Starts slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Starts and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The timing of implicit animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1), with input time along x and output along y.
///
/// The output may leave 0...1. Inputs are clamped to 0...1, as are the x coordinates of the control points when the
/// curve is evaluated (timing.md T21).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    private let controlPoints: (x1: Float, y1: Float, x2: Float, y2: Float)
    let curve: TimingCurve

    /// Creates a predefined curve.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates a curve with the inner control points (`c1x`, `c1y`) and (`c2x`, `c2y`).
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        controlPoints = (c1x, c1y, c2x, c2y)
        curve = TimingCurve(c1x, c1y, c2x, c2y)
    }

    /// Writes the x and y coordinates of control point `index`, from 0 to 3, to `values`.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        guard (0...3).contains(index) else { raise(.invalidArgument, "control point index out of range") }
        let points = [(0, 0), (controlPoints.x1, controlPoints.y1), (controlPoints.x2, controlPoints.y2), (1, 1)]
        values[0] = points[index].0
        values[1] = points[index].1
    }

    /// The output at `input`, both as fractions of a duration.
    package func value(at input: Double) -> Double { curve.value(at: input) }

    /// Returns whether `object` is a timing function with equal control points.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return controlPoints == other.controlPoints
    }

    /// A hash value, equal for equal functions.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(controlPoints.x1)
        hasher.combine(controlPoints.y1)
        hasher.combine(controlPoints.x2)
        hasher.combine(controlPoints.y2)
        return hasher.finalize()
    }
}
