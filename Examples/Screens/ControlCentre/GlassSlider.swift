import UIKit

/// A tall bar of glass that fills as a finger moves up.
final class GlassSlider: UIControl {
    private(set) var value: CGFloat

    private let effectView = UIVisualEffectView(effect: UIGlassEffect(style: .clear))
    private let fill = UIView()
    private let symbolView = UIImageView()
    private var startValue: CGFloat = 0

    init(symbol: String, value: CGFloat, title: String) {
        self.value = value
        super.init(frame: .zero)
        effectView.cornerConfiguration = .corners(radius: .fixed(30))
        effectView.clipsToBounds = true
        effectView.isUserInteractionEnabled = false
        fill.backgroundColor = UIColor.white.withAlphaComponent(0.85)
        symbolView.image = UIImage(
            systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 26, weight: .medium))
        symbolView.tintColor = .systemGray
        symbolView.contentMode = .center
        effectView.contentView.addSubview(fill)
        effectView.contentView.addSubview(symbolView)
        addSubview(effectView)
        accessibilityLabel = title
        accessibilityTraits = .adjustable
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView.frame = bounds
        placeFill()
        symbolView.frame = CGRect(x: 0, y: bounds.height - 64, width: bounds.width, height: 48)
    }

    private func placeFill() {
        let height = bounds.height * value
        fill.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            startValue = value
        case .changed:
            let wanted = startValue - recognizer.translation(in: self).y / bounds.height
            value = min(max(wanted, 0), 1)
            placeFill()
            stretch(by: wanted - value)
            sendActions(for: .valueChanged)
        default:
            UIView.animate(springDuration: 0.5, bounce: 0.45) { [self] in
                transform = .identity
            }
        }
    }

    /// Makes the bar a little longer when it is pulled beyond an end.
    private func stretch(by excess: CGFloat) {
        let amount = excess / (1 + abs(excess) * 4) * 0.4
        transform = CGAffineTransform(translationX: 0, y: -amount * bounds.height / 2)
            .scaledBy(x: 1 - abs(amount) * 0.2, y: 1 + abs(amount))
    }
}
