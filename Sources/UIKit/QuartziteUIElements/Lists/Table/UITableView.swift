@_spi(UIKitLayers) import QuartziteUICore

/// A scroll view that shows rows in sections, one below another, with views only for the visible rows.
///
/// A data source provides the number of rows and a cell for each row that becomes visible; cells that are no longer
/// visible are reused. Heights come from ``rowHeight``, the delegate, or the content of the cells.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// Styles of a table; raw values are Apple's.
    public enum Style: Int, Sendable {
        /// Rows extend from edge to edge, and headers float.
        case plain = 0
        /// Sections are separate groups on grey.
        case grouped = 1
        /// Sections are separate, inset groups with round corners on grey.
        case insetGrouped = 2
    }

    /// A height of −1, which means that the content determines the height.
    nonisolated public static let automaticDimension: CGFloat = -1

    /// The style of the table.
    public let style: Style
    var cellPool = ReusePool<UITableViewCell>()
    var headerPool = ReusePool<UITableViewHeaderFooterView>()
    var arrangement = TableLayout()
    /// The width for which the layout was computed.
    var arrangedWidth: CGFloat = 0
    /// Whether the data must be read from the data source again.
    var isStale = true
    /// The visible rows, from top to bottom.
    var shown: [ShownRow] = []
    /// The visible headers and footers.
    var shownTitles: [ShownTitle] = []
    /// Headers and footers that were created for measuring.
    var waitingTitles: [ShownTitle] = []
    /// Cells that were created for measuring.
    var waitingCells: [(path: IndexPath, cell: UITableViewCell)] = []
    var selection = ListSelection()
    var updates: TableUpdates?
    /// The nesting depth of updates.
    var updateDepth = 0
    /// The cell that is configured again; the data source gets it in place of a reused one.
    var reconfigured: ReconfiguredCell<UITableViewCell>?
    /// The row that the user moves.
    var movement: ItemMovement?
    /// The distance of the moved row's centre from the finger.
    var movementGrip: CGFloat = 0
    /// The press that moves a row, and what scrolls the table while it is near an edge.
    weak var movementPress: UILongPressGestureRecognizer?
    private(set) lazy var movementScroller = EdgeScroller { [weak self] in self?.followMovement() }
    private(set) lazy var swiping = RowSwipe(self)
    private(set) lazy var listMenu = ListMenu(self)
    private(set) lazy var dragging = ListDragging(self)
    private(set) lazy var panSelection = PanSelection(self)
    /// The visible cells whose rows must be measured again, and whether that is not animated.
    var resizedCells: [UITableViewCell] = []
    var resizesAtOnce = false
    /// The separators of filler rows.
    var fillerLines: [UIView] = []
    /// Whether rows are being placed; layout passes do nothing meanwhile.
    var isUpdating = false

    /// Creates a table with a frame and a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepareTable()
    }

    /// Creates a plain table with a frame.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Creates a table from a storyboard or xib; with other coders, a plain one of zero size.
    public required init?(coder: NSCoder) {
        style = Self.style(from: coder)
        super.init(coder: coder)
        prepareTable()
        PropertyTables.tableView.decode(self, from: coder)
    }

    private func prepareTable() {
        alwaysBounceVertical = true
        // The recognizer of swipes exists before the first touch.
        _ = swiping
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    // MARK: Data source and delegate

    /// The object that provides the data; a weak reference.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if oldValue !== dataSource { forgetData() } }
    }

    /// The object that prepares the data of rows before they become visible; a weak reference.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }
    /// Whether rows are announced to the prefetching data source; true by default.
    open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }
    var prefetching = Prefetching()
    var focusing = ListFocusing()

    /// The delegate, which configures the appearance and is notified of user actions; a weak reference.
    open var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set {
            scrollDelegate = newValue
            if newValue != nil {
                listMenu.install()
                panSelection.install()
            }
            setNeedsArrangement()
        }
    }

    /// The object that provides the items of drags; a weak reference.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { if dragDelegate != nil { dragging.installDrag(isEnabled: dragInteractionEnabled) } }
    }
    /// The object that receives what is dropped; a weak reference.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { if dropDelegate != nil { dragging.installDrop() } }
    }
    /// Whether rows can be dragged; true by default.
    open var dragInteractionEnabled = true { didSet { dragging.drag.isEnabled = dragInteractionEnabled } }

    // The content size does not follow from constraints.
    @_spi(UIKitLayers) public override var scrolledSize: CGSize? { nil }
    @_spi(UIKitLayers) public override var placesContentItself: Bool { true }

    // MARK: Heights

    /// The height of rows in points; with `automaticDimension`, the default, cells determine it.
    open var rowHeight = UITableView.automaticDimension { didSet { setNeedsArrangement() } }
    /// The height of rows before they become visible; by default 44 points for self-sizing cells, otherwise unused.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height of headers in points; by default, their content determines it.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsArrangement() } }
    /// The height of footers in points; by default, their content determines it.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsArrangement() } }
    /// The estimated height of headers; stored but not used, because headers are measured immediately.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// The estimated height of footers; stored but not used, because footers are measured immediately.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// The space above the section headers of a plain table in points; 22 by default.
    open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsArrangement() } }

    /// What makes the table measure visible rows again, animated; `enabled` by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// The height, in points, of the empty rows below the last row of a plain table that has no footer.
    ///
    /// With `automaticDimension`, the default, there are none.
    open var fillerRowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }

    // MARK: Appearance

    /// The style of separators between rows; a thin line by default.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { updateSeparators() } }
    /// The colour of separators; a light grey by default.
    open var separatorColor: UIColor? = .separator { didSet { updateSeparators() } }
    /// The insets of separators, for cells without insets of their own; by default, 16 points at the left, and 20 in wide
    /// tables and on an iPad.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            updateSeparators()
        }
    }
    private var ownSeparatorInset: UIEdgeInsets?
    /// What the insets of separators are measured from; the edges of cells by default.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { updateSeparators() } }
    /// A view above all sections, which keeps its height; nil by default.
    open var tableHeaderView: UIView? { didSet { replaceEnd(oldValue, by: tableHeaderView) } }
    /// A view below all sections, which keeps its height; nil by default.
    open var tableFooterView: UIView? { didSet { replaceEnd(oldValue, by: tableFooterView) } }
    /// A view that fills the background and does not scroll; nil by default.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }

    // MARK: Section index

    /// The titles at the side of the table; nil for none.
    var sectionIndex: SectionIndexView?
    /// The colour of the index's titles; nil, the default, for the tint colour.
    open var sectionIndexColor: UIColor? { didSet { sectionIndex?.color = sectionIndexColor } }
    /// The colour behind the index; nil by default.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { sectionIndex?.usualBackground = sectionIndexBackgroundColor }
    }
    /// The colour behind the index while it is touched; nil, the default, for no other.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { sectionIndex?.touchedBackground = sectionIndexTrackingBackgroundColor }
    }
    /// The least number of rows for which the index is shown; 0 by default.
    open var sectionIndexMinimumDisplayRowCount = 0

    // MARK: Selection

    /// The visual effect of separators, in place of their colour; nil by default.
    open var separatorEffect: UIVisualEffect? { didSet { if separatorEffect !== oldValue { updateSeparators() } } }
    /// Whether the rows show the controls of their editing styles; false by default.
    open var isEditing: Bool {
        get { editingState }
        set { setEditing(newValue, animated: false) }
    }
    private var editingState = false

    /// Turns editing mode on or off, which shows or hides the editing controls of rows.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editingState != editing else { return }
        editingState = editing
        showEditing(animated: animated)
    }

    /// Whether taps select rows while the table is edited; false by default.
    open var allowsSelectionDuringEditing = false
    /// Whether multiple rows can be selected while the table is edited, by circles; false by default.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue, editingState { showEditing(animated: false) } }
    }
    /// Whether taps select rows; true by default.
    open var allowsSelection = true
    /// Whether multiple rows can be selected; false by default.
    open var allowsMultipleSelection = false
    /// Whether a focused row is selected; false by default, and not used, since there is no focus.
    open var selectionFollowsFocus = false {
        didSet { if selectionFollowsFocus { unsupported("UITableView.selectionFollowsFocus") } }
    }

    @_spi(UIKitLayers) public override var leavesDragToOthers: Bool { panSelection.claims(panGestureRecognizer) }

    // MARK: Layout

    /// Discards all data and cells; the next layout pass loads them again.
    open func reloadData() { forgetData() }

    private func forgetData() {
        isStale = true
        prefetching = Prefetching()
        selection = ListSelection()
        setNeedsLayout()
    }

    /// Loads missing cells and places all visible ones.
    open override func layoutSubviews() {
        super.layoutSubviews()
        resizeRows()
        updateRows()
        prefetch()
        swiping.listDidLayOut()
    }

    /// Announces the rows after the visible ones.
    private func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, !isStale else { return }
        let paths = prefetching.next(
            after: indexPathsForVisibleRows ?? [], counts: (0..<numberOfSections).map(numberOfRows(inSection:)))
        if !paths.cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: paths.cancelled) }
        if !paths.announced.isEmpty { source.tableView(self, prefetchRowsAt: paths.announced) }
    }

    /// Updates the data, the cells and their positions.
    func updateRows() {
        guard !isUpdating, updateDepth == 0 else { return }
        isUpdating = true
        defer { isUpdating = false }
        // Without a data source nothing is shown.
        if isStale || dataSource == nil && !arrangement.sections.isEmpty { loadData() }
        if arrangedWidth != bounds.width {
            arrangement = arrange()
            updateMargin()
        }
        arrangement.move(top: tableHeaderView?.frame.height ?? 0)
        showRows()
        showTitles()
        placeEnds()
        placeFillerRows()
        placeIndicators()
        placeSectionIndex()
    }

    /// Gives the rows the margin that suits the width of the table.
    private func updateMargin() {
        for row in shown where row.cell.separatorAppearance.margin != sideMargin {
            var appearance = row.cell.separatorAppearance
            if !appearance.isOwn, ownSeparatorInset == nil, appearance.inset.left > 0 {
                appearance.inset.left += sideMargin - appearance.margin
            }
            appearance.margin = sideMargin
            row.cell.separatorAppearance = appearance
        }
    }

    /// Requests all heights again at the next layout pass.
    private func setNeedsArrangement() {
        arrangedWidth = -1
        setNeedsLayout()
    }

    // MARK: Touches

    /// Highlights the row under a touch that begins.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if swiping.isOpen { return swiping.close() }
        highlight(under: touches.first)
    }
    /// Removes the highlight when the touch leaves the row.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        updateHighlight(for: touches.first)
    }
    /// Selects the row under a touch that ends.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let path = selection.highlighted, let point = touches.first?.location(in: self),
            hasActiveDrag, dragging.add(at: path, point: point)
        {
            unhighlight()
            return
        }
        selectHighlighted()
    }
    /// Ends the highlight.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlight() }

    // MARK: Reuse

    /// Registers a class for cells with an identifier; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellPool.register(cellClass, identifier)
    }

    /// Registers a nib with one cell for an identifier; nil removes the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { cellPool.register(nib, identifier) }

    /// Registers a class for headers and footers with an identifier; nil removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerPool.register(aClass, identifier)
    }

    /// Registers a nib with one header or footer for an identifier; nil removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerPool.register(nib, identifier)
    }

    /// Returns a reused cell or a new one of the registered class; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }

    /// Returns a cell with the row's size, reused or new; raises an exception if no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = reconfigured?.cell(at: indexPath, identifier) { return cell }
        guard let cell = dequeue(identifier) else {
            raise(
                .internalInconsistency,
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    /// Returns a header or footer, reused or new; nil if no class is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerPool.dequeue(identifier) {
            view.prepareForReuse()
            return view
        }
        let view = headerPool.make(identifier) { UITableViewHeaderFooterView.make($0, reuseIdentifier: identifier) }
        view?.reuseIdentifier = identifier
        view?.isInGroups = style != .plain
        return view
    }

    private func dequeue(_ identifier: String) -> UITableViewCell? {
        var cell = cellPool.dequeue(identifier)
        UIView.performWithoutAnimation {
            if let cell {
                cell.prepareForReuse()
            } else {
                cell = cellPool.make(identifier) { UITableViewCell.make($0, reuseIdentifier: identifier) }
                cell?.reuseIdentifier = identifier
            }
            let height = rowHeight > 0 ? rowHeight : cell?.bounds.height ?? 0
            cell?.bounds.size = CGSize(width: bounds.width, height: height)
        }
        return cell
    }
}
