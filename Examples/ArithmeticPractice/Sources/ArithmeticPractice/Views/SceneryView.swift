import UIKit

/// The background of all pages: the sky and two rows of hills.
final class SceneryView: UIView {
    private let farHills = CAShapeLayer()
    private let nearHills = CAShapeLayer()

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.addSublayer(farHills)
        layer.addSublayer(nearHills)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: SceneryView, _) in view.updateColors() }
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        farHills.path = hills(height: 0.26, bumps: 2, phase: 0.6)
        nearHills.path = hills(height: 0.15, bumps: 3, phase: 2.4)
    }

    /// Returns the outline of a row of hills.
    ///
    /// - Parameters:
    ///   - height: The height of the tops as a fraction of the view's height.
    ///   - bumps: The number of waves across the view.
    ///   - phase: The position of the first wave in radians.
    private func hills(height: CGFloat, bumps: CGFloat, phase: CGFloat) -> CGPath {
        let top = bounds.height * (1 - height)
        let amplitude = min(bounds.height * 0.05, 30)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.height))
        for step in 0...48 {
            let progress = CGFloat(step) / 48
            let y = top + amplitude * (1 + sin(progress * bumps * .pi + phase))
            path.addLine(to: CGPoint(x: progress * bounds.width, y: y))
        }
        path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        path.close()
        return path.cgPath
    }

    private func updateColors() {
        let sky = layer as? CAGradientLayer
        sky?.colors = [UIColor.upperSky, .lowerSky].map { $0.resolvedColor(with: traitCollection).cgColor }
        farHills.fillColor = UIColor.farHill.resolvedColor(with: traitCollection).cgColor
        nearHills.fillColor = UIColor.nearHill.resolvedColor(with: traitCollection).cgColor
    }
}
