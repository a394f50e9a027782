import QuartzCore

/// A list of choices with a bar that has a cancel button, a title and at most one more button.
@MainActor final class ChoiceList: UIView {
    /// A row of the list.
    struct Choice {
        let title: String
        var subtitle: String?
        var image: UIImage?
        var font: UIFont?
    }

    private static let barHeight: CGFloat = 56
    private static let rowHeight: CGFloat = 52

    var choices: [Choice] = [] { didSet { fill() } }
    var onSelection: ((Choice) -> Void)?
    var cancelled: (() -> Void)?
    var finished: (() -> Void)?
    private let label = UILabel()
    private let cancel = UIButton(type: .system)
    private let done = UIButton(type: .system)
    private let scroller = UIScrollView()
    private let empty = UILabel()
    private var rows: [ChoiceRow] = []

    /// The title of the button at the end of the bar; nil for none.
    var action: String? {
        get { done.title(for: .normal) }
        set {
            done.setTitle(newValue, for: .normal)
            done.isHidden = newValue == nil
        }
    }

    init(title: String, action: String?, cancels: Bool = true) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        label.text = title
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textAlignment = .center
        cancel.setTitle("Cancel", for: .normal)
        cancel.titleLabel?.font = .systemFont(ofSize: 17)
        cancel.addTarget(self, action: Selector("leave", ChoiceList.leave), for: .touchUpInside)
        cancel.isHidden = !cancels
        done.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        self.action = action
        done.addTarget(self, action: Selector("finish", ChoiceList.finish), for: .touchUpInside)
        empty.text = "No Items"
        empty.textColor = .secondaryLabel
        empty.textAlignment = .center
        scroller.alwaysBounceVertical = true
        for view in [scroller, label, cancel, done, empty] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func leave() { cancelled?() }
    private func finish() { finished?() }

    private func fill() {
        for row in rows { row.removeFromSuperview() }
        rows = choices.map { choice in ChoiceRow(choice) { [weak self] in self?.onSelection?(choice) } }
        for row in rows { scroller.addSubview(row) }
        empty.isHidden = !choices.isEmpty
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = safeAreaInsets.top + Self.barHeight
        label.frame = CGRect(x: 90, y: safeAreaInsets.top, width: max(bounds.width - 180, 0), height: Self.barHeight)
        cancel.frame = CGRect(x: 16, y: safeAreaInsets.top + 6, width: 70, height: 44)
        done.frame = CGRect(x: bounds.width - 86, y: safeAreaInsets.top + 6, width: 70, height: 44)
        mirror([cancel, done])
        scroller.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
        empty.frame = scroller.frame
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
        }
        scroller.contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * Self.rowHeight)
    }
}

/// A row of a list of choices.
@MainActor private final class ChoiceRow: UIControl {
    private let label = UILabel()
    private let second = UILabel()
    private let picture = UIImageView(image: nil)
    private let line = UIView.part(.separator)
    private let choose: () -> Void

    init(_ choice: ChoiceList.Choice, choose: @escaping () -> Void) {
        self.choose = choose
        super.init(frame: .zero)
        label.text = choice.title
        label.font = choice.font ?? .systemFont(ofSize: 17)
        label.textAlignment = .natural
        second.text = choice.subtitle
        second.font = .systemFont(ofSize: 13)
        second.textColor = .secondaryLabel
        second.textAlignment = .natural
        picture.image = choice.image
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .systemBlue
        for view in [picture, label, second, line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addTarget(self, action: Selector("tap", ChoiceRow.tap), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func tap() { choose() }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemFill : nil } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let start: CGFloat = picture.image == nil ? 16 : 60
        let width = max(bounds.width - start - 16, 0)
        picture.frame = CGRect(x: 16, y: bounds.midY - 14, width: 28, height: 28)
        let hasSecond = second.text?.isEmpty == false
        label.frame = CGRect(x: start, y: hasSecond ? 6 : 0, width: width, height: hasSecond ? 22 : bounds.height)
        second.frame = CGRect(x: start, y: 28, width: width, height: hasSecond ? 18 : 0)
        let thickness = 1 / max(UIScreen.main.scale, 1)
        line.frame = CGRect(x: start, y: bounds.height - thickness, width: bounds.width - start, height: thickness)
        mirror([picture, label, second, line])
    }
}
