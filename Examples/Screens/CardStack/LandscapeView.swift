import UIKit

/// A drawn landscape: sky, sun and three rows of hills.
final class LandscapeView: UIView {
    private let place: Place

    init(place: Place) {
        self.place = place
        super.init(frame: .zero)
        isOpaque = true
        contentMode = .redraw
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let colors = [place.sky.cgColor, UIColor.white.cgColor] as CFArray
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])
        }
        UIColor.white.withAlphaComponent(0.9).setFill()
        UIBezierPath(ovalIn: CGRect(x: bounds.width * 0.62, y: bounds.height * 0.14, width: 64, height: 64)).fill()
        for row in 0..<3 {
            place.land.withAlphaComponent(0.45 + 0.25 * CGFloat(row)).setFill()
            hills(row: row).fill()
        }
    }

    private func hills(row: Int) -> UIBezierPath {
        let path = UIBezierPath()
        let base = bounds.height * (0.5 + 0.14 * CGFloat(row))
        path.move(to: CGPoint(x: 0, y: bounds.height))
        for x in stride(from: CGFloat(0), through: bounds.width, by: 4) {
            let wave = sin(x / (40 + 14 * CGFloat(row)) + CGFloat(row) * 1.7 + CGFloat(place.distance))
            path.addLine(to: CGPoint(x: x, y: base + wave * 22))
        }
        path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        path.close()
        return path
    }
}
