import QuartzCore

/// The top of a calendar: the month, which opens wheels, and the buttons to the months before and after.
@MainActor final class CalendarHeader: UIView {
    /// Called for a tap on the month.
    var tappedTitle: (() -> Void)?
    /// Called for a tap on a button, with −1 or 1.
    var tappedStep: ((Int) -> Void)?

    let title = UIButton(type: .custom)
    let back = UIButton(type: .system)
    let forward = UIButton(type: .system)
    private let arrow = UIImageView(image: nil)
    /// Whether the wheels are open.
    var isOpen = false {
        didSet {
            arrow.transform = isOpen ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
            title.setTitleColor(isOpen ? tintColor : .label, for: .normal)
            for button in [back, forward] { button.alpha = isOpen ? 0 : 1 }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.setTitleColor(.label, for: .normal)
        title.contentHorizontalAlignment = .leading
        title.addAction(UIAction { [weak self] _ in self?.tappedTitle?() }, for: .touchUpInside)
        arrow.image = UIImage(
            systemName: "chevron.right",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
        arrow.contentMode = .center
        let symbolStyle = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
        for (button, name, step) in [(back, "chevron.backward", -1), (forward, "chevron.forward", 1)] {
            button.setImage(UIImage(systemName: name, withConfiguration: symbolStyle), for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.tappedStep?(step) }, for: .touchUpInside)
        }
        for view in [title, arrow, back, forward] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, _ font: UIFont) {
        title.setTitle(text, for: .normal)
        title.titleLabel?.font = font
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(title.sizeThatFits(bounds.size).width, bounds.width - 120)
        let height = bounds.height
        title.frame = CGRect(x: 12, y: 0, width: width, height: height)
        arrow.bounds.size = CGSize(width: 20, height: 20)
        arrow.center = CGPoint(x: title.frame.maxX + 14, y: (height / 2).roundedToPixels)
        forward.frame = CGRect(x: bounds.width - 44, y: 0, width: 44, height: height)
        back.frame = CGRect(x: bounds.width - 92, y: 0, width: 44, height: height)
        mirror([title, arrow, back, forward])
    }
}
