import QuartzCore

/// A row of a table, with a content view, an accessory and backgrounds.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    private let style: CellStyle
    private var contents: UIView
    private var content = CellContent()
    private let parts = CellParts()
    /// The background while the cell is highlighted or selected, if no other is set.
    private lazy var plainSelection = UIView.part(.systemGray4)
    private let separator = UIView.part()
    private weak var shownSelection: UIView?
    /// The segues of a cell from a storyboard.
    var segues = CellSegues()
    /// The separator as configured by the table.
    var separatorLook = SeparatorLook() { didSet { if separatorLook != oldValue { setNeedsLayout() } } }

    /// Creates a cell with a style and a reuse identifier.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        contents = UIView()
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepare()
    }

    /// Creates a cell of the default style without an identifier.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a cell from a storyboard or xib; with other coders, one of the default style.
    public required init?(coder: NSCoder) {
        style = Self.style(from: coder)
        reuseIdentifier = (coder as? NibCoder)?.element.attribute("reuseIdentifier")
        contents = (coder as? NibCoder)?.view("contentView") ?? UIView()
        super.init(coder: coder)
        prepare()
        if let coder = coder as? NibCoder {
            decodeCellAttributes(from: coder, parts: parts)
        } else {
            restoreCell(from: coder)
        }
    }

    private func prepare() {
        backgroundColor = .systemBackground
        contents.frame = bounds
        addSubview(contents)
        addSubview(separator)
    }

    /// The identifier of the cell's reuse pool; nil if the cell is not reused.
    open internal(set) var reuseIdentifier: String?

    /// Called before the cell is reused; does nothing by default.
    open func prepareForReuse() {}

    /// The view to which to add the cell's content.
    open var contentView: UIView { contents }

    /// The settings from which the cell creates its content view; nil, the default, for an empty one.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set {
            guard let view = content.set(newValue, shownBy: contents) else { return }
            view.frame = contents.frame
            insertSubview(view, aboveSubview: contents)
            contents.removeFromSuperview()
            contents = view
            setNeedsLayout()
        }
    }

    /// Whether the configuration is updated when the state of the cell changes; true by default.
    open var automaticallyUpdatesContentConfiguration = true

    /// The state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }

    private func updateContent() {
        guard automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration else { return }
        contentConfiguration = configuration.updated(for: configurationState)
    }

    // MARK: Standard content

    /// The main label, created on first access.
    open var textLabel: UILabel? { parts.text(style, in: self) }
    /// The second label, created on first access; nil in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : parts.detail(style, in: self) }
    /// The image view before the labels, created on first access; nil in the style `value2`.
    open var imageView: UIImageView? { style == .value2 ? nil : parts.picture(in: self) }

    /// The indentation level of the content; 0 by default.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of an indentation level in points; 10 by default.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

    // MARK: Accessory

    /// The accessory at the right side; none by default.
    open var accessoryType = AccessoryType.none { didSet { parts.showAccessory(accessoryType, in: self) } }
    /// A view that replaces the accessory; nil by default.
    open var accessoryView: UIView? {
        didSet {
            if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
            if let accessoryView { addSubview(accessoryView) }
            parts.showAccessory(accessoryType, in: self)
        }
    }

    /// The insets of the separator; the table's unless set.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet {
            separatorLook.inset = separatorInset
            separatorLook.isOwn = true
        }
    }

    // MARK: Backgrounds

    /// A view behind the content; nil by default.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
    /// A view behind the content while the cell is highlighted or selected; nil, the default, uses plain grey.
    open var selectedBackgroundView: UIView? { didSet { showSelection(animated: false) } }
    /// The style of a highlighted or selected cell; `default` by default.
    ///
    /// All styles other than `none` are the same.
    open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }

    private func replaceBackground(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    // MARK: Selection

    private var chosen = false
    private var held = false

    /// Whether the cell is selected; false by default.
    open var isSelected: Bool {
        get { chosen }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell is pressed; false by default.
    open var isHighlighted: Bool {
        get { held }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Sets whether the cell is selected; the background appears immediately, and if animated fades out in 0.5
    /// seconds.
    ///
    /// An override must call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard chosen != selected else { return }
        chosen = selected
        showSelection(animated: animated)
    }

    /// Sets whether the cell is highlighted; an override must call super.
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
        updateContent()
        setNeedsLayout()
    }

    // MARK: Layout

    /// Lays out the content, the backgrounds, the accessory and the separator.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let accessoryWidth = parts.placeAccessory(accessoryView, in: self)
        for view in [backgroundView, shownSelection] { view?.frame = bounds }
        let frame = CGRect(x: 0, y: 0, width: max(bounds.width - accessoryWidth, 0), height: bounds.height)
        let place = isRightToLeft ? frame.mirrored(in: bounds) : frame
        if contents.frame != place { contents.frame = place }
        parts.placeTexts(style, in: self)
        let thickness = 1 / max(UIScreen.main.scale, 1)
        let inset = separatorLook.inset
        separator.frame = CGRect(
            x: inset.left, y: bounds.height - thickness,
            width: max(bounds.width - inset.left - inset.right, 0), height: thickness)
        mirror([separator])
        separator.backgroundColor = separatorLook.color
        separator.isHidden = separatorLook.color == nil || shownSelection != nil
    }

    /// Returns the height of the labels for a width: at least 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: parts.height(style, width: size.width, in: self))
    }

    /// Returns the size that the constraints of the content determine; without any, the result of `sizeThatFits(_:)`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard contents.hasInnerConstraints else { return sizeThatFits(targetSize) }
        let accessoryWidth = parts.placeAccessory(accessoryView, in: self)
        let line = separatorLook.color == nil ? 0 : 1 / UIScreen.mainScale
        let fitting = contents.fittingSize(
            CGSize(width: max(targetSize.width - accessoryWidth, 0), height: max(targetSize.height - line, 0)),
            horizontalFittingPriority, verticalFittingPriority)
        return CGSize(width: fitting.width + accessoryWidth, height: fitting.height + line)
    }

    /// The table that contains the cell.
    var table: UITableView? {
        sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UITableView }.first
    }

    /// Notifies the delegate of a tap on the accessory.
    func tapAccessory() {
        guard let table, let path = table.indexPath(for: self) else { return }
        if let segue = segues.accessory { return segue.trigger(self) }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }
}

/// The appearance of the separator below a cell.
struct SeparatorLook: Equatable {
    var color: UIColor?
    var inset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Whether the inset was set on the cell.
    var isOwn = false
}
