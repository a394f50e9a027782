import UIKit

/// The map of a town: blocks, streets, a river and parks.
final class CityMapView: UIView {
    static let size = CGSize(width: 1200, height: 1200)

    private let land = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(white: 0.16, alpha: 1) : UIColor(red: 0.95, green: 0.94, blue: 0.91, alpha: 1)
    }
    private let street = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.3, alpha: 1) : .white }
    private let building = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(white: 0.22, alpha: 1) : UIColor(red: 0.88, green: 0.86, blue: 0.82, alpha: 1)
    }
    private let water = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(red: 0.1, green: 0.2, blue: 0.32, alpha: 1)
            : UIColor(red: 0.66, green: 0.84, blue: 0.95, alpha: 1)
    }
    private let park = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(red: 0.12, green: 0.27, blue: 0.18, alpha: 1)
            : UIColor(red: 0.76, green: 0.9, blue: 0.71, alpha: 1)
    }

    override func draw(_ rect: CGRect) {
        land.setFill()
        UIRectFill(bounds)
        drawBuildings()
        park.setFill()
        UIBezierPath(roundedRect: CGRect(x: 480, y: 240, width: 190, height: 150), cornerRadius: 24).fill()
        UIBezierPath(roundedRect: CGRect(x: 840, y: 840, width: 230, height: 180), cornerRadius: 40).fill()
        UIBezierPath(ovalIn: CGRect(x: 120, y: 220, width: 150, height: 130)).fill()
        drawStreets()
        drawRiver()
        drawBridges()
    }

    private func drawBuildings() {
        building.setFill()
        for row in 0..<15 {
            for column in 0..<15 where (row * 7 + column * 3) % 5 != 0 {
                let inset = CGFloat((row * 13 + column * 5) % 4) * 3
                let block = CGRect(x: CGFloat(column) * 80 + 14, y: CGFloat(row) * 80 + 14, width: 56, height: 56)
                UIBezierPath(roundedRect: block.insetBy(dx: inset, dy: inset / 2), cornerRadius: 4).fill()
            }
        }
    }

    private func drawStreets() {
        street.setStroke()
        for line in 0...15 {
            let offset = CGFloat(line) * 80 + 2
            let path = UIBezierPath()
            path.move(to: CGPoint(x: offset, y: 0))
            path.addLine(to: CGPoint(x: offset, y: Self.size.height))
            path.move(to: CGPoint(x: 0, y: offset))
            path.addLine(to: CGPoint(x: Self.size.width, y: offset))
            path.lineWidth = line.isMultiple(of: 4) ? 16 : 8
            path.stroke()
        }
        let avenue = UIBezierPath()
        avenue.move(to: CGPoint(x: 0, y: 1040))
        avenue.addCurve(
            to: CGPoint(x: 1200, y: 180), controlPoint1: CGPoint(x: 480, y: 1000),
            controlPoint2: CGPoint(x: 760, y: 300))
        avenue.lineWidth = 20
        avenue.stroke()
        UIColor.systemYellow.withAlphaComponent(0.8).setStroke()
        avenue.lineWidth = 12
        avenue.stroke()
    }

    private var river: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -20, y: 620))
        path.addCurve(
            to: CGPoint(x: 520, y: 760), controlPoint1: CGPoint(x: 180, y: 560), controlPoint2: CGPoint(x: 320, y: 800))
        path.addCurve(
            to: CGPoint(x: 1220, y: 660), controlPoint1: CGPoint(x: 760, y: 710), controlPoint2: CGPoint(x: 920, y: 560)
        )
        path.lineWidth = 64
        path.lineCapStyle = .round
        return path
    }

    private func drawRiver() {
        water.setStroke()
        river.stroke()
    }

    private func drawBridges() {
        street.setStroke()
        for x in [242, 642, 962] {
            let bridge = UIBezierPath()
            bridge.move(to: CGPoint(x: x, y: 560))
            bridge.addLine(to: CGPoint(x: x, y: 840))
            bridge.lineWidth = 14
            bridge.stroke()
        }
    }
}
