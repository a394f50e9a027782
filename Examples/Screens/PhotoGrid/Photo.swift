import UIKit

/// A picture that is drawn instead of taken: a hill, a sun and a tree, different for each number.
struct Photo: Hashable {
    let number: Int

    static let all = (0..<36).map(Photo.init)

    var title: String { "Picture \(number + 1)" }

    func image(size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            draw(in: CGRect(origin: .zero, size: size), context.cgContext)
        }
    }

    private func draw(in rect: CGRect, _ context: CGContext) {
        let hue = CGFloat(number * 7 % 36) / 36
        let top = UIColor(hue: hue, saturation: 0.55, brightness: 0.95, alpha: 1)
        let bottom = UIColor(
            hue: (hue + 0.12).truncatingRemainder(dividingBy: 1), saturation: 0.25, brightness: 1, alpha: 1)
        let colors = [top.cgColor, bottom.cgColor] as CFArray
        if let sky = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
            context.drawLinearGradient(sky, start: rect.origin, end: CGPoint(x: 0, y: rect.maxY), options: [])
        }
        UIColor(white: 1, alpha: 0.85).setFill()
        let sun = CGPoint(x: rect.width * (0.2 + 0.6 * CGFloat(number * 5 % 7) / 7), y: rect.height * 0.28)
        UIBezierPath(arcCenter: sun, radius: rect.width * 0.09, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
            .fill()
        for layer in 0..<3 {
            UIColor(
                hue: (hue + 0.4).truncatingRemainder(dividingBy: 1), saturation: 0.4,
                brightness: 0.75 - 0.2 * CGFloat(layer), alpha: 1
            ).setFill()
            hill(layer, in: rect).fill()
        }
        drawTree(in: rect)
    }

    private func hill(_ layer: Int, in rect: CGRect) -> UIBezierPath {
        let shift = CGFloat((number * 3 + layer * 5) % 8) / 8
        let base = rect.height * (0.55 + 0.14 * CGFloat(layer))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: rect.maxY))
        path.addLine(to: CGPoint(x: 0, y: base))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: base + rect.height * 0.04),
            controlPoint1: CGPoint(x: rect.width * (0.2 + 0.3 * shift), y: base - rect.height * 0.22),
            controlPoint2: CGPoint(x: rect.width * (0.5 + 0.3 * shift), y: base + rect.height * 0.2))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.close()
        return path
    }

    private func drawTree(in rect: CGRect) {
        let x = rect.width * (0.25 + 0.5 * CGFloat(number * 11 % 13) / 13)
        let foot = rect.height * 0.92
        UIColor(white: 0.15, alpha: 1).setFill()
        UIBezierPath(
            rect: CGRect(
                x: x - rect.width * 0.012, y: foot - rect.height * 0.2, width: rect.width * 0.024,
                height: rect.height * 0.2)
        ).fill()
        let crown = UIBezierPath()
        crown.move(to: CGPoint(x: x, y: foot - rect.height * 0.38))
        crown.addLine(to: CGPoint(x: x + rect.width * 0.1, y: foot - rect.height * 0.1))
        crown.addLine(to: CGPoint(x: x - rect.width * 0.1, y: foot - rect.height * 0.1))
        crown.close()
        UIColor(red: 0.1, green: 0.35, blue: 0.25, alpha: 1).setFill()
        crown.fill()
    }
}
