@_spi(UIKitLayers) import QuartziteUICore

/// A cell, which shows one item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    private var contents: UIView
    private let configured = CellConfigurations<UICellConfigurationState>()

    /// The segues of a cell from a storyboard.
    final package var segues = CellSegues()

    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        contents = UIView()
        super.init(frame: frame)
        prepare()
    }

    /// Creates a cell from a storyboard or xib; with other coders, one of zero size.
    public required init?(coder: NSCoder) {
        contents = (coder as? NibCoder)?.view("contentView") ?? UIView()
        super.init(coder: coder)
        prepare()
        if let coder = coder as? NibCoder { decodeCellAttributes(from: coder) } else { restoreCell(from: coder) }
    }

    private func prepare() {
        contents.frame = bounds
        contents.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contents)
    }

    /// The view to which to add the cell's content.
    open var contentView: UIView { contents }

    // MARK: Configurations

    /// A closure that configures a cell for its state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// The settings from which the cell creates its content view; nil, the default, for an empty one.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set {
            defer { collection?.cellSizeMayChange(self, byConstraints: false) }
            guard let view = configured.set(newValue, shownBy: contents) else { return setNeedsLayout() }
            view.frame = contents.frame
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
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
        collection?.cellSizeMayChange(self, byConstraints: false)
    }

    @_spi(UIKitLayers) public override func descendantConstraintsDidChange() {
        collection?.cellSizeMayChange(self, byConstraints: true)
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

    /// Returns the standard background for the cell.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground ?? .clear() }

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
        (state.isEditing, state.isReordering) = (collection?.isEditing ?? false, isReordering)
        state.cellDragState = UICellConfigurationState.DragState(rawValue: dragState.rawValue) ?? .none
        return state
    }

    /// The background that the cell shows without a configuration; nil for none.
    var standardBackground: UIBackgroundConfiguration? { nil }

    private func removeBackgroundViews() { (backgroundView, selectedBackgroundView) = (nil, nil) }

    /// The collection view that contains the cell.
    var collection: UICollectionView? {
        sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UICollectionView }.first
    }

    /// Whether the user moves the cell.
    var isReordering = false { didSet { if isReordering != oldValue { stateDidChange() } } }

    /// What a drag that began at the cell does.
    var dragState = DragState.none {
        didSet {
            guard dragState != oldValue else { return }
            stateDidChange()
            dragStateDidChange(dragState)
        }
    }

    /// Called when a drag that began at the cell changes; does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Selection

    /// Whether the cell is selected; false by default.
    open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }
    /// Whether the cell is pressed; false by default.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { showSelection() } } }

    /// A view behind the content; nil by default.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            guard let backgroundView else { return }
            insertSubview(backgroundView, at: 0)
            setNeedsLayout()
        }
    }

    /// A view behind the content that is shown while the cell is highlighted or selected; nil by default.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            guard let selectedBackgroundView else { return }
            insertSubview(selectedBackgroundView, belowSubview: contents)
            showSelection()
            setNeedsLayout()
        }
    }

    private func showSelection() {
        let isShown = isSelected || isHighlighted
        selectedBackgroundView?.isHidden = !isShown
        contents.highlightContents(isShown)
        stateDidChange()
    }

    /// Lays out the content with its subviews, and the backgrounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        configured.layOut(in: bounds)
        for view in [backgroundView, selectedBackgroundView] where view?.frame != bounds { view?.frame = bounds }
        let area = contentArea
        if contents.frame != area { contents.frame = area }
        contents.layOutInside()
    }

    /// The place of the content view.
    var contentArea: CGRect { bounds }

    /// Returns the size that the content determines; see `UICollectionReusableView`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        if let list = contents as? UIListContentView { return list.sizeThatFits(targetSize) }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
