import Foundation

/// A path that can be added to.
///
/// Every point may be mapped by `transform` on its way in. Elements that need a current point are ignored without one.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public convenience init() { self.init(elements: PathElements()) }

    /// Starts a subpath at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.move(to: point.applying(transform))
    }

    /// A straight line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.line(to: point.applying(transform))
    }

    /// A subpath of straight lines through `points`; none for an empty array.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        elements.reserve(points.count)
        elements.move(to: first.applying(transform))
        let rest = points.dropFirst()
        elements.lines(to: transform.isIdentity ? rest : rest.map { $0.applying(transform) }[...])
    }

    /// A quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        elements.quad(to: end.applying(transform), control: control.applying(transform))
    }

    /// A cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        elements.curve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// A closed rectangle: origin, then towards +x, then towards +y.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        elements.addRect(rect, transform: transform)
    }

    /// Closed rectangles, one after another.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { elements.addRect(rect, transform: transform) }
    }

    /// A closed ellipse: four cubics from the right-most point towards +y.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        elements.addEllipse(in: rect, transform: transform)
    }

    /// A closed rectangle with elliptical corners; their sizes are clamped to 0 … half a side.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        elements.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
    }

    /// A circular arc, joined by a line to the current point.
    ///
    /// `clockwise` is meant with y up: true runs through decreasing angles (radians), which looks counter-clockwise
    /// where y points down. A span of 2π or more draws one full circle, and so do ends that are whole turns apart the
    /// other way.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        elements.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: transform)
    }

    /// A circular arc over `delta` radians (positive towards +y), joined by a line to the current point.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        elements.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// A corner at `tangent1End` towards `tangent2End`, rounded with `radius`; a line where there is no corner.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        elements.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// All elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements.append(path.elements, transform: transform)
    }

    /// A line back to where the subpath started; the next line begins there.
    public func closeSubpath() { elements.close() }
}
