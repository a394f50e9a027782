import UIKit

/// A button like a wooden block, which sinks while a finger is on it.
final class ChunkyButton: UIControl {
    private let edge = UIView()
    private let face = UIView()
    private let label: UILabel
    private let padding: CGSize

    /// The distance by which the button sinks, in points.
    private static let depth: CGFloat = 5

    init(
        _ title: String, color: UIColor, textColor: UIColor = .white, font: UIFont = .rounded(20, .bold, limit: 24),
        padding: CGSize = CGSize(width: 24, height: 12)
    ) {
        label = UILabel(font, color: textColor, lines: 1, text: title)
        self.padding = padding
        super.init(frame: .zero)
        edge.backgroundColor = color.darkened(by: 0.22)
        face.backgroundColor = color
        for view in [edge, face, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = title
        accessibilityTraits = .button
        setContentCompressionResistancePriority(.required, for: .vertical)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        let text = label.intrinsicContentSize
        return CGSize(width: text.width + 2 * padding.width, height: text.height + 2 * padding.height + Self.depth)
    }

    override var isHighlighted: Bool {
        didSet {
            let sunk = CGAffineTransform(translationX: 0, y: isHighlighted ? Self.depth - 1 : 0)
            face.transform = sunk
            label.transform = sunk
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let block = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - Self.depth))
        let radius = min(18, block.height / 2)
        edge.frame = CGRect(x: 0, y: Self.depth, width: block.width, height: block.height)
        (edge.layer.cornerRadius, face.layer.cornerRadius) = (radius, radius)
        place(face, at: block)
        place(label, at: block.insetBy(dx: min(8, block.width / 2), dy: 0))
    }

    /// Sets the frame without the transform of a sunken button.
    private func place(_ view: UIView, at frame: CGRect) {
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
