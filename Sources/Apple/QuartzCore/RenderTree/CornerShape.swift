/// A rounded corner of radius 1, as cubic curves.
///
/// Points have their `x` along the side that leads into the corner and their `y` along the side that leads out, both
/// measured from the corner. The second half mirrors the first.
struct CornerShape {
    /// The length of the corner along its sides.
    let extent: CGFloat
    /// The points of the first half: each cubic's points after its start, then the start and first control point of the
    /// middle cubic.
    private let points: [CGPoint]

    /// A quarter circle as one cubic.
    static let circular = CornerShape(extent: 1, points: [CGPoint(x: 1 - 0.5522847498307936, y: 0)])

    /// Creates a corner of gradually increasing curvature, where each side has room for `available` radii.
    ///
    /// With room for ``CALayer/cornerCurveExpansionFactor(_:)`` radii, it has the shape measured on Apple's corners;
    /// with less, it approaches a quarter circle, which it equals with room for one radius.
    init(continuousIn available: CGFloat) {
        let full = CALayer.cornerCurveExpansionFactor(.continuous)
        let f = min(max((available - 1) / (full - 1), 0), 1)
        extent = 1 + (full - 1) * f
        points = zip(Self.arc, Self.continuous).map { a, b in
            CGPoint(x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f)
        }
    }

    private init(extent: CGFloat, points: [CGPoint]) {
        self.extent = extent
        self.points = points
    }

    /// The first cubic's control points and end, then the middle cubic's start and first control point.
    private static let continuous = [
        CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0), CGPoint(x: 0.669934, y: 0.065496),
        CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.169060),
    ]

    /// The same points for a quarter circle that is split 20.5° after its start and before its end.
    private static let arc = [
        CGPoint(x: 0.880412, y: 0), CGPoint(x: 0.761808, y: 0.021447), CGPoint(x: 0.649793, y: 0.063328),
        CGPoint(x: 0.649793, y: 0.063328), CGPoint(x: 0.378636, y: 0.164709),
    ]

    /// Adds the corner at `corner`; `from` points back along the incoming side, `to` forward along the outgoing side.
    func add(to path: CGMutablePath, at corner: CGPoint, from: CGVector, to: CGVector, radius: CGFloat) {
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(
                x: corner.x + (from.dx * x + to.dx * y) * radius, y: corner.y + (from.dy * x + to.dy * y) * radius)
        }
        func there(_ i: Int) -> CGPoint { place(points[i].x, points[i].y) }
        func back(_ i: Int) -> CGPoint { place(points[i].y, points[i].x) }
        path.addLine(to: place(extent, 0))
        guard points.count > 1 else {
            return path.addCurve(to: place(0, extent), control1: there(0), control2: back(0))
        }
        path.addCurve(to: there(2), control1: there(0), control2: there(1))
        path.addLine(to: there(3))
        path.addCurve(to: back(3), control1: there(4), control2: back(4))
        path.addLine(to: back(2))
        path.addCurve(to: place(0, extent), control1: back(1), control2: back(0))
    }
}
