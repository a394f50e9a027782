@_spi(UIKitLayers) import QuartziteUICore

/// The content of an alert: labels above buttons; an action sheet shows the cancel button in a separate panel.
@MainActor final class AlertView: UIView {
    private let panel = UIView()
    private let cancelPanel = UIView()
    private var labels: [UILabel] = []
    private var fields: [UIView] = []
    private var buttons: [AlertButton] = []
    private var lines: [UIView] = []
    let isSheet: Bool
    private let name: String?

    init(_ alert: UIAlertController, choose: @escaping (UIAlertAction) -> Void) {
        (isSheet, name) = (alert.isSheet, alert.title)
        super.init(frame: .zero)
        for panel in [panel, cancelPanel] {
            panel.backgroundColor = UIColor(light: 0.97, dark: 0.15)
            panel.layer.cornerRadius = 14
            panel.clipsToBounds = true
            addSubview(panel)
        }
        let titleFont = UIFont.systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
        for (text, font) in [(alert.title, titleFont), (alert.message, UIFont.systemFont(ofSize: 13))] {
            guard let text, !text.isEmpty else { continue }
            let label = UILabel()
            label.text = text
            label.font = font
            label.textColor = isSheet ? UIColor(light: 0.45, dark: 0.6) : UIColor(light: 0, dark: 1)
            label.numberOfLines = 0
            label.textAlignment = .center
            labels.append(label)
            panel.addSubview(label)
        }
        for field in alert.textFields ?? [] {
            let box = AlertFieldBox(field)
            fields.append(box)
            panel.addSubview(box)
        }
        // The cancel action comes last, unless there are two buttons side by side; then it comes first.
        let others = alert.actions.filter { $0.style != .cancel }
        let cancel = alert.actions.filter { $0.style == .cancel }
        let ordered = !isSheet && alert.actions.count == 2 ? cancel + others : others + cancel
        for action in ordered {
            let isBold = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
            let button = AlertButton(action, isBold: isBold, size: isSheet ? 20 : 17, choose: choose)
            buttons.append(button)
            let isApart = isSheet && action.style == .cancel
            (isApart ? cancelPanel : panel).addSubview(button)
            guard !isApart else { continue }
            let line = UIView()
            line.backgroundColor = UIColor(light: 0, dark: 1, alpha: 0.2)
            lines.append(line)
            panel.addSubview(line)
        }
        layOut(width: isSheet ? 359 : 270)
    }

    required init?(coder: NSCoder) { nil }

    /// Lays out the labels and buttons for a width, and resizes the view to the height that they need.
    func layOut(width: CGFloat) {
        guard width > 0 else { return }
        let thickness = 1 / max(UIScreen.main.scale, 1)
        let height: CGFloat = isSheet ? 57 : 44
        var y: CGFloat = labels.isEmpty ? 0 : isSheet ? 14 : 20
        for label in labels {
            let available = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
            let needed = label.sizeThatFits(available).height.rounded(.up)
            label.frame = CGRect(x: 16, y: y, width: width - 32, height: needed)
            y += needed + 4
        }
        if !fields.isEmpty { y += labels.isEmpty ? 20 : 8 }
        for field in fields {
            field.frame = CGRect(x: 16, y: y, width: width - 32, height: 32)
            y += 36
        }
        if !labels.isEmpty || !fields.isEmpty { y += isSheet ? 10 : 16 }
        let inPanel = buttons.filter { $0.superview === panel }
        let isPair = !isSheet && inPanel.count == 2
        for (index, button) in inPanel.enumerated() {
            let line = lines[index]
            if isPair {
                let half = (width / 2).rounded()
                button.frame = CGRect(
                    x: (index == 0) != isRightToLeft ? 0 : half, y: y, width: index == 0 ? half : width - half,
                    height: height)
                line.frame =
                    index == 0
                    ? CGRect(x: 0, y: y, width: width, height: thickness)
                    : CGRect(x: half, y: y, width: thickness, height: height)
            } else {
                button.frame = CGRect(x: 0, y: y, width: width, height: height)
                line.frame = CGRect(x: 0, y: y, width: width, height: thickness)
                line.isHidden = y == 0
                y += height
            }
        }
        if isPair { y += height }
        panel.frame = CGRect(x: 0, y: 0, width: width, height: y)
        let apart = buttons.first { $0.superview === cancelPanel }
        cancelPanel.isHidden = apart == nil
        if let apart {
            cancelPanel.frame = CGRect(x: 0, y: y == 0 ? 0 : y + 8, width: width, height: height)
            apart.frame = cancelPanel.bounds
        }
        bounds.size = CGSize(width: width, height: apart == nil ? y : cancelPanel.frame.maxY)
        center = CGPoint(x: width / 2, y: bounds.height / 2)
    }
}

extension AlertView: AccessibleByDefault {
    package var isStandardAccessibilityElement: Bool { false }
    package var groupsStandardAccessibility: Bool { true }
    package var standardAccessibilityLabel: String? { name }
    package var automationKind: AutomationKind { isSheet ? .sheet : .alert }
}

/// A button of an alert, which turns grey while it is pressed.
@MainActor private final class AlertButton: UIControl {
    private let label = UILabel()
    private let picture = UIImageView(image: nil)
    private let check = UIImageView(image: nil)
    private let action: UIAlertAction
    private let choose: (UIAlertAction) -> Void

    init(_ action: UIAlertAction, isBold: Bool, size: CGFloat, choose: @escaping (UIAlertAction) -> Void) {
        self.action = action
        self.choose = choose
        super.init(frame: .zero)
        label.text = action.title
        becomeAccessibleButton(action.title)
        accessibility.source = action
        label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        picture.image = action.image
        check.image = action.isChecked ? UIImage(systemName: "checkmark") : nil
        for part in [label, picture, check] { addSubview(part) }
        isEnabled = action.isEnabled
        addTarget(self, action: Selector("tap", AlertButton.tap), for: .touchUpInside)
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    private func tap() { choose(action) }

    private func updateColor() {
        let standard = action.style == .destructive ? .alarm : tintColor
        label.textColor =
            action.isEnabled ? action.titleTextColor ?? standard : UIColor(light: 0.6, dark: 0.4)
        picture.tintColor = action.imageTintColor ?? tintColor
        check.tintColor = tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? UIColor(light: 0, dark: 1, alpha: 0.1) : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
        for part in [picture, check] { part.bounds.size = part.image?.size ?? .zero }
        let sides = [16 + picture.bounds.width / 2, bounds.width - 16 - check.bounds.width / 2]
        let xs = isRightToLeft ? sides.map { bounds.width - $0 } : sides
        for (part, x) in zip([picture, check], xs) { part.center = CGPoint(x: x, y: bounds.midY) }
    }
}

/// The box around a text field of an alert.
@MainActor private final class AlertFieldBox: UIView {
    private let field: UITextField

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        backgroundColor = UIColor(light: UIColor(white: 1, alpha: 1), dark: UIColor(white: 0.11, alpha: 1))
        layer.cornerRadius = 7
        layer.borderWidth = 0.5
        colorsDidChange()
        addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func colorsDidChange() { layer.borderColor = resolved(.separator) }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds.insetBy(dx: 8, dy: 4)
    }
}
