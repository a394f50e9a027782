import CQuartziteKernels
import CoreGraphics

/// A parser of SVG path data, the value of the attribute `d`.
///
/// The path ends before the first error.
package struct SVGPathData {
    private var reader: SVGNumbers
    private let path = CGMutablePath()
    private var current = CGPoint.zero
    /// The start of the current subpath.
    private var start = CGPoint.zero
    /// The last control point of the previous curve, which smooth curves mirror, and the degree of that curve.
    private var control: (point: CGPoint, degree: Int)?

    /// Returns the path of an SVG path's data, y down.
    package static func path(_ data: some StringProtocol) -> CGPath {
        var parser = SVGPathData(reader: SVGNumbers(data))
        parser.parse()
        return parser.path
    }

    private init(reader: SVGNumbers) { self.reader = reader }

    private mutating func parse() {
        var command: UInt8?
        while true {
            if let next = reader.letter() {
                command = next
            } else if command.map({ $0 | 0x20 == UInt8(ascii: "z") }) ?? true {
                return
            }
            guard let now = command, perform(now | 0x20, isRelative: now & 0x20 != 0) else { return }
            // Further points of a move are joined by lines.
            if now | 0x20 == UInt8(ascii: "m") { command = now - 1 }
        }
    }

    /// Reads the numbers of a command and appends it; returns false at the end and for an error.
    private mutating func perform(_ command: UInt8, isRelative: Bool) -> Bool {
        let base = isRelative ? current : .zero
        let previous = control
        control = nil
        switch command {
        case UInt8(ascii: "z"):
            path.closeSubpath()
            current = start
        case UInt8(ascii: "m"):
            guard let point = point(base) else { return false }
            path.move(to: point)
            (current, start) = (point, point)
        case UInt8(ascii: "l"):
            guard let point = point(base) else { return false }
            line(to: point)
        case UInt8(ascii: "h"):
            guard let x = reader.number() else { return false }
            line(to: CGPoint(x: base.x + x, y: current.y))
        case UInt8(ascii: "v"):
            guard let y = reader.number() else { return false }
            line(to: CGPoint(x: current.x, y: base.y + y))
        case UInt8(ascii: "c"), UInt8(ascii: "s"):
            let mirrored = mirror(previous, degree: 3)
            guard let first = command == UInt8(ascii: "s") ? mirrored : point(base), let second = point(base),
                let end = point(base)
            else { return false }
            path.addCurve(to: end, control1: first, control2: second)
            control = (second, 3)
            current = end
        case UInt8(ascii: "q"), UInt8(ascii: "t"):
            let mirrored = mirror(previous, degree: 2)
            guard let middle = command == UInt8(ascii: "t") ? mirrored : point(base), let end = point(base) else {
                return false
            }
            path.addQuadCurve(to: end, control: middle)
            control = (middle, 2)
            current = end
        case UInt8(ascii: "a"): return arc(base)
        default: return false
        }
        return true
    }

    private mutating func point(_ base: CGPoint) -> CGPoint? {
        guard let x = reader.number(), let y = reader.number() else { return nil }
        return CGPoint(x: base.x + x, y: base.y + y)
    }

    private func mirror(_ control: (point: CGPoint, degree: Int)?, degree: Int) -> CGPoint {
        guard let control, control.degree == degree else { return current }
        return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
    }

    private mutating func line(to point: CGPoint) {
        path.addLine(to: point)
        current = point
    }

    /// Appends an elliptical arc, converted from its end points to its centre as the SVG standard describes.
    private mutating func arc(_ base: CGPoint) -> Bool {
        guard let radiusX = reader.number(), let radiusY = reader.number(), let degrees = reader.number(),
            let isLarge = reader.flag(), let isPositive = reader.flag(), let end = point(base)
        else { return false }
        var (rx, ry) = (abs(radiusX), abs(radiusY))
        guard rx > 0, ry > 0, end != current else {
            line(to: end)
            return true
        }
        let rotation = CGAffineTransform(rotationAngle: degrees * .pi / 180)
        let half = CGPoint(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2).applying(rotation.inverted())
        let excess = (half.x / rx) * (half.x / rx) + (half.y / ry) * (half.y / ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let (x, y) = (half.x / rx, half.y / ry)
        let length = x * x + y * y
        let offset = max((1 - length) / length, 0).squareRoot() * (isLarge == isPositive ? -1 : 1)
        // The centre in the space in which the ellipse is a unit circle around the middle of the two ends.
        let center = CGPoint(x: offset * y, y: -offset * x)
        let startAngle = qz_atan2(y - center.y, x - center.x)
        var delta = qz_atan2(-y - center.y, -x - center.x) - startAngle
        if isPositive, delta < 0 { delta += 2 * .pi }
        if !isPositive, delta > 0 { delta -= 2 * .pi }
        let toUser = CGAffineTransform(scaleX: rx, y: ry).concatenating(rotation).concatenating(
            CGAffineTransform(translationX: (current.x + end.x) / 2, y: (current.y + end.y) / 2))
        path.addRelativeArc(center: center, radius: 1, startAngle: startAngle, delta: delta, transform: toUser)
        current = end
        return true
    }
}
