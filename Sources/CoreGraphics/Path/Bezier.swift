import Foundation

/// Functions on Bézier curves.
package enum Bezier {
    package static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    package static func point(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, at t: CGFloat) -> CGPoint {
        let s = 1 - t
        let (a, b, c) = (s * s, 2 * s * t, t * t)
        return CGPoint(x: a * p0.x + b * p1.x + c * p2.x, y: a * p0.y + b * p1.y + c * p2.y)
    }

    package static func point(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, at t: CGFloat
    ) -> CGPoint {
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    /// Returns how many equal parameter steps keep the chords within `tolerance` of the curve (Wang's bound), 1…1024.
    package static func stepCount(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, tolerance: CGFloat) -> Int {
        let (x, y) = (p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
        return steps(0.25 * (x * x + y * y).squareRoot() / tolerance)
    }

    package static func stepCount(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, tolerance: CGFloat
    ) -> Int {
        let (ax, ay) = (p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
        let (bx, by) = (p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
        return steps(0.75 * max(ax * ax + ay * ay, bx * bx + by * by).squareRoot() / tolerance)
    }

    private static func steps(_ square: CGFloat) -> Int {
        guard square > 1 else { return 1 }
        return Int(min(square.squareRoot().rounded(.up), 1024))
    }
}
