import QuartzCore

/// What a ``UITimingCurveProvider`` is made of; raw values are Apple's.
public enum UITimingCurveType: Int, Sendable {
    /// One of the system's curves.
    case builtin
    /// A cubic curve.
    case cubic
    /// A spring.
    case spring
    /// A spring whose time follows a cubic curve.
    case composed
}

/// The timing curve of a property animator.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// Which of the parameters count.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil where there is none.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil where there is none.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The timing of an animator that was given `duration` seconds.
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
