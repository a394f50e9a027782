import UIKit

/// A line that was drawn with one finger.
struct Stroke {
    let color: UIColor
    let width: CGFloat
    private(set) var points: [CGPoint]

    init(color: UIColor, width: CGFloat, start: CGPoint) {
        self.color = color
        self.width = width
        points = [start]
    }

    /// Adds a point unless it is very near the last one.
    mutating func add(_ point: CGPoint) {
        guard let last = points.last, hypot(point.x - last.x, point.y - last.y) > 1 else { return }
        points.append(point)
    }

    /// A smooth line through the middles between the points.
    var path: UIBezierPath {
        let path = UIBezierPath()
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        guard let first = points.first else { return path }
        path.move(to: first)
        guard points.count > 2 else {
            path.addLine(to: points.last ?? first)
            return path
        }
        for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
            let middle = CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2)
            path.addQuadCurve(to: middle, controlPoint: point)
        }
        path.addLine(to: points[points.count - 1])
        return path
    }
}
