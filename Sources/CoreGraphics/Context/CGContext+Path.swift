import Foundation

/// Points are transformed as they are added, so a later change of the CTM leaves them where they are.
extension CGContext {
    /// Forgets the current path.
    public func beginPath() { devicePath = CGMutablePath() }

    /// Starts a subpath at `point`.
    public func move(to point: CGPoint) { devicePath.move(to: point, transform: ctm) }

    /// A line from the current point.
    public func addLine(to point: CGPoint) { devicePath.addLine(to: point, transform: ctm) }

    /// A new subpath of lines through `points`.
    public func addLines(between points: [CGPoint]) { devicePath.addLines(between: points, transform: ctm) }

    /// A cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        devicePath.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }

    /// A quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        devicePath.addQuadCurve(to: end, control: control, transform: ctm)
    }

    /// An arc, joined to the current point by a line; angles in radians.
    ///
    /// `clockwise` is meant for y up: true lets the angle decrease.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        devicePath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: ctm)
    }

    /// The arc that rounds the corner at `tangent1End` on the way to `tangent2End`, and the line that leads to it.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        devicePath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
    }

    /// A closed rectangle.
    public func addRect(_ rect: CGRect) { devicePath.addRect(rect, transform: ctm) }

    /// Closed rectangles.
    public func addRects(_ rects: [CGRect]) { devicePath.addRects(rects, transform: ctm) }

    /// A closed ellipse that touches the sides of `rect`.
    public func addEllipse(in rect: CGRect) { devicePath.addEllipse(in: rect, transform: ctm) }

    /// All of another path.
    public func addPath(_ path: CGPath) { devicePath.addPath(path, transform: ctm) }

    /// A line back to the start of the subpath.
    public func closePath() { devicePath.closeSubpath() }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { devicePath.isEmpty }

    /// Where the next element would begin, in user space; zero for an empty path.
    public var currentPointOfPath: CGPoint {
        devicePath.isEmpty ? .zero : convertToUserSpace(devicePath.currentPoint)
    }

    /// The rectangle of user space around the current path and its control points; null for an empty path.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// A copy of the current path in user space; nil where it is empty.
    public var path: CGPath? {
        guard !devicePath.isEmpty else { return nil }
        return userPath
    }

    /// Whether drawing the current path in `mode` would paint the pixel position of `point` (user space).
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let path = userPath
        if let rule = mode.fillRule, path.contains(point, using: rule) { return true }
        return mode.strokes && strokedOutline(of: path)?.contains(point, using: .winding) == true
    }

    /// Makes the outline of the line along the current path the current path.
    public func replacePathWithStrokedPath() {
        let outline = strokedOutline(of: userPath)
        beginPath()
        if let outline { addPath(outline) }
    }

    /// The current path, in user space.
    var userPath: CGPath {
        var inverse = ctm.inverted()
        return devicePath.copy(using: &inverse) ?? devicePath
    }

    /// The shape that the line along `path` covers, in user space; nil where no line is drawn.
    func strokedOutline(of path: CGPath) -> CGPath? {
        guard state.lineWidth > 0, !path.isEmpty else { return nil }
        var line = path
        if !state.dashLengths.isEmpty {
            line = path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
        }
        let scale = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
        guard scale > 0 else { return nil }
        return line.stroked(
            width: state.lineWidth, cap: state.lineCap, join: state.lineJoin, miterLimit: state.miterLimit,
            tolerance: 0.1 / scale)
    }
}
