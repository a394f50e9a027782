import CQuartziteKernels
import Foundation

extension PathElements {
    package mutating func addRect(_ rect: CGRect, transform t: CGAffineTransform = .identity) {
        addRect(rect) { $0.applying(t) }
    }

    package mutating func addEllipse(in rect: CGRect, transform t: CGAffineTransform = .identity) {
        addEllipse(in: rect) { $0.applying(t) }
    }

    package mutating func addRoundedRect(
        _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform t: CGAffineTransform = .identity
    ) {
        addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) { $0.applying(t) }
    }

    /// Returns the unit vector at `angle`, exact if the angle is a multiple of a right angle up to rounding.
    private static func direction(_ angle: CGFloat) -> CGPoint {
        let quarters = angle / (.pi / 2)
        let nearest = quarters.rounded()
        if abs(quarters - nearest) < 1e-12 * max(1, abs(nearest)), abs(nearest) < 1e9 {
            return axis(Int(nearest))
        }
        return CGPoint(x: qz_cos(angle), y: qz_sin(angle))
    }

    /// Returns the signed span of an arc, at most a full turn; `clockwise` (for y up, as Apple's) decreases the angle.
    ///
    /// An end in the opposite direction is moved by whole turns until the span is positive. Angles that differ by whole
    /// turns in the opposite direction therefore give a full circle, and equal angles give no arc.
    private static func span(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        var delta = clockwise ? start - end : end - start
        // An end that misses a whole turn only by rounding counts as a whole turn.
        if delta < 0 { delta += ((-delta / turn + 1e-12).rounded(.down) + 1) * turn }
        delta = min(max(delta, 0), turn)
        return clockwise ? -delta : delta
    }

    package mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform t: CGAffineTransform = .identity
    ) {
        let delta = PathElements.span(from: startAngle, to: endAngle, clockwise: clockwise)
        addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: t)
    }

    /// Appends an arc, connected by a line to the current point; a span above a full turn is limited to one.
    package mutating func addArc(
        center c: CGPoint, radius r: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform t: CGAffineTransform = .identity
    ) {
        guard r.isFinite, startAngle.isFinite, delta.isFinite else { return }
        let turn = 2 * CGFloat.pi
        let delta = min(max(delta, -turn), turn)
        var from = PathElements.direction(startAngle)
        let first = CGPoint(x: c.x + from.x * r, y: c.y + from.y * r).applying(t)
        if isEmpty { move(to: first) } else { line(to: first) }
        let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
        guard count > 0 else { return }
        let step = delta / CGFloat(count)
        let isQuarter = abs(abs(step) - .pi / 2) < 1e-12
        let k =
            isQuarter ? (step < 0 ? -PathElements.quarterCircle : PathElements.quarterCircle) : 4 / 3 * qz_tan(step / 4)
        for i in 1...count {
            let to = PathElements.direction(startAngle + step * CGFloat(i))
            curve(
                to: CGPoint(x: c.x + to.x * r, y: c.y + to.y * r).applying(t),
                control1: CGPoint(x: c.x + (from.x - from.y * k) * r, y: c.y + (from.y + from.x * k) * r).applying(t),
                control2: CGPoint(x: c.x + (to.x + to.y * k) * r, y: c.y + (to.y - to.x * k) * r).applying(t)
            )
            from = to
        }
    }

    /// Appends the arc of a circle that touches the line from the current point to `p1` and the line from `p1` to `p2`.
    package mutating func addArc(
        tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform t: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        // The current point is stored transformed, but `p1` and `p2` are not.
        let p0 = current.applying(t.inverted())
        let a = CGPoint(x: p0.x - p1.x, y: p0.y - p1.y)
        let b = CGPoint(x: p2.x - p1.x, y: p2.y - p1.y)
        let lengths = ((a.x * a.x + a.y * a.y) * (b.x * b.x + b.y * b.y)).squareRoot()
        let cross = a.x * b.y - a.y * b.x
        let dot = a.x * b.x + a.y * b.y
        guard lengths > 0, radius > 0, abs(cross) > 1e-9 * lengths else { return line(to: p1.applying(t)) }
        let angle = qz_atan2(abs(cross), dot)
        let reach = radius / qz_tan(angle / 2)
        let (la, lb) = ((a.x * a.x + a.y * a.y).squareRoot(), (b.x * b.x + b.y * b.y).squareRoot())
        let from = CGPoint(x: p1.x + a.x / la * reach, y: p1.y + a.y / la * reach)
        let to = CGPoint(x: p1.x + b.x / lb * reach, y: p1.y + b.y / lb * reach)
        let turn = CGFloat.pi - angle
        let k = 4 / 3 * qz_tan(turn / 4) * radius / reach
        line(to: from.applying(t))
        // An arc of more than a quarter turn gets two cubics, to keep the error of a quarter.
        if turn <= .pi / 2 {
            curve(
                to: to.applying(t),
                control1: CGPoint(x: from.x + (p1.x - from.x) * k, y: from.y + (p1.y - from.y) * k).applying(t),
                control2: CGPoint(x: to.x + (p1.x - to.x) * k, y: to.y + (p1.y - to.y) * k).applying(t)
            )
            return
        }
        let sign: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: from.x - sign * a.y / la * radius, y: from.y + sign * a.x / la * radius)
        let start = qz_atan2(from.y - center.y, from.x - center.x)
        addArc(center: center, radius: radius, startAngle: start, delta: -sign * turn, transform: t)
    }
}
