import CoreGraphics
import QuartziteFileFormats

/// The paths of the basic shapes.
enum SVGShape {
    /// Returns the path of a shape; nil if the element is no shape, or its size is not positive.
    static func path(of element: MarkupElement) -> CGPath? {
        let attributes = element.attributes
        func number(_ name: String) -> Double { attributes[name].flatMap { SVGNumbers.list($0).first } ?? 0 }
        switch element.name {
        case "path": return attributes["d"].map { SVGPathData.path($0) }
        case "rect":
            let (width, height) = (number("width"), number("height"))
            guard width > 0, height > 0 else { return nil }
            let radii = [attributes["rx"], attributes["ry"]].map { $0.flatMap { SVGNumbers.list($0).first } }
            let rx = min(max(radii[0] ?? radii[1] ?? 0, 0), width / 2)
            let ry = min(max(radii[1] ?? radii[0] ?? 0, 0), height / 2)
            let rect = CGRect(x: number("x"), y: number("y"), width: width, height: height)
            let path = CGMutablePath()
            if rx > 0, ry > 0 {
                path.addRoundedRect(in: rect, cornerWidth: rx, cornerHeight: ry)
            } else {
                path.addRect(rect)
            }
            return path
        case "circle": return ellipse(number("cx"), number("cy"), number("r"), number("r"))
        case "ellipse": return ellipse(number("cx"), number("cy"), number("rx"), number("ry"))
        case "line":
            let path = CGMutablePath()
            path.move(to: CGPoint(x: number("x1"), y: number("y1")))
            path.addLine(to: CGPoint(x: number("x2"), y: number("y2")))
            return path
        case "polyline", "polygon":
            let x = SVGNumbers.list(attributes["points"] ?? "")
            let path = CGMutablePath()
            path.addLines(between: stride(from: 0, to: x.count - 1, by: 2).map { CGPoint(x: x[$0], y: x[$0 + 1]) })
            if element.name == "polygon" { path.closeSubpath() }
            return path
        default: return nil
        }
    }

    private static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> CGPath? {
        guard rx > 0, ry > 0 else { return nil }
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
        return path
    }
}
