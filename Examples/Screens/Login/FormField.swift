import UIKit

/// A text field with an icon, whose border takes the tint colour while it is edited.
final class FormField: UITextField {
    private let icon = UIImageView()

    init(placeholder: String, symbol: String) {
        super.init(frame: .zero)
        self.placeholder = placeholder
        icon.image = UIImage(systemName: symbol)
        icon.tintColor = .secondaryLabel
        icon.contentMode = .center
        leftView = icon
        leftViewMode = .always
        clearButtonMode = .whileEditing
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        layer.borderWidth = 2
        layer.borderColor = UIColor.clear.cgColor
        heightAnchor.constraint(equalToConstant: 54).isActive = true
        addTarget(self, action: #selector(editingChanged), for: [.editingDidBegin, .editingDidEnd])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 4, dy: 0)
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).insetBy(dx: 4, dy: 0)
    }

    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(x: isRightToLeft ? bounds.maxX - 48 : 0, y: 0, width: 48, height: bounds.height)
    }

    /// Moves to both sides, as a shaken head.
    func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.values = [0, -12, 10, -8, 6, -3, 0]
        animation.duration = 0.5
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        layer.add(animation, forKey: "shake")
    }

    @objc private func editingChanged() {
        let color: UIColor = isEditing ? tintColor : .clear
        let animation = CABasicAnimation(keyPath: "borderColor")
        animation.fromValue = layer.borderColor
        animation.duration = 0.2
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        layer.add(animation, forKey: "borderColor")
        UIView.transition(with: icon, duration: 0.2, options: .transitionCrossDissolve) { [self] in
            icon.tintColor = isEditing ? tintColor : .secondaryLabel
        }
    }
}
