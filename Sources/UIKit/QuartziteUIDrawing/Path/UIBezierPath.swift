import QuartziteUIFoundation

/// A path with drawing attributes.
///
/// Angles are in radians with y downwards: `clockwise: true` means increasing angles, which is clockwise on screen.
open class UIBezierPath: NSObject, NSCopying {
    private var path: CGMutablePath

    /// The width of the stroke in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of open subpaths; `butt` by default.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of joints; `miter` by default.
    open var lineJoinStyle = CGLineJoin.miter
    /// The maximum miter length, in line widths; 10 by default.
    open var miterLimit: CGFloat = 10
    /// The maximum deviation of a drawn curve, in pixels; 0.6 by default, and stored without effect.
    open var flatness: CGFloat = 0.6
    /// Whether `fill`, `addClip` and `contains` use the even-odd rule; false, the default, means nonzero winding.
    open var usesEvenOddFillRule = false

    private(set) var dashLengths: [CGFloat] = []
    private(set) var dashPhase: CGFloat = 0

    /// Creates an empty path.
    public override init() {
        path = CGMutablePath()
        super.init()
    }

    /// Creates a path from a copy of a Core Graphics path.
    public init(cgPath: CGPath) {
        path = cgPath.mutableCopy() ?? CGMutablePath()
        super.init()
    }

    /// Creates a rectangular path, starting at its origin towards the right.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates an ellipse in a rectangle, clockwise from its rightmost point.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a rounded rectangle; the radius is limited to half the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radii = CGSize(width: cornerRadius, height: cornerRadius)
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
    }

    /// Creates a rectangle with some rounded corners, clockwise from its top edge; the radius is `cornerRadii.width`.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        path.addRoundedRect(rect.standardized, corners: corners, radius: cornerRadii.width)
    }

    /// Creates a circular arc.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The path as a Core Graphics path; both getting and setting copy it.
    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The bounding box of all points, including control points; null for an empty path.
    open var bounds: CGRect { path.boundingBox }

    /// The end of the last element; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Begins a new subpath.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line; does nothing without a current point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic curve; does nothing without a current point.
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve; does nothing without a current point.
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: end, control: controlPoint)
    }

    /// Adds an arc with a line from the current point to its start; a full turn or more gives one circle.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics defines directions for y upwards.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise
        )
    }

    /// Closes the current subpath with a line.
    open func close() { path.closeSubpath() }

    /// Removes all elements.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Appends the subpaths of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path.copy() ?? CGMutablePath()) }

    /// Applies a transform to all points.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    /// Returns the path in reverse direction, with the same attributes.
    open func reversing() -> UIBezierPath {
        let other = duplicate()
        other.path = path.reversed()
        return other
    }

    /// Returns whether the filled path contains a point.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

    var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// Sets the dash pattern, alternating lengths of dashes and gaps in points, and the phase at which it starts.
    ///
    /// A nil or empty pattern makes solid lines.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Returns the dash pattern, its count and its phase through pointers; `pattern` must have space for all lengths.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dashLengths, count: dashLengths.count)
        count?.pointee = dashLengths.count
        phase?.pointee = dashPhase
    }

    /// Returns an independent path with the same attributes.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    private func duplicate() -> UIBezierPath {
        let other = UIBezierPath(cgPath: path)
        other.lineWidth = lineWidth
        other.lineCapStyle = lineCapStyle
        other.lineJoinStyle = lineJoinStyle
        other.miterLimit = miterLimit
        other.flatness = flatness
        other.usesEvenOddFillRule = usesEvenOddFillRule
        other.dashLengths = dashLengths
        other.dashPhase = dashPhase
        return other
    }

    private let hashNumber = HashNumber()

    /// A hash value that is the same in every run, unlike one derived from an address.
    open override var hash: Int { hashNumber.value }
}
