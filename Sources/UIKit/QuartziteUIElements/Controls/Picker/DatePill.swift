import QuartziteUICore

/// A label of a date picker, a date or a time, that opens a popover.
@MainActor final class DatePill: UIControl {
    static let height: CGFloat = 34
    private static let margin: CGFloat = 12

    private let label = UILabel()
    /// Whether the popover of the label is open.
    var isOpen = false { didSet { showState() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        label.font = .systemFont(ofSize: 17)
        label.textAlignment = .center
        addSubview(label)
        showState()
    }

    required init?(coder: NSCoder) { nil }

    var text: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }

    var fittingSize: CGSize {
        CGSize(width: label.sizeThatFits(.zero).width + 2 * Self.margin, height: Self.height)
    }

    private func showState() {
        label.textColor = isOpen ? tintColor : isEnabled ? .label : .tertiaryLabel
        label.alpha = isHighlighted ? 0.4 : 1
    }

    override var isHighlighted: Bool { didSet { showState() } }
    override var isEnabled: Bool { didSet { showState() } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
