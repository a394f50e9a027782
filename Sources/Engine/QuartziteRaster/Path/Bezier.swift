import Foundation

/// Functions on Bézier curves.
package enum Bezier {
    package static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
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
    package static func stepCount(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, tolerance: CGFloat
    ) -> Int {
        let (ax, ay) = (p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
        let (bx, by) = (p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
        return steps(0.75 * max(ax * ax + ay * ay, bx * bx + by * by).squareRoot() / tolerance)
    }

    /// Calls `body` with the ends of chords that stay within `tolerance` of the curve in x and in y, the last of them
    /// `p3`.
    ///
    /// The curve is halved until each part is flat by Wang's bound, as Core Animation does, up to 1,024 parts.
    static func forEachChord(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, tolerance: CGFloat, depth: Int = 10,
        _ body: (CGPoint) -> Void
    ) {
        let (a, b) = (bend(p0, p1, p2), bend(p1, p2, p3))
        guard depth > 0, !(0.75 * max(a, b) <= tolerance) else { return body(p3) }
        let (p01, p12, p23) = (mix(p0, p1, 0.5), mix(p1, p2, 0.5), mix(p2, p3, 0.5))
        let (p012, p123) = (mix(p01, p12, 0.5), mix(p12, p23, 0.5))
        let middle = mix(p012, p123, 0.5)
        forEachChord(p0, p01, p012, middle, tolerance: tolerance, depth: depth - 1, body)
        forEachChord(middle, p123, p23, p3, tolerance: tolerance, depth: depth - 1, body)
    }

    /// Calls `body` as above for a quadratic curve.
    static func forEachChord(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, tolerance: CGFloat, depth: Int = 10, _ body: (CGPoint) -> Void
    ) {
        guard depth > 0, !(0.25 * bend(p0, p1, p2) <= tolerance) else { return body(p2) }
        let (p01, p12) = (mix(p0, p1, 0.5), mix(p1, p2, 0.5))
        let middle = mix(p01, p12, 0.5)
        forEachChord(p0, p01, middle, tolerance: tolerance, depth: depth - 1, body)
        forEachChord(middle, p12, p2, tolerance: tolerance, depth: depth - 1, body)
    }

    /// Returns the second difference of three points, the larger of x and y.
    private static func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
        max(abs(a.x - 2 * b.x + c.x), abs(a.y - 2 * b.y + c.y))
    }

    private static func steps(_ square: CGFloat) -> Int {
        guard square > 1 else { return 1 }
        return Int(min(square.squareRoot().rounded(.up), 1024))
    }
}
