import UIKit

/// The sign of the app: three leaves that open one after another.
final class LogoView: UIView {
    private let leaves = [UIColor.systemTeal, .systemGreen, .systemMint].map { color in
        let leaf = CAShapeLayer()
        leaf.fillColor = color.withAlphaComponent(0.85).cgColor
        return leaf
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        leaves.forEach(layer.addSublayer)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: 110, height: 90) }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, leaf) in leaves.enumerated() {
            let path = UIBezierPath()
            path.move(to: .zero)
            path.addQuadCurve(to: CGPoint(x: 0, y: -78), controlPoint: CGPoint(x: -42, y: -38))
            path.addQuadCurve(to: .zero, controlPoint: CGPoint(x: 42, y: -38))
            leaf.path = path.cgPath
            leaf.position = CGPoint(x: bounds.midX, y: bounds.maxY - 4)
            leaf.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(index - 1) * 0.75))
        }
    }

    func open() {
        for (index, leaf) in leaves.enumerated() {
            let spring = CASpringAnimation(keyPath: "transform.scale")
            spring.fromValue = 0
            spring.toValue = 1
            spring.damping = 9
            spring.stiffness = 120
            spring.duration = spring.settlingDuration
            spring.beginTime = CACurrentMediaTime() + 0.15 * Double(index)
            spring.fillMode = .backwards
            leaf.add(spring, forKey: "open")
        }
    }
}
