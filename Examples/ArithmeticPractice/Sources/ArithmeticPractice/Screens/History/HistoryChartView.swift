import UIKit

/// A chart of the fractions of right answers: a line that draws itself, and a dot for each round.
final class HistoryChartView: UIView {
    private let fractions: [Double]
    private let grid = CAShapeLayer()
    private let line = CAShapeLayer()
    private let dots: [CAShapeLayer]

    /// The radius of a dot in points.
    private static let radius: CGFloat = 7

    /// - Parameter fractions: The fractions from 0 to 1, the oldest first.
    init(fractions: [Double]) {
        self.fractions = fractions
        dots = fractions.map { _ in CAShapeLayer() }
        super.init(frame: .zero)
        line.fillColor = nil
        (line.lineWidth, line.lineJoin, line.lineCap) = (4, .round, .round)
        grid.lineWidth = 1
        grid.lineDashPattern = [4, 4]
        for shape in [grid, line] + dots { layer.addSublayer(shape) }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: HistoryChartView, _) in view.updateColors() }
        updateColors()
        isAccessibilityElement = true
        accessibilityValue = fractions.map { "\(Int(($0 * 100).rounded())) %" }.joined(separator: ", ")
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let points = fractions.indices.map(point)
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        line.path = path.cgPath
        for (dot, point) in zip(dots, points) {
            dot.path = UIBezierPath(center: .zero, radius: Self.radius).cgPath
            dot.position = point
        }
        let lines = UIBezierPath()
        for fraction in [0, 0.5, 1] {
            lines.move(to: CGPoint(x: 0, y: height(of: fraction)))
            lines.addLine(to: CGPoint(x: bounds.width, y: height(of: fraction)))
        }
        grid.path = lines.cgPath
    }

    /// Draws the line from the first round to the last, and lets each dot pop up as the line reaches it.
    func play() {
        guard !UIAccessibility.isReduceMotionEnabled else {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.duration = 0.4
            return layer.add(fade, forKey: "fade")
        }
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        draw.fromValue = 0
        draw.duration = 1.2
        line.add(draw, forKey: "draw")
        for (index, dot) in dots.enumerated() {
            let pop = CAKeyframeAnimation(keyPath: "transform.scale")
            pop.values = [0, 1.5, 1]
            pop.duration = 0.35
            pop.beginTime = now + 1.2 * Double(index) / Double(max(1, dots.count - 1))
            pop.fillMode = .backwards
            dot.add(pop, forKey: "pop")
        }
    }

    private func point(_ index: Int) -> CGPoint {
        let inset = Self.radius + 4
        let step = fractions.count > 1 ? (bounds.width - 2 * inset) / CGFloat(fractions.count - 1) : 0
        let x = fractions.count > 1 ? inset + CGFloat(index) * step : bounds.midX
        return CGPoint(x: x, y: height(of: fractions[index]))
    }

    private func height(of fraction: Double) -> CGFloat {
        let inset = Self.radius + 4
        return bounds.height - inset - CGFloat(fraction) * (bounds.height - 2 * inset)
    }

    private func updateColors() {
        grid.strokeColor = UIColor.hairline.resolvedColor(with: traitCollection).cgColor
        line.strokeColor = UIColor.water.resolvedColor(with: traitCollection).cgColor
        for (dot, fraction) in zip(dots, fractions) {
            let color: UIColor = fraction >= 0.8 ? .leaf : fraction >= 0.5 ? .gold : .coral
            dot.fillColor = color.resolvedColor(with: traitCollection).cgColor
        }
    }
}
