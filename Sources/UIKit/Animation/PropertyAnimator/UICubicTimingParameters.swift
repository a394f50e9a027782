import QuartzCore

/// A cubic timing curve for a property animator.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    /// The system's curve; slow at both ends where control points were given.
    public let animationCurve: UIView.AnimationCurve
    /// The first inner control point, time along x, progress along y.
    public let controlPoint1: CGPoint
    /// The second inner control point.
    public let controlPoint2: CGPoint
    private let isBuiltin: Bool

    /// The curve that is slow at both ends.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// One of the system's curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isBuiltin = true
        var points: [Float] = [0, 0, 0, 0]
        curve.timingFunction.getControlPoint(at: 1, values: &points)
        controlPoint1 = CGPoint(x: CGFloat(points[0]), y: CGFloat(points[1]))
        curve.timingFunction.getControlPoint(at: 2, values: &points)
        controlPoint2 = CGPoint(x: CGFloat(points[0]), y: CGFloat(points[1]))
    }

    /// A curve from (0, 0) to (1, 1); x of the points is clamped to 0…1 where the curve is solved.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        isBuiltin = false
        controlPoint1 = point1
        controlPoint2 = point2
    }

    /// Reads what ``encode(with:)`` wrote.
    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "x1"),
            let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve"))
        else { return nil }
        animationCurve = curve
        isBuiltin = coder.decodeBool(forKey: "builtin")
        controlPoint1 = CGPoint(x: coder.decodeDouble(forKey: "x1"), y: coder.decodeDouble(forKey: "y1"))
        controlPoint2 = CGPoint(x: coder.decodeDouble(forKey: "x2"), y: coder.decodeDouble(forKey: "y2"))
    }

    /// Writes the curve to a keyed archive.
    open func encode(with coder: NSCoder) {
        coder.encode(animationCurve.rawValue, forKey: "curve")
        coder.encode(isBuiltin, forKey: "builtin")
        coder.encode(Double(controlPoint1.x), forKey: "x1")
        coder.encode(Double(controlPoint1.y), forKey: "y1")
        coder.encode(Double(controlPoint2.x), forKey: "x2")
        coder.encode(Double(controlPoint2.y), forKey: "y2")
    }

    /// Itself, as it cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// `builtin` for the system's curves, `cubic` for others.
    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    /// Itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var timingFunction: CAMediaTimingFunction {
        if isBuiltin { return animationCurve.timingFunction }
        return CAMediaTimingFunction(
            controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
            Float(controlPoint2.y))
    }
}
