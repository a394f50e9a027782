import CQuartziteKernels
import Foundation

/// Reads any gradient under any transform by computing the parameter for each pixel.
struct ParametricReader {
    private let gradient: GradientPaint
    private let inverse: Projection

    /// Creates a reader; nil if the gradient has no extent and therefore paints nothing.
    init?(_ gradient: GradientPaint, inverse: Projection) {
        switch gradient.shape {
        case .axial(let start, let end): if start == end { return nil }
        case .radial(let a, let r, let b, let s): if a == b, r == s { return nil }
        case .elliptical(_, let rx, let ry): if !(rx > 0 && ry > 0) { return nil }
        case .conic: break
        }
        self.gradient = gradient
        self.inverse = inverse
    }

    func read(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        let last = Double(GradientRamp.count - 1)
        gradient.ramp.pixels.withUnsafeBufferPointer { table in
            for i in 0..<count {
                let (point, w) = inverse.project(CGPoint(x: Double(x + i) + 0.5, y: Double(y) + 0.5))
                guard w > 0, let t = parameter(at: point) else {
                    pixels[i] = 0
                    continue
                }
                pixels[i] = table[Int((min(max(t, 0), 1) * last).rounded())]
            }
        }
    }

    /// Returns the gradient's parameter at a point; nil if nothing is painted there.
    private func parameter(at p: CGPoint) -> Double? {
        switch gradient.shape {
        case .axial(let start, let end):
            let dx = end.x - start.x
            let dy = end.y - start.y
            return painted(((p.x - start.x) * dx + (p.y - start.y) * dy) / (dx * dx + dy * dy))
        case .elliptical(let center, let rx, let ry):
            let dx = (p.x - center.x) / rx
            let dy = (p.y - center.y) / ry
            return painted((dx * dx + dy * dy).squareRoot())
        case .conic(let center, let angle):
            let turn = (qz_atan2(p.y - center.y, p.x - center.x) - angle) / (2 * .pi)
            return painted(turn - turn.rounded(.down))
        case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
            return radial(p, startCenter, startRadius, endCenter, endRadius)
        }
    }

    private func painted(_ t: Double) -> Double? {
        guard !t.isNaN, t >= 0 || gradient.extendsBefore, t <= 1 || gradient.extendsAfter else { return nil }
        return t
    }

    /// Returns the largest parameter whose circle passes through the point and has a radius of 0 or more.
    private func radial(_ p: CGPoint, _ c0: CGPoint, _ r0: Double, _ c1: CGPoint, _ r1: Double) -> Double? {
        let cx = c1.x - c0.x
        let cy = c1.y - c0.y
        let dr = r1 - r0
        let px = p.x - c0.x
        let py = p.y - c0.y
        let a = cx * cx + cy * cy - dr * dr
        let b = px * cx + py * cy + r0 * dr
        let c = px * px + py * py - r0 * r0
        var candidates: (Double, Double)
        if a == 0 {
            guard b != 0 else { return nil }
            candidates = (c / (2 * b), c / (2 * b))
        } else {
            let discriminant = b * b - a * c
            guard discriminant >= 0 else { return nil }
            let root = discriminant.squareRoot()
            candidates = ((b + root) / a, (b - root) / a)
            if candidates.0 < candidates.1 { candidates = (candidates.1, candidates.0) }
        }
        for t in [candidates.0, candidates.1] where r0 + t * dr >= 0 {
            if let t = painted(t) { return t }
        }
        return nil
    }
}
