import UIKit

/// The field with the user's answer, which receives the keys of a keyboard.
final class AnswerField: UIView, UIKeyInput {
    /// How the field is coloured.
    enum State {
        case editing, right, wrong
    }

    /// Called with the characters that the user types.
    var onInsert: ((String) -> Void)?
    /// Called when the user deletes a character.
    var onDelete: (() -> Void)?

    private let label = UILabel(.rounded(34, .bold, limit: 38), lines: 1)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .card
        layer.cornerRadius = 16
        layer.borderWidth = 4
        addBackground(label)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (field: AnswerField, _) in field.updateColors() }
        updateColors()
        text = ""
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    /// The answer so far; a question mark stands for none.
    var text = "" {
        didSet {
            label.text = text.isEmpty ? "?" : text
            label.textColor = text.isEmpty ? .fadedInk : .ink
            accessibilityValue = text
        }
    }

    var state = State.editing {
        didSet { updateColors() }
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: 150, height: max(52, label.intrinsicContentSize.height + 12))
    }

    private func updateColors() {
        let color: UIColor =
            switch state {
            case .editing: .water
            case .right: .leaf
            case .wrong: .coral
            }
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: Keyboard

    override var canBecomeFirstResponder: Bool { true }
    /// An empty view instead of the keyboard on screen, because the page has its own keys.
    override var inputView: UIView? { UIView() }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { onInsert?(text) }
    func deleteBackward() { onDelete?() }
}
