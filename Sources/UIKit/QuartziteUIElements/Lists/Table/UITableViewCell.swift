@_spi(UIKitLayers) import QuartziteUICore

/// A row of a table, with a content view, an accessory and backgrounds.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    let style: CellStyle
    private var contents: UIView
    private let configured = CellConfigurations<UICellConfigurationState>()
    private let parts = CellParts()
    /// The background while the cell is highlighted or selected, if no other is set.
    private lazy var plainSelection = UIView.part(.systemGray4)
    private let separator = UIView.part()
    private weak var shownSelection: UIView?
    /// The segues of a cell from a storyboard.
    final package var segues = CellSegues()
    /// The separator as configured by the table.
    var separatorAppearance = SeparatorAppearance() {
        didSet {
            if separatorAppearance.margin != oldValue.margin { contents.marginsChanged() }
            if separatorAppearance != oldValue { setNeedsLayout() }
        }
    }

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

    /// The content view's margins are 11 points above and below, and those of the table at the sides.
    @_spi(UIKitLayers) public override func contentMargins(of subview: UIView) -> NSDirectionalEdgeInsets? {
        guard subview === contents else { return nil }
        return NSDirectionalEdgeInsets(top: 11, leading: listMargin, bottom: 11, trailing: listMargin)
    }

    /// Called before the cell is reused; does nothing by default.
    open func prepareForReuse() {}

    /// The view to which to add the cell's content.
    open var contentView: UIView { contents }

    // MARK: Configurations

    /// A closure that configures a cell for its state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// The settings from which the cell creates its content view; nil, the default, for an empty one.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set {
            defer { (superview as? UITableView)?.cellSizeMayChange(self, byConstraints: false) }
            guard let view = configured.set(newValue, shownBy: contents) else { return setNeedsLayout() }
            view.frame = contents.frame
            insertSubview(view, aboveSubview: contents)
            contents.removeFromSuperview()
            contents = view
            setNeedsLayout()
        }
    }

    /// The settings of the background; setting them removes the background views.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background ?? standardBackground }
        set {
            if newValue != nil { removeBackgroundViews() }
            configured.setBackground(newValue, in: self)
            setNeedsLayout()
        }
    }

    /// Measures the cell again if cells determine their own size.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UITableView)?.cellSizeMayChange(self, byConstraints: false)
    }

    @_spi(UIKitLayers) public override func descendantConstraintsDidChange() {
        (superview as? UITableView)?.cellSizeMayChange(self, byConstraints: true)
    }

    /// Whether the content is updated when the state of the cell changes; true by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configured.updatesContent }
        set { configured.updatesContent = newValue }
    }

    /// Whether the background is updated when the state of the cell changes; true by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configured.updatesBackground }
        set { configured.updatesBackground = newValue }
    }

    /// A closure that configures the cell when its state changes; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Returns the standard content for the cell's style, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }

    /// Returns the standard background for the cell.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground ?? .listPlainCell() }

    /// Requests an update of the configurations before the cell is laid out.
    open func setNeedsUpdateConfiguration() {
        configured.needsUpdate = true
        setNeedsLayout()
    }

    /// Configures the cell for its state; an override must call super.
    ///
    /// It updates the configurations that follow the state, and calls the ``configurationUpdateHandler``.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateContent(for: state)
        configurationUpdateHandler?(self, state)
    }

    private func updateContent(for state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
            contentConfiguration = configuration.updated(for: state)
        }
        configured.updateBackground(for: state, in: self)
    }

    /// Called when the state changed.
    func stateDidChange() {
        updateContent(for: configurationState)
        setNeedsUpdateConfiguration()
    }

    private func updateConfigurationIfNeeded() {
        configured.updateIfNeeded(self) { updateConfiguration(using: configurationState) }
    }

    /// The state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        (state.isEditing, state.isSwiped, state.isReordering) = (isEditing, isSwiped, isReordering)
        return state
    }

    private func removeBackgroundViews() {
        (backgroundView, selectedBackgroundView) = (nil, nil)
        backgroundColor = nil
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
    open var accessoryType = AccessoryType.none { didSet { showAccessory() } }
    /// A view that replaces the accessory; nil by default.
    open var accessoryView: UIView? { didSet { replaceAccessory(oldValue, by: accessoryView) } }

    /// The insets of the separator; the table's by default.
    open var separatorInset: UIEdgeInsets {
        get { separatorAppearance.ownInset ?? table?.separatorInset ?? .separator(from: listMargin) }
        set { separatorAppearance.ownInset = newValue }
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

    // MARK: Editing

    private let editing = CellEditing()
    private var editingState = false

    /// Whether the cell shows the controls of its editing style; false by default.
    open var isEditing: Bool {
        get { editingState }
        set { setEditing(newValue, animated: false) }
    }

    /// Sets whether the cell shows the controls of its editing style; an override must call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editingState != editing else { return }
        editingState = editing
        self.editing.update(self)
        showAccessory()
        stateDidChange()
    }

    /// The control that the cell shows while the table is edited.
    open var editingStyle: EditingStyle { editing.options.style }
    /// Whether the control for moving is shown while the table is edited, if the data source lets the row move.
    open var showsReorderControl = false
    /// Whether the content is indented while the table is edited; true by default.
    open var shouldIndentWhileEditing = true
    /// Whether the button that deletes the row is shown.
    open var showingDeleteConfirmation: Bool { isSwiped }
    /// The accessory while the table is edited; none by default.
    open var editingAccessoryType = AccessoryType.none { didSet { showAccessory() } }
    /// A view that replaces the accessory while the table is edited; nil by default.
    open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue, by: editingAccessoryView) } }

    private var shownAccessoryView: UIView? { editingState ? editingAccessoryView : accessoryView }

    private func replaceAccessory(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        showAccessory()
    }

    private func showAccessory() {
        accessoryView?.isHidden = editingState
        editingAccessoryView?.isHidden = !editingState
        parts.showAccessory(
            editingState ? editingAccessoryType : accessoryType, replacedBy: shownAccessoryView, in: self)
    }

    func applyEditing(_ options: CellEditing.Options) {
        var options = options
        options.indents = options.indents && shouldIndentWhileEditing
        editing.apply(options, in: self)
    }

    /// Whether the cell's swipe actions are shown.
    var isSwiped = false { didSet { if isSwiped != oldValue { stateDidChange() } } }
    /// Whether the user moves the cell.
    var isReordering = false { didSet { if isReordering != oldValue { stateDidChange() } } }
    /// What a drag that began at the cell does.
    var dragState = DragState.none { didSet { if dragState != oldValue { dragStateDidChange(dragState) } } }

    /// Called when a drag that began at the cell changes; does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Selection

    private var selectionState = false
    private var highlightState = false

    /// Whether the cell is selected; false by default.
    open var isSelected: Bool {
        get { selectionState }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell is pressed; false by default.
    open var isHighlighted: Bool {
        get { highlightState }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Sets whether the cell is selected; the background appears immediately, and if animated fades out in 0.5
    /// seconds.
    ///
    /// An override must call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selectionState != selected else { return }
        selectionState = selected
        showSelection(animated: animated)
    }

    /// Sets whether the cell is highlighted; an override must call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlightState != highlighted else { return }
        highlightState = highlighted
        showSelection(animated: animated)
    }

    private func showSelection(animated: Bool) {
        let isPressed = (selectionState || highlightState) && selectionStyle != .none
        // A configured background has a colour of its own for the state.
        let isShown = isPressed && configured.background == nil
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
        contents.highlightContents(isPressed)
        editing.update(self)
        stateDidChange()
        setNeedsLayout()
    }

    // MARK: Layout

    /// Lays out the content with its subviews, the backgrounds, the accessory and the separator.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        configured.layOut(in: bounds)
        let sides = editing.place(in: self)
        let accessoryWidth = parts.placeAccessory(
            shownAccessoryView, after: sides.trailing + separatorAppearance.indexWidth, in: self)
        for view in [backgroundView, shownSelection] { view?.frame = bounds }
        let frame = CGRect(
            x: sides.leading, y: 0, width: max(bounds.width - sides.leading - accessoryWidth, 0), height: bounds.height)
        let place = isRightToLeft ? frame.mirrored(in: bounds) : frame
        if contents.frame != place { contents.frame = place }
        parts.placeTexts(style, in: self)
        contents.layOutInside()
        separatorAppearance.show(separator, after: sides.leading, below: self, isCovered: shownSelection != nil)
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
        updateConfigurationIfNeeded()
        guard contents.hasInnerConstraints || contents is UIListContentView else { return sizeThatFits(targetSize) }
        let sides = editing.place(in: self)
        let accessoryWidth =
            parts.placeAccessory(shownAccessoryView, after: sides.trailing + separatorAppearance.indexWidth, in: self)
            + sides.leading
        let line = separatorAppearance.color == nil ? 0 : 1 / UIScreen.mainScale
        let target = CGSize(
            width: max(targetSize.width - accessoryWidth, 0), height: max(targetSize.height - line, 0))
        if let list = contents as? UIListContentView {
            return CGSize(width: targetSize.width, height: list.sizeThatFits(target).height + line)
        }
        let fitting = contents.fittingSize(target, horizontalFittingPriority, verticalFittingPriority)
        return CGSize(width: fitting.width + accessoryWidth, height: fitting.height + line)
    }
}
