import UIKit

/// Colours to choose from, with a ring around the chosen one, and a slider for the width.
final class PaletteView: UIView {
    static let colors: [UIColor] = [.systemBlue, .systemRed, .systemGreen, .systemOrange, .systemPurple, .label]

    var onColor: ((UIColor) -> Void)?
    var onWidth: ((CGFloat) -> Void)?

    private let ring = UIView()
    private let slider = UISlider()
    private var buttons: [UIButton] = []
    private var chosen = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
        background.frame = bounds
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        background.layer.cornerRadius = 24
        background.clipsToBounds = true
        addSubview(background)
        ring.layer.borderWidth = 3
        ring.isUserInteractionEnabled = false
        addSubview(ring)
        buttons = Self.colors.indices.map(makeButton)
        let row = UIStackView(arrangedSubviews: buttons)
        row.distribution = .equalSpacing
        slider.minimumValue = 2
        slider.maximumValue = 24
        slider.value = 6
        slider.minimumValueImage = UIImage(systemName: "scribble")
        slider.maximumValueImage = UIImage(systemName: "paintbrush.fill")
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onWidth?(CGFloat(slider.value))
            }, for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [row, slider])
        stack.axis = .vertical
        stack.spacing = 14
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutIfNeeded()
        placeRing()
    }

    private func makeButton(_ index: Int) -> UIButton {
        let button = UIButton(type: .custom)
        button.backgroundColor = Self.colors[index]
        button.layer.cornerRadius = 17
        button.widthAnchor.constraint(equalToConstant: 34).isActive = true
        button.heightAnchor.constraint(equalToConstant: 34).isActive = true
        button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
        return button
    }

    private func choose(_ index: Int) {
        chosen = index
        onColor?(Self.colors[index])
        UIView.animate(springDuration: 0.4, bounce: 0.35) { [self] in
            placeRing()
        }
    }

    private func placeRing() {
        let button = buttons[chosen]
        ring.frame = button.convert(button.bounds, to: self).insetBy(dx: -5, dy: -5)
        ring.layer.cornerRadius = ring.bounds.width / 2
        ring.layer.borderColor = Self.colors[chosen].resolvedColor(with: traitCollection).cgColor
    }
}
