import QuartziteUIDrawing

/// The bar of a search above the keyboard: fields for the text and its replacement, and buttons.
@MainActor final class FindBar: UIView, UITextFieldDelegate {
    private static let rowHeight: CGFloat = 52

    var queryChanged: ((String) -> Void)?
    var replacementChanged: ((String) -> Void)?
    /// Called for a move to another result, with true for the next one.
    package var moved: ((Bool) -> Void)?
    /// Called for a replacement, with true for all results.
    var replaced: ((Bool) -> Void)?
    package var done: (() -> Void)?

    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let field = UISearchTextField(frame: .zero)
    private let second = UISearchTextField(frame: .zero)
    private let counter = UILabel()
    private let options = UIButton(type: .system)
    private let previous = UIButton(type: .system)
    private let following = UIButton(type: .system)
    private let closer = UIButton(type: .system)
    private let replace = UIButton(type: .system)
    private let replaceAll = UIButton(type: .system)

    init() {
        super.init(frame: .zero)
        field.placeholder = "Find"
        second.placeholder = "Replace"
        second.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 36))
        for field in [field, second] {
            field.delegate = self
            field.returnKeyType = .search
            field.autocorrectionType = .no
        }
        field.addAction(
            UIAction { [weak self] _ in self.map { $0.queryChanged?($0.field.text ?? "") } }, for: .editingChanged)
        second.addAction(
            UIAction { [weak self] _ in self.map { $0.replacementChanged?($0.second.text ?? "") } },
            for: .editingChanged)
        counter.font = .systemFont(ofSize: 15)
        counter.textColor = .secondaryLabel
        counter.textAlignment = .right
        counter.isUserInteractionEnabled = false
        set(options, image: "ellipsis.circle", label: "Find Options")
        options.showsMenuAsPrimaryAction = true
        set(previous, image: "chevron.up", label: "Previous") { $0.moved?(false) }
        set(following, image: "chevron.down", label: "Next") { $0.moved?(true) }
        set(closer, title: "Done", isBold: true) { $0.done?() }
        set(replace, title: "Replace") { $0.replaced?(false) }
        set(replaceAll, title: "All") { $0.replaced?(true) }
        let parts = [background, field, counter, options, previous, following, closer, second, replace, replaceAll]
        for view in parts { addSubview(view) }
        showReplacement()
    }

    required init?(coder: NSCoder) { nil }

    private func set(
        _ button: UIButton, image: String? = nil, title: String? = nil, label: String? = nil, isBold: Bool = false,
        _ action: ((FindBar) -> Void)? = nil
    ) {
        button.setImage(image.flatMap { UIImage(systemName: $0) }, for: .normal)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
        button.accessibilityLabel = label ?? title
        guard let action else { return }
        button.addAction(UIAction { [weak self] _ in self.map(action) }, for: .touchUpInside)
    }

    var query: String? {
        get { field.text }
        set { if field.text ?? "" != newValue ?? "" { field.text = newValue } }
    }
    var replacement: String? {
        get { second.text }
        set { if second.text ?? "" != newValue ?? "" { second.text = newValue } }
    }
    /// The number of results, in words.
    var count: String {
        get { counter.text ?? "" }
        set {
            counter.text = newValue
            setNeedsLayout()
        }
    }
    var menu: UIMenu? {
        get { options.menu }
        set { options.menu = newValue }
    }
    var hasResults = false {
        didSet {
            for button in [previous, following, replaceAll] { button.isEnabled = hasResults }
        }
    }
    var canReplace = false { didSet { replace.isEnabled = canReplace } }
    /// Whether there is a second row for replacements.
    var showsReplacement = false { didSet { showReplacement() } }

    private func showReplacement() {
        for view in [second, replace, replaceAll] { view.isHidden = !showsReplacement }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Showing

    /// Adds the bar above the keyboard of a window.
    func show(in window: UIWindow) {
        translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(self)
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: window.leadingAnchor),
            trailingAnchor.constraint(equalTo: window.trailingAnchor),
            bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
        ])
        window.layoutIfNeeded()
        alpha = 0
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.alpha = 1 }
    }

    /// Removes the bar.
    func hide() {
        endEditing(true)
        isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.25) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    func beginEditing() { field.becomeFirstResponder() }

    /// Highlights the next result.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        moved?(true)
        return false
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.rowHeight * (showsReplacement ? 2 : 1))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let (left, right) = (16 + safeAreaInsets.left, bounds.width - 16 - safeAreaInsets.right)
        var end = right
        func place(_ button: UIButton, width: CGFloat, row: CGFloat) {
            button.frame = CGRect(x: end - width, y: row, width: width, height: Self.rowHeight)
            end -= width
        }
        func place(_ field: UITextField, row: CGFloat) {
            field.frame = CGRect(x: left, y: row + 8, width: max(end - 8 - left, 0), height: Self.rowHeight - 16)
        }
        place(closer, width: 52, row: 0)
        for button in [following, previous, options] { place(button, width: 40, row: 0) }
        place(field, row: 0)
        let counterWidth = min(counter.sizeThatFits(.zero).width.rounded(.up), field.frame.width / 2)
        counter.frame = CGRect(
            x: field.frame.maxX - counterWidth - 30, y: 0, width: counterWidth, height: Self.rowHeight)
        end = right
        place(replaceAll, width: 44, row: Self.rowHeight)
        place(replace, width: 84, row: Self.rowHeight)
        place(second, row: Self.rowHeight)
        mirror([field, counter, options, previous, following, closer, second, replace, replaceAll])
    }
}
