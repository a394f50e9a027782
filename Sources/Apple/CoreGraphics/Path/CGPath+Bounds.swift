import Foundation

extension CGPath {
    /// The smallest rectangle that contains all points, including control points; null for an empty path.
    public var boundingBox: CGRect {
        if let known = outlines?.boundingBox { return known }
        var box = Extent()
        for p in elements.points { box.add(p) }
        return box.rect
    }

    /// The smallest rectangle that contains the path itself, without control points; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        var box = Extent()
        var from = CGPoint.zero
        var start = CGPoint.zero
        elements.forEach { element in
            switch element {
            case .move(let p):
                box.add(p)
                (from, start) = (p, p)
            case .line(let p):
                box.add(p)
                from = p
            case .quad(let c, let p):
                box.add(p)
                box.addQuad(from, c, p)
                from = p
            case .curve(let c1, let c2, let p):
                box.add(p)
                box.addCurve(from, c1, c2, p)
                from = p
            case .close: from = start
            }
        }
        return box.rect
    }

    /// Returns whether the path is one closed axis-aligned rectangle, which is then written to `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let own = elements.rect else { return false }
        rect?.pointee = own
        return true
    }
}

/// A bounding box that grows with each point.
private struct Extent {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

    var rect: CGRect {
        low.x <= high.x ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
    }

    mutating func add(_ p: CGPoint) {
        // Ternaries compile to single instructions, `min` and `max` to branches.
        low = CGPoint(x: p.x < low.x ? p.x : low.x, y: p.y < low.y ? p.y : low.y)
        high = CGPoint(x: p.x > high.x ? p.x : high.x, y: p.y > high.y ? p.y : high.y)
    }

    mutating func addQuad(_ p0: CGPoint, _ c: CGPoint, _ p1: CGPoint) {
        // The equivalent cubic has its controls two thirds of the distance from the ends to the quadratic's control.
        addCurve(
            p0, CGPoint(x: p0.x + (c.x - p0.x) * 2 / 3, y: p0.y + (c.y - p0.y) * 2 / 3),
            CGPoint(x: p1.x + (c.x - p1.x) * 2 / 3, y: p1.y + (c.y - p1.y) * 2 / 3), p1)
    }

    /// Adds the extreme points of the curve in x and y.
    mutating func addCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        for (a, b, c, d) in [(p0.x, p1.x, p2.x, p3.x), (p0.y, p1.y, p2.y, p3.y)] {
            // Derivative / 3 = u t² + 2 v t + w
            let u = d - a + 3 * (b - c)
            let v = a - 2 * b + c
            let w = b - a
            var roots: [CGFloat] = []
            if abs(u) < 1e-12 * (abs(v) + abs(w)) {
                if v != 0 { roots = [-w / (2 * v)] }
            } else {
                let discriminant = v * v - u * w
                guard discriminant >= 0 else { continue }
                let root = discriminant.squareRoot()
                roots = [(-v + root) / u, (-v - root) / u]
            }
            for t in roots where t > 0 && t < 1 {
                add(Bezier.point(p0, p1, p2, p3, at: t))
            }
        }
    }
}
