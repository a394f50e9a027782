import QuartziteUIDrawing

/// The kind of timing curve of a ``UITimingCurveProvider``; raw values are Apple's.
public enum UITimingCurveType: Int, Sendable {
    /// A built-in curve.
    case builtin
    /// A cubic curve with custom control points.
    case cubic
    /// A spring.
    case spring
    /// A spring whose time follows a cubic curve.
    case composed
}

/// The timing curve of a property animator.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// The kind of timing curve, which determines the parameters that apply.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve; nil if there is none.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil if there is none.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// Returns the timing of an animator that is created with a duration in seconds.
    func timing(over duration: TimeInterval) -> AnimatorTiming {
        let curve = timingCurveType == .spring ? nil : cubicTimingParameters?.timingFunction
        switch timingCurveType {
        case .spring, .composed:
            guard let spring = springTimingParameters else { break }
            return spring.timing(over: duration, curve: curve)
        case .builtin, .cubic: break
        }
        return AnimatorTiming(
            AnimatorTimingCurve(curve: curve ?? CAMediaTimingFunction(name: .easeInEaseOut)), over: duration)
    }
}
