import UIKit

/// The keys for an answer: ten digits, delete and done.
final class NumberPad: UIView {
    /// What a key does.
    enum Key: Equatable {
        case digit(Int)
        case delete
        case done
    }

    private let press: (Key) -> Void

    private static let rows: [[Key]] = [
        [.digit(7), .digit(8), .digit(9)],
        [.digit(4), .digit(5), .digit(6)],
        [.digit(1), .digit(2), .digit(3)],
        [.delete, .digit(0), .done],
    ]

    /// - Parameter press: Called with each key that the user taps.
    init(press: @escaping (Key) -> Void) {
        self.press = press
        super.init(frame: .zero)
        let rows = Self.rows.map { Self.stack($0.map(button), axis: .horizontal) }
        addBackground(Self.stack(rows, axis: .vertical))
    }

    required init?(coder: NSCoder) { nil }

    /// Four rows of keys that a finger hits well.
    override var intrinsicContentSize: CGSize { CGSize(width: 260, height: 4 * 50 + 3 * 8) }

    private static func stack(_ views: [UIView], axis: NSLayoutConstraint.Axis) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.distribution = .fillEqually
        stack.spacing = 8
        return stack
    }

    private func button(for key: Key) -> UIView {
        let button: ChunkyButton
        let (font, padding) = (UIFont.rounded(24, .bold, limit: 30), CGSize(width: 4, height: 6))
        switch key {
        case .digit(let digit):
            button = ChunkyButton("\(digit)", color: .card, textColor: .ink, font: font, padding: padding)
        case .delete:
            button = ChunkyButton("⌫", color: .water, font: font, padding: padding)
            button.accessibilityLabel = String(localized: "key.delete", bundle: .module)
        case .done:
            button = ChunkyButton("✓", color: .leaf, font: font, padding: padding)
            button.accessibilityLabel = String(localized: "key.done", bundle: .module)
        }
        button.addAction(UIAction { [weak self] _ in self?.press(key) }, for: .touchUpInside)
        return button
    }
}
