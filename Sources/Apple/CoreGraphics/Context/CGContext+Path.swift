import Foundation

/// Points are transformed when they are added, so later changes of the CTM do not move them.
extension CGContext {
    /// Clears the current path.
    public func beginPath() { devicePath = CGMutablePath() }

    /// Begins a new subpath at `point`.
    public func move(to point: CGPoint) { devicePath.move(to: point, transform: ctm) }

    /// Appends a line from the current point.
    public func addLine(to point: CGPoint) { devicePath.addLine(to: point, transform: ctm) }

    /// Appends a new subpath of connected lines through `points`.
    public func addLines(between points: [CGPoint]) { devicePath.addLines(between: points, transform: ctm) }

    /// Appends a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        devicePath.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }

    /// Appends a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        devicePath.addQuadCurve(to: end, control: control, transform: ctm)
    }

    /// Appends an arc, connected to the current point by a line; angles in radians.
    ///
    /// `clockwise` assumes that y points up: if true, the angle decreases.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        devicePath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: ctm)
    }

    /// Appends the arc that rounds the corner at `tangent1End` towards `tangent2End`, and the line to its start.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        devicePath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
    }

    /// Appends a closed rectangle.
    public func addRect(_ rect: CGRect) { devicePath.addRect(rect, transform: ctm) }

    /// Appends closed rectangles.
    public func addRects(_ rects: [CGRect]) { devicePath.addRects(rects, transform: ctm) }

    /// Appends a closed ellipse that is inscribed in `rect`.
    public func addEllipse(in rect: CGRect) { devicePath.addEllipse(in: rect, transform: ctm) }

    /// Appends another path.
    public func addPath(_ path: CGPath) { devicePath.addPath(path, transform: ctm) }

    /// Closes the current subpath with a line to its start.
    public func closePath() { devicePath.closeSubpath() }

    /// Whether the current path is empty.
    public var isPathEmpty: Bool { devicePath.isEmpty }

    /// The current point in user space; zero if the path is empty.
    public var currentPointOfPath: CGPoint {
        devicePath.isEmpty ? .zero : convertToUserSpace(devicePath.currentPoint)
    }

    /// The smallest rectangle in user space that contains the current path and its control points; null if it is empty.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// A copy of the current path in user space; nil if it is empty.
    public var path: CGPath? {
        guard !devicePath.isEmpty else { return nil }
        return userPath
    }

    /// Returns whether drawing the current path in `mode` would paint the point (user space).
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let path = userPath
        if let rule = mode.fillRule, path.contains(point, using: rule) { return true }
        return mode.strokes && strokedOutline(of: path)?.contains(point, using: .winding) == true
    }

    /// Replaces the current path with the outline of its stroke.
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

    /// Returns the area in user space that stroking `path` covers; nil if nothing would be stroked.
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
            tolerance: 0.05 / scale)
    }
}
