import UIKit

/// A word in a frame, like that of a rubber stamp.
final class StampView: UIView {
    init(text: String, color: UIColor, angle: CGFloat) {
        super.init(frame: .zero)
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: text,
            attributes: [.font: UIFont.systemFont(ofSize: 30, weight: .black), .kern: 2, .foregroundColor: color])
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        layer.borderWidth = 4
        layer.borderColor = color.cgColor
        layer.cornerRadius = 10
        backgroundColor = UIColor.white.withAlphaComponent(0.7)
        transform = CGAffineTransform(rotationAngle: angle)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
