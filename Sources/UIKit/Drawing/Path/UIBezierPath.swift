import QuartzCore

/// A path with the settings it is drawn with.
///
/// Angles are radians, with y down: `clockwise: true` goes towards larger angles, which is clockwise on the screen.
open class UIBezierPath: NSObject, NSCopying {
    private var path: CGMutablePath

    /// The width of the stroke in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// How open ends are drawn; `butt` by default.
    open var lineCapStyle = CGLineCap.butt
    /// How corners are drawn; `miter` by default.
    open var lineJoinStyle = CGLineJoin.miter
    /// The longest miter, in line widths; 10 by default.
    open var miterLimit: CGFloat = 10
    /// How far a drawn curve may lie from the real one, in pixels; 0.6 by default, stored and without effect.
    open var flatness: CGFloat = 0.6
    /// Whether `fill`, `addClip` and `contains` count by the even-odd rule; false by default, which is non-zero winding.
    open var usesEvenOddFillRule = false

    private(set) var dashLengths: [CGFloat] = []
    private(set) var dashPhase: CGFloat = 0

    /// An empty path.
    public override init() {
        path = CGMutablePath()
        super.init()
    }

    /// A path of a Core Graphics path, which is copied.
    public init(cgPath: CGPath) {
        path = cgPath.mutableCopy() ?? CGMutablePath()
        super.init()
    }

    /// A rectangle, from its origin to the right and round.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse in a rectangle, clockwise from its right-most point.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with round corners; the radius is limited to half the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radii = CGSize(width: cornerRadius, height: cornerRadius)
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
    }

    /// A rectangle with some round corners, clockwise from its top edge; the radius is `cornerRadii.width`.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        path.addRoundedRect(rect.standardized, corners: corners, radius: cornerRadii.width)
    }

    /// An arc of a circle.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The path alone; setting it copies, getting it gives an independent path.
    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Whether nothing was added yet.
    open var isEmpty: Bool { path.isEmpty }

    /// The box around all points, control points included; null for an empty path.
    open var bounds: CGRect { path.boundingBox }

    /// Where the next line would start; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Begins a subpath.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line; ignored without a current point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic curve; ignored without a current point.
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve; ignored without a current point.
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: end, control: controlPoint)
    }

    /// Adds an arc, joined with a line from the current point; a span of a full turn or more draws one circle.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics names directions for y pointing up.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise
        )
    }

    /// Closes the current subpath with a line.
    open func close() { path.closeSubpath() }

    /// Empties the path.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds the other path's subpaths.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path.copy() ?? CGMutablePath()) }

    /// Maps all points.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    /// The same path drawn from its end to its start, with the same settings.
    open func reversing() -> UIBezierPath {
        let other = duplicate()
        other.path = path.reversed()
        return other
    }

    /// Whether a point lies inside the filled path.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

    var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// Sets alternating lengths drawn and left out, in points, and how far into them the stroke begins.
    ///
    /// A nil pattern or one without elements draws solid lines.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Writes the dash pattern's lengths, their number and the phase; `pattern` must have room for all of them.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dashLengths, count: dashLengths.count)
        count?.pointee = dashLengths.count
        phase?.pointee = dashPhase
    }

    /// An independent path with the same settings.
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

    /// A number that is the same in every run, where an address is not.
    open override var hash: Int { hashNumber.value }
}
