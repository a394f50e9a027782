import Foundation

extension CGPath {
    /// Interpolates between two paths with corresponding elements; nil if they do not correspond.
    ///
    /// Where the kinds of two segments differ, both are converted to cubics first. `fraction` may lie outside 0…1.
    package func interpolated(to other: CGPath, fraction: CGFloat) -> CGPath? {
        let (a, b) = (elements, other.elements)
        guard a.verbs.count == b.verbs.count else { return nil }
        var result = PathElements()
        result.reserve(a.verbs.count)
        var (i, j) = (0, 0)
        var (fromA, fromB) = (CGPoint.zero, CGPoint.zero)
        var (startA, startB) = (CGPoint.zero, CGPoint.zero)
        for (va, vb) in zip(a.verbs, b.verbs) {
            func mix(_ k: Int) -> CGPoint { Bezier.mix(a.points[i + k], b.points[j + k], fraction) }
            switch (va, vb) {
            case (.move, .move):
                result.move(to: mix(0))
                (startA, startB) = (a.points[i], b.points[j])
            case (.line, .line): result.line(to: mix(0))
            case (.quad, .quad): result.quad(to: mix(1), control: mix(0))
            case (.close, .close): result.close()
            case (.line, .quad), (.line, .curve), (.quad, .line), (.quad, .curve), (.curve, .line), (.curve, .quad),
                (.curve, .curve):
                let x = a.cubic(va, at: i, from: fromA)
                let y = b.cubic(vb, at: j, from: fromB)
                result.curve(
                    to: Bezier.mix(x.2, y.2, fraction), control1: Bezier.mix(x.0, y.0, fraction),
                    control2: Bezier.mix(x.1, y.1, fraction))
            default: return nil
            }
            i += va.pointCount
            j += vb.pointCount
            fromA = va == .close ? startA : a.points[i - 1]
            fromB = vb == .close ? startB : b.points[j - 1]
        }
        return CGPath(elements: result)
    }
}

extension PathElements {
    /// Returns the two controls and the end of the cubic equal to the element at point index `i`.
    fileprivate func cubic(_ verb: Verb, at i: Int, from: CGPoint) -> (CGPoint, CGPoint, CGPoint) {
        switch verb {
        case .curve: return (points[i], points[i + 1], points[i + 2])
        case .quad:
            return (Bezier.mix(from, points[i], 2 / 3), Bezier.mix(points[i + 1], points[i], 2 / 3), points[i + 1])
        default:
            let to = points[i]
            return (Bezier.mix(from, to, 1 / 3), Bezier.mix(from, to, 2 / 3), to)
        }
    }
}
