import QuartzCore

/// A row of a table: a view for what it says, one at its right side, and backgrounds for when it is chosen.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    private let style: CellStyle
    private let contents = UIView()
    private let parts = CellParts()
    /// The backgrounds that show while the cell is highlighted or selected, where no other was set.
    private lazy var plainSelection = UIView.part(.systemGray4)
    private let separator = UIView.part()
    private weak var shownSelection: UIView?
    /// The separator as the table asks for it.
    var separatorLook = SeparatorLook() { didSet { if separatorLook != oldValue { setNeedsLayout() } } }

    /// A cell of one of four styles, which a table finds again by its identifier.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepare()
    }

    /// A cell of the default style, without identifier.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// A cell of the default style; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .systemBackground
        contents.frame = bounds
        addSubview(contents)
        addSubview(separator)
    }

    /// The name a table finds the cell again by; nil where it does not.
    open internal(set) var reuseIdentifier: String?

    /// Called before a cell that has been used is used again; does nothing unless overridden.
    open func prepareForReuse() {}

    /// What the cell's own views belong in.
    open var contentView: UIView { contents }

    // MARK: Ready-made contents

    /// The first text, made when first asked for.
    open var textLabel: UILabel? { parts.text(style, in: self) }
    /// The second text, made when first asked for; nil in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : parts.detail(style, in: self) }
    /// The picture before the texts, made when first asked for; nil in the style `value2`.
    open var imageView: UIImageView? { style == .value2 ? nil : parts.picture(in: self) }

    /// How many steps the contents stand in; 0 by default.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// Points of a step; 10 by default.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

    // MARK: At the side

    /// The sign at the right side; none by default.
    open var accessoryType = AccessoryType.none { didSet { parts.showAccessory(accessoryType, in: self) } }
    /// A view at the right side in place of the sign; nil by default.
    open var accessoryView: UIView? {
        didSet {
            if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
            if let accessoryView { addSubview(accessoryView) }
            parts.showAccessory(accessoryType, in: self)
        }
    }

    /// Room before and after the separator; the table's unless set.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet {
            separatorLook.inset = separatorInset
            separatorLook.isOwn = true
        }
    }

    // MARK: Backgrounds

    /// A view behind the contents; nil by default.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
    /// What is behind the contents while the cell is highlighted or selected; nil by default, for a plain grey.
    open var selectedBackgroundView: UIView? { didSet { showSelection(animated: false) } }
    /// Whether the cell shows that it is highlighted or selected; `default` by default, all others but `none` are the
    /// same.
    open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }

    private func replaceBackground(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    // MARK: Choice

    private var chosen = false
    private var held = false

    /// Whether the cell is selected; false by default.
    open var isSelected: Bool {
        get { chosen }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether a finger holds the cell; false by default.
    open var isHighlighted: Bool {
        get { held }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Selects the cell or ends that; its background comes at once, and goes over half a second if that is animated.
    ///
    /// An override calls super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard chosen != selected else { return }
        chosen = selected
        showSelection(animated: animated)
    }

    /// Highlights the cell or ends that; an override calls super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard held != highlighted else { return }
        held = highlighted
        showSelection(animated: animated)
    }

    private func showSelection(animated: Bool) {
        let isShown = (chosen || held) && selectionStyle != .none
        let view = selectedBackgroundView ?? plainSelection
        if let old = shownSelection, !isShown || old !== view {
            shownSelection = nil
            guard animated, window != nil else { return old.removeFromSuperview() }
            UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
                old.alpha = 0
            } completion: { [weak self] _ in
                if self?.shownSelection !== old { old.removeFromSuperview() }
                old.alpha = 1
            }
        }
        if isShown, shownSelection !== view {
            shownSelection = view
            UIView.performWithoutAnimation {
                view.alpha = 1
                insertSubview(view, belowSubview: contents)
                view.frame = bounds
            }
        }
        contents.highlightContents(isShown)
        setNeedsLayout()
    }

    // MARK: Layout

    /// Places contents, backgrounds, the sign at the side and the separator.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = parts.placeAccessory(accessoryView, in: self)
        for view in [backgroundView, shownSelection] { view?.frame = bounds }
        let frame = CGRect(x: 0, y: 0, width: max(bounds.width - room, 0), height: bounds.height)
        if contents.frame != frame { contents.frame = frame }
        parts.placeTexts(style, in: self)
        let thickness = 1 / max(UIScreen.main.scale, 1)
        let inset = separatorLook.inset
        separator.frame = CGRect(
            x: inset.left, y: bounds.height - thickness,
            width: max(bounds.width - inset.left - inset.right, 0), height: thickness)
        separator.backgroundColor = separatorLook.color
        separator.isHidden = separatorLook.color == nil || shownSelection != nil
    }

    /// The size that the contents ask for at a width: 44 points high at least, unless constraints say otherwise.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: parts.height(style, width: size.width, in: self))
    }

    /// The size that constraints make of the contents, or that suits the texts.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard contents.hasInnerConstraints else { return sizeThatFits(targetSize) }
        let room = parts.placeAccessory(accessoryView, in: self)
        let line = separatorLook.color == nil ? 0 : 1 / UIScreen.mainScale
        let fitting = contents.fittingSize(
            CGSize(width: max(targetSize.width - room, 0), height: max(targetSize.height - line, 0)),
            horizontalFittingPriority, verticalFittingPriority)
        return CGSize(width: fitting.width + room, height: fitting.height + line)
    }

    /// The table that shows the cell.
    var table: UITableView? {
        sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UITableView }.first
    }

    /// Tells the table of a tap on the sign.
    func tapAccessory() {
        guard let table, let path = table.indexPath(for: self) else { return }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }
}

/// The line below a cell.
struct SeparatorLook: Equatable {
    var color: UIColor?
    var inset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Whether the cell has an inset of its own.
    var isOwn = false
}
