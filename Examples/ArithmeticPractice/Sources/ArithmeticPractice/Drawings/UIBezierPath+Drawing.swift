import UIKit

extension UIBezierPath {
    /// Creates a polygon.
    convenience init(polygon points: [CGPoint]) {
        self.init()
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
        close()
    }

    /// Creates a line.
    convenience init(from start: CGPoint, to end: CGPoint) {
        self.init()
        move(to: start)
        addLine(to: end)
    }

    /// Creates a circle.
    convenience init(center: CGPoint, radius: CGFloat) {
        self.init(ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// Creates a star with a point at its top.
    ///
    /// - Parameter inner: The radius of the inner corners.
    convenience init(star center: CGPoint, points: Int, radius: CGFloat, inner: CGFloat) {
        self.init(
            polygon: (0..<2 * points).map { index in
                let angle = .pi * CGFloat(index) / CGFloat(points) - .pi / 2
                let distance = index.isMultiple(of: 2) ? radius : inner
                return CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
            })
    }

    /// Fills the path with a colour.
    func fill(_ color: UIColor) {
        color.setFill()
        fill()
    }

    /// Strokes the path with a colour, with round ends and corners.
    func stroke(_ color: UIColor, width: CGFloat) {
        color.setStroke()
        lineWidth = width
        (lineCapStyle, lineJoinStyle) = (.round, .round)
        stroke()
    }
}
