import UIKit

/// A round button of glass, tinted while it is on.
final class GlassToggle: UIControl {
    private let effectView: UIVisualEffectView
    private let symbolView = UIImageView()
    private let color: UIColor

    init(symbol: String, color: UIColor, isOn: Bool, title: String) {
        self.color = color
        let glass = UIGlassEffect(style: .regular)
        glass.isInteractive = true
        effectView = UIVisualEffectView(effect: glass)
        super.init(frame: .zero)
        effectView.cornerConfiguration = .capsule()
        effectView.isUserInteractionEnabled = false
        symbolView.image = UIImage(
            systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .medium))
        symbolView.contentMode = .center
        effectView.contentView.addSubview(symbolView)
        addSubview(effectView)
        isSelected = isOn
        showState()
        accessibilityLabel = title
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView.frame = bounds
        symbolView.frame = effectView.contentView.bounds
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(springDuration: 0.4, bounce: 0.4, options: .allowUserInteraction) { [self] in
                transform = isHighlighted ? CGAffineTransform(scaleX: 1.12, y: 1.12) : .identity
            }
        }
    }

    private func toggle() {
        isSelected.toggle()
        symbolView.addSymbolEffect(.bounce)
        UIView.animate(withDuration: 0.3) { [self] in
            showState()
        }
    }

    private func showState() {
        let glass = UIGlassEffect(style: .regular)
        glass.isInteractive = true
        glass.tintColor = isSelected ? color : nil
        effectView.effect = glass
        symbolView.tintColor = isSelected ? .white : .label
    }
}
