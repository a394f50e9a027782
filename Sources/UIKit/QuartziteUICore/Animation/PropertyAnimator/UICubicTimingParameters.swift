import QuartziteUIDrawing

/// A cubic timing curve for a property animator.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    /// The built-in curve; `easeInOut` for a curve from control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first inner control point, with time as x and progress as y.
    public let controlPoint1: CGPoint
    /// The second inner control point, with time as x and progress as y.
    public let controlPoint2: CGPoint
    private let isBuiltin: Bool

    /// Creates an ease-in-out curve.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// Creates a built-in curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isBuiltin = true
        var points: [Float] = [0, 0, 0, 0]
        curve.timingFunction.getControlPoint(at: 1, values: &points)
        controlPoint1 = CGPoint(x: CGFloat(points[0]), y: CGFloat(points[1]))
        curve.timingFunction.getControlPoint(at: 2, values: &points)
        controlPoint2 = CGPoint(x: CGFloat(points[0]), y: CGFloat(points[1]))
    }

    /// Creates a curve from (0, 0) to (1, 1) with two control points; their x values are clamped to 0...1 for
    /// evaluation.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        isBuiltin = false
        controlPoint1 = point1
        controlPoint2 = point2
    }

    /// Creates a curve from an archive written by ``encode(with:)``.
    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "x1"),
            let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve"))
        else { return nil }
        animationCurve = curve
        isBuiltin = coder.decodeBool(forKey: "builtin")
        controlPoint1 = CGPoint(x: coder.decodeDouble(forKey: "x1"), y: coder.decodeDouble(forKey: "y1"))
        controlPoint2 = CGPoint(x: coder.decodeDouble(forKey: "x2"), y: coder.decodeDouble(forKey: "y2"))
    }

    /// Encodes the curve in a keyed archive.
    open func encode(with coder: NSCoder) {
        coder.encode(animationCurve.rawValue, forKey: "curve")
        coder.encode(isBuiltin, forKey: "builtin")
        coder.encode(Double(controlPoint1.x), forKey: "x1")
        coder.encode(Double(controlPoint1.y), forKey: "y1")
        coder.encode(Double(controlPoint2.x), forKey: "x2")
        coder.encode(Double(controlPoint2.y), forKey: "y2")
    }

    /// Returns the object itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The type of the curve: `builtin` for built-in curves, otherwise `cubic`.
    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    /// The object itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// The spring; always nil.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    final package var timingFunction: CAMediaTimingFunction {
        if isBuiltin { return animationCurve.timingFunction }
        return CAMediaTimingFunction(
            controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
            Float(controlPoint2.y))
    }
}
