import UIKit

/// Draws the covers of the tracks.
struct CoverArtist {
    let side: CGFloat

    func image(for cover: Track.Cover) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            switch cover {
            case .sunrise: drawSunrise(in: context.cgContext)
            case .tide: drawWaves(in: context.cgContext)
            case .orchard: drawApples(in: context.cgContext)
            case .night: drawNight(in: context.cgContext)
            case .desert: drawDunes(in: context.cgContext)
            case .rain: drawRain(in: context.cgContext)
            }
        }
    }

    private func fillGradient(_ colors: [UIColor], in context: CGContext) {
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray, locations: nil)
        else { return }
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: side), options: [])
    }

    private func fillCircle(x: CGFloat, y: CGFloat, radius: CGFloat, _ color: UIColor) {
        color.setFill()
        let rect = CGRect(
            x: (x - radius) * side, y: (y - radius) * side, width: 2 * radius * side, height: 2 * radius * side)
        UIBezierPath(ovalIn: rect).fill()
    }

    private func drawSunrise(in context: CGContext) {
        fillGradient([.systemPurple, .systemPink, .systemOrange], in: context)
        for (index, radius) in [0.42, 0.34, 0.26].enumerated() {
            fillCircle(
                x: 0.5, y: 0.72, radius: radius, UIColor.systemYellow.withAlphaComponent(0.25 + 0.2 * CGFloat(index)))
        }
        UIColor(red: 0.2, green: 0.08, blue: 0.25, alpha: 1).setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0.72 * side, width: side, height: 0.28 * side)).fill()
    }

    private func drawWaves(in context: CGContext) {
        fillGradient([.systemTeal, .systemBlue], in: context)
        for row in 0..<5 {
            let path = UIBezierPath()
            let y = (0.3 + 0.15 * CGFloat(row)) * side
            path.move(to: CGPoint(x: 0, y: y))
            for step in 0..<4 {
                let x = CGFloat(step) * side / 4
                path.addCurve(
                    to: CGPoint(x: x + side / 4, y: y), controlPoint1: CGPoint(x: x + side / 12, y: y - side / 10),
                    controlPoint2: CGPoint(x: x + side / 6, y: y + side / 10))
            }
            path.lineWidth = side * 0.035
            UIColor.white.withAlphaComponent(0.3 + 0.12 * CGFloat(row)).setStroke()
            path.stroke()
        }
    }

    private func drawApples(in context: CGContext) {
        fillGradient([.systemGreen, .systemMint], in: context)
        for row in 0..<3 {
            for column in 0..<3 {
                let x = 0.2 + 0.3 * CGFloat(column), y = 0.22 + 0.3 * CGFloat(row)
                let color: UIColor = (row + column).isMultiple(of: 2) ? .systemRed : .systemYellow
                fillCircle(x: x - 0.035, y: y, radius: 0.08, color)
                fillCircle(x: x + 0.035, y: y, radius: 0.08, color)
                let stem = UIBezierPath()
                stem.move(to: CGPoint(x: x * side, y: (y - 0.05) * side))
                stem.addQuadCurve(
                    to: CGPoint(x: (x + 0.05) * side, y: (y - 0.13) * side),
                    controlPoint: CGPoint(x: x * side, y: (y - 0.11) * side))
                stem.lineWidth = side * 0.018
                UIColor.brown.setStroke()
                stem.stroke()
            }
        }
    }

    private func drawNight(in context: CGContext) {
        fillGradient([UIColor(red: 0.03, green: 0.04, blue: 0.15, alpha: 1), .systemIndigo], in: context)
        fillCircle(x: 0.72, y: 0.26, radius: 0.13, UIColor(white: 0.95, alpha: 1))
        fillCircle(x: 0.66, y: 0.23, radius: 0.12, UIColor(red: 0.09, green: 0.09, blue: 0.25, alpha: 1))
        for index in 0..<6 {
            let height = [0.3, 0.42, 0.25, 0.5, 0.36, 0.28][index] * side
            let rect = CGRect(x: CGFloat(index) * side / 6, y: side - height, width: side / 6 - 2, height: height)
            UIColor(white: 0.05, alpha: 0.9).setFill()
            UIBezierPath(rect: rect).fill()
            UIColor.systemYellow.withAlphaComponent(0.8).setFill()
            for floor in stride(from: rect.minY + side * 0.05, to: side - side * 0.05, by: side * 0.1) {
                let window = CGRect(
                    x: rect.minX + rect.width * 0.3, y: floor, width: rect.width * 0.35, height: side * 0.04)
                UIBezierPath(rect: window).fill()
            }
        }
    }

    private func drawDunes(in context: CGContext) {
        fillGradient([.systemYellow, .systemOrange], in: context)
        fillCircle(x: 0.3, y: 0.3, radius: 0.12, .white)
        for (index, top) in [0.5, 0.62, 0.76].enumerated() {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: side))
            path.addLine(to: CGPoint(x: 0, y: (top + 0.08) * side))
            path.addCurve(
                to: CGPoint(x: side, y: top * side), controlPoint1: CGPoint(x: 0.35 * side, y: (top - 0.2) * side),
                controlPoint2: CGPoint(x: 0.6 * side, y: (top + 0.2) * side))
            path.addLine(to: CGPoint(x: side, y: side))
            path.close()
            UIColor(red: 0.75 - 0.15 * CGFloat(index), green: 0.4 - 0.1 * CGFloat(index), blue: 0.2, alpha: 1).setFill()
            path.fill()
        }
    }

    private func drawRain(in context: CGContext) {
        fillGradient([.systemGray, .darkGray], in: context)
        let path = UIBezierPath()
        for index in 0..<40 {
            let x = CGFloat(index * 37 % 100) / 100 * side, y = CGFloat(index * 61 % 100) / 100 * side
            path.move(to: CGPoint(x: x, y: y))
            path.addLine(to: CGPoint(x: x - side * 0.03, y: y + side * 0.1))
        }
        path.lineWidth = side * 0.012
        path.lineCapStyle = .round
        UIColor.systemCyan.setStroke()
        path.stroke()
    }
}
