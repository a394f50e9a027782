import QuartziteUIDrawing

/// A key as it is drawn.
@MainActor final class KeyboardKeyView: UIView {
    /// What a key shows besides its kind.
    package struct Appearance: Equatable {
        var shift = KeyboardShift.off
        var returnKey = UIReturnKeyType.default
        var isReturnEnabled = true
        package var isPressed = false
    }

    let key: KeyboardKey
    private let cap = UIView.part()
    private let title = UILabel()
    private let letters = UILabel()
    private let picture = UIImageView(image: nil)
    private var appearance: Appearance

    init(_ key: KeyboardKey, _ appearance: Appearance) {
        (self.key, self.appearance) = (key, appearance)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        cap.layer.cornerRadius = 5
        // The key seems to be one point high.
        layer.cornerRadius = 5
        for view in [cap, title, letters, picture] { addSubview(view) }
        for label in [title, letters] {
            label.textAlignment = .center
            label.textColor = .label
        }
        title.adjustsFontSizeToFitWidth = true
        letters.font = .systemFont(ofSize: 10, weight: .medium)
        picture.contentMode = .center
        picture.tintColor = .label
        show()
    }

    required init?(coder: NSCoder) { nil }

    func update(_ new: Appearance) {
        guard new != appearance else { return }
        appearance = new
        show()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        cap.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 1)
        title.frame = cap.frame.insetBy(dx: 3, dy: 0)
        picture.frame = cap.frame
        guard case .digit(_, let text) = key, !text.isEmpty else { return }
        title.frame.size.height = cap.frame.height * 0.68
        letters.frame = CGRect(x: 0, y: cap.frame.height * 0.6, width: bounds.width, height: cap.frame.height * 0.28)
    }

    // MARK: Appearance

    private static let face = UIColor(light: .white, dark: UIColor(white: 0.42, alpha: 1))
    private static let functionFace = UIColor(
        light: UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1), dark: UIColor(white: 0.27, alpha: 1))
    private static let edge = UIColor(
        light: UIColor(red: 0.54, green: 0.54, blue: 0.55, alpha: 1), dark: UIColor(white: 0.1, alpha: 1))

    /// Whether the return key has the colour of the main action.
    private var isAction: Bool { key == .return && appearance.returnKey != .default && appearance.returnKey != .next }

    private func show() {
        let isOn = key == .shift && appearance.shift != .off
        let isEnabled = key != .return || appearance.isReturnEnabled
        backgroundColor = Self.edge
        cap.backgroundColor =
            isAction && isEnabled && !appearance.isPressed
            ? .systemBlue : (key.isFunction != appearance.isPressed) && !isOn ? Self.functionFace : Self.face
        title.textColor = !isEnabled ? .tertiaryLabel : isAction && !appearance.isPressed ? .white : .label
        title.font = .systemFont(ofSize: titleSize)
        title.text = text
        picture.image = symbol.flatMap {
            UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 19))
        }
        guard case .digit(_, let text) = key else { return }
        letters.attributedText = NSAttributedString(
            string: text, attributes: [.font: letters.font ?? .systemFont(ofSize: 10), .kern: 2.0])
    }

    /// The title in the present case; nil for keys with a symbol.
    private var text: String? {
        switch key {
        case .text(let text): appearance.shift == .off ? text : text.uppercased()
        case .digit(let digit, _): digit
        case .named(_, let title), .page(_, let title): title
        case .space: "space"
        case .return: appearance.returnKey.title
        case .shift, .delete: nil
        }
    }

    /// What an assistive technology says for the key.
    private var spokenName: String? {
        switch key {
        case .shift: "shift"
        case .delete: "delete"
        default: text
        }
    }

    private var symbol: String? {
        switch key {
        case .shift: appearance.shift == .locked ? "capslock.fill" : appearance.shift == .once ? "shift.fill" : "shift"
        case .delete: appearance.isPressed ? "delete.left.fill" : "delete.left"
        default: nil
        }
    }

    private var titleSize: CGFloat {
        switch key {
        case .text: 23
        case .digit: 25
        default: 16
        }
    }

    /// The text of the enlarged key above a finger; nil for keys that are not enlarged.
    var enlargedText: String? {
        if case .text = key { text } else { nil }
    }
}

extension UIReturnKeyType {
    /// The title of the key.
    var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google: "Google"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .search: "search"
        case .send: "send"
        case .yahoo: "Yahoo"
        case .done: "done"
        case .emergencyCall: "SOS"
        case .continue: "continue"
        }
    }
}

extension KeyboardKeyView: AccessibleByDefault {
    package var standardAccessibilityLabel: String? { spokenName }
    package var standardAccessibilityTraits: UIAccessibilityTraits { .keyboardKey }
    /// The name of a key that types nothing, such as "Return".
    package var standardAccessibilityIdentifier: String? {
        key == .return ? spokenName?.capitalized : key.isFunction ? spokenName : nil
    }
    package var automationKind: AutomationKind { key.isFunction ? .button : .key }
}

extension KeyboardView: AccessibleByDefault {
    package var isStandardAccessibilityElement: Bool { false }
    package var groupsStandardAccessibility: Bool { true }
    package var automationKind: AutomationKind { .keyboard }
}
