import Foundation

extension CGPath {
    /// Returns the path with its curves replaced by lines at most `threshold` points away.
    ///
    /// A threshold that is not positive counts as 0.01.
    public func flattened(threshold: CGFloat) -> CGPath {
        var result = PathElements()
        elements.forEachPolyline(tolerance: threshold > 0 ? threshold : 0.01) { line in
            result.move(to: line.points[0])
            for p in line.points.dropFirst() { result.line(to: p) }
            if line.isClosed { result.close() }
        }
        return CGPath(elements: result)
    }

    /// Returns whether `point` is inside the path; open subpaths count as closed.
    ///
    /// First, `transform` maps the point into the path's coordinates, as in Apple's API.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let p = point.applying(transform)
        var winding = 0
        elements.forEachPolyline(tolerance: 0.01) { line in
            guard var a = line.points.last else { return }
            for b in line.points {
                if (a.y <= p.y) != (b.y <= p.y) {
                    let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
                    if x > p.x { winding += a.y < b.y ? 1 : -1 }
                }
                a = b
            }
        }
        return rule == .winding ? winding != 0 : winding & 1 != 0
    }
}
