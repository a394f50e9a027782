import UIKit

extension UIImage {
    /// Returns a transparent image of this size with the drawing of `draw`, at three pixels per point.
    static func drawn(width: CGFloat, height: CGFloat, _ draw: (CGRect) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let area = CGRect(x: 0, y: 0, width: width, height: height)
        return UIGraphicsImageRenderer(size: area.size, format: format).image { _ in draw(area) }
    }
}

extension UIColor {
    /// Fills the oval in a rectangle with this colour.
    func fillOval(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        setFill()
        UIBezierPath(ovalIn: CGRect(x: x, y: y, width: width, height: height)).fill()
    }

    /// Fills a rectangle with rounded corners with this colour.
    func fillBox(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0) {
        setFill()
        UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius).fill()
    }

    /// Fills the polygon through the points with this colour.
    func fillOutline(_ points: [(x: CGFloat, y: CGFloat)]) {
        setFill()
        let outline = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.x, y: point.y)
            if index == 0 { outline.move(to: place) } else { outline.addLine(to: place) }
        }
        outline.close()
        outline.fill()
    }
}

extension UIBezierPath {
    /// Strokes the path with this colour and width, with round caps and joins.
    func stroke(_ color: UIColor, width: CGFloat) {
        color.setStroke()
        lineWidth = width
        lineCapStyle = .round
        lineJoinStyle = .round
        stroke()
    }
}
