import UIKit

/// A control with five stars; a tap on a star sets the rating.
public final class StarRatingView: UIControl {
    private let stars = (0..<5).map { _ in CAShapeLayer() }

    /// The number of filled stars, from 0 to 5; other numbers are limited to that range.
    public var rating = 0 {
        didSet {
            rating = min(max(rating, 0), stars.count)
            updateColors()
        }
    }

    /// Creates a control without a rating.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        for star in stars {
            star.lineWidth = 2
            star.lineJoin = .round
            layer.addSublayer(star)
        }
        addAction(UIAction { [weak self] _ in self?.bounce() }, for: .valueChanged)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: StarRatingView, _) in view.updateColors() }
        updateColors()
    }

    /// Returns nil: the control is created in code.
    public required init?(coder: NSCoder) { nil }

    public override var intrinsicContentSize: CGSize { CGSize(width: 220, height: 44) }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.width / CGFloat(stars.count)
        for (index, star) in stars.enumerated() {
            star.position = CGPoint(x: (CGFloat(index) + 0.5) * side, y: bounds.midY)
            star.path = Self.outline(radius: min(side, bounds.height) * 0.42)
        }
    }

    public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside, bounds.width > 0 else { return }
        let position = touch.location(in: self).x / bounds.width
        rating = Int((position * CGFloat(stars.count)).rounded(.up))
        sendActions(for: .valueChanged)
    }

    /// Lets the filled stars jump, one after the other.
    private func bounce() {
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        for (index, star) in stars.prefix(rating).enumerated() {
            let jump = CAKeyframeAnimation(keyPath: "transform.scale")
            jump.values = [1, 1.35, 0.9, 1]
            jump.duration = 0.4
            jump.beginTime = now + Double(index) * 0.08
            star.add(jump, forKey: "bounce")
        }
    }

    private func updateColors() {
        for (index, star) in stars.enumerated() {
            let (fill, stroke): (UIColor, UIColor) =
                index < rating ? (.systemYellow, .systemOrange) : (.systemYellow.withAlphaComponent(0), .systemGray)
            star.fillColor = fill.resolvedColor(with: traitCollection).cgColor
            star.strokeColor = stroke.resolvedColor(with: traitCollection).cgColor
        }
    }

    /// Returns a star around the origin.
    private static func outline(radius: CGFloat) -> CGPath {
        let path = UIBezierPath()
        for corner in 0..<10 {
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let distance = corner.isMultiple(of: 2) ? radius : radius * 0.45
            let point = CGPoint(x: distance * cos(angle), y: distance * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path.cgPath
    }
}
