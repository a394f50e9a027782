import Foundation

extension PathElements {
    /// The distance of the control points with which a cubic best approximates a quarter of the unit circle.
    package static let quarterCircle: CGFloat = 0.5522847498307936

    /// Creates a closed rectangle, from its origin towards +x.
    package init(rect: CGRect) { addRect(rect) { $0 } }

    /// The rectangle that the path is; nil unless it is one closed rectangle with upright sides.
    package var rect: CGRect? {
        guard verbs.count == 5 || verbs.count == 6, verbs[0] == .move, points.count >= 4,
            verbs[1..<4].allSatisfy({ $0 == .line })
        else { return nil }
        switch (verbs.count, verbs[4]) {
        case (5, .close): break
        case (_, .line): guard points[4] == points[0], verbs.count == 5 || verbs[5] == .close else { return nil }
        default: return nil
        }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        guard
            (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
                || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
        else { return nil }
        return CGRect(
            x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    }

    package mutating func addRect(_ rect: CGRect, mapping map: (CGPoint) -> CGPoint) {
        guard !rect.isNull else { return }
        move(to: map(CGPoint(x: rect.minX, y: rect.minY)))
        line(to: map(CGPoint(x: rect.maxX, y: rect.minY)))
        line(to: map(CGPoint(x: rect.maxX, y: rect.maxY)))
        line(to: map(CGPoint(x: rect.minX, y: rect.maxY)))
        close()
    }

    package mutating func addEllipse(in rect: CGRect, mapping map: (CGPoint) -> CGPoint) {
        guard !rect.isNull else { return }
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        move(to: map(CGPoint(x: center.x + rx, y: center.y)))
        addQuarters(center, rx, ry, from: 0, count: 4, map)
        close()
    }

    package mutating func addRoundedRect(
        _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, mapping map: (CGPoint) -> CGPoint
    ) {
        guard !rect.isNull else { return }
        let rx = min(max(cornerWidth, 0), rect.width / 2)
        let ry = min(max(cornerHeight, 0), rect.height / 2)
        guard rx > 0 && ry > 0 else { return addRect(rect, mapping: map) }
        let (left, right) = (rect.minX + rx, rect.maxX - rx)
        let (top, bottom) = (rect.minY + ry, rect.maxY - ry)
        // Begins at the middle of the right side towards +y, so that a partial stroke begins where an ellipse's does.
        move(to: map(CGPoint(x: rect.maxX, y: rect.midY)))
        line(to: map(CGPoint(x: rect.maxX, y: bottom)))
        addQuarters(CGPoint(x: right, y: bottom), rx, ry, from: 0, count: 1, map)
        line(to: map(CGPoint(x: left, y: rect.maxY)))
        addQuarters(CGPoint(x: left, y: bottom), rx, ry, from: 1, count: 1, map)
        line(to: map(CGPoint(x: rect.minX, y: top)))
        addQuarters(CGPoint(x: left, y: top), rx, ry, from: 2, count: 1, map)
        line(to: map(CGPoint(x: right, y: rect.minY)))
        addQuarters(CGPoint(x: right, y: top), rx, ry, from: 3, count: 1, map)
        close()
    }

    /// Appends quarter ellipses of increasing angle from a multiple of a right angle, exactly and without trigonometry.
    private mutating func addQuarters(
        _ c: CGPoint, _ rx: CGFloat, _ ry: CGFloat, from first: Int, count: Int, _ map: (CGPoint) -> CGPoint
    ) {
        for quarter in first..<first + count {
            let a = PathElements.axis(quarter)
            let b = PathElements.axis(quarter + 1)
            let k = PathElements.quarterCircle
            curve(
                to: map(CGPoint(x: c.x + b.x * rx, y: c.y + b.y * ry)),
                control1: map(CGPoint(x: c.x + (a.x + b.x * k) * rx, y: c.y + (a.y + b.y * k) * ry)),
                control2: map(CGPoint(x: c.x + (b.x + a.x * k) * rx, y: c.y + (b.y + a.y * k) * ry))
            )
        }
    }

    /// Returns the unit vector at a multiple of a right angle.
    package static func axis(_ quarter: Int) -> CGPoint {
        switch quarter & 3 {
        case 0: CGPoint(x: 1, y: 0)
        case 1: CGPoint(x: 0, y: 1)
        case 2: CGPoint(x: -1, y: 0)
        default: CGPoint(x: 0, y: -1)
        }
    }
}
