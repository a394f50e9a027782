import QuartzCore

/// Rows in sections, one below another, of which only those in sight have views.
///
/// A data source says how many rows there are and makes a cell for each that comes into sight; cells that have gone out of
/// sight are used again. Heights come from ``rowHeight``, the delegate, or the cells' own contents.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// How the sections of a table look; raw values are Apple's.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers stay in sight.
        case plain = 0
        /// Sections stand apart on grey.
        case grouped = 1
        /// Sections stand apart on grey, inset, with round corners.
        case insetGrouped = 2
    }

    /// −1: stands for a height that contents decide.
    nonisolated public static let automaticDimension: CGFloat = -1

    /// How the table looks.
    public let style: Style
    var cellPool = ReusePool<UITableViewCell>()
    var headerPool = ReusePool<UITableViewHeaderFooterView>()
    var arrangement = TableLayout()
    /// The width that the arrangement was worked out for.
    var arrangedWidth: CGFloat = 0
    /// Whether the data source has to be asked again for everything.
    var isStale = true
    /// The rows in sight, from top to bottom.
    var shown: [ShownRow] = []
    /// The headers and footers in sight.
    var shownTitles: [ShownTitle] = []
    /// Headers and footers that were made to see how high they are.
    var waitingTitles: [ShownTitle] = []
    /// Cells that were made to see how high they are.
    var waitingCells: [(path: IndexPath, cell: UITableViewCell)] = []
    /// The selected rows, in the order they were selected.
    var selected: [IndexPath] = []
    /// The row that a finger holds.
    var held: IndexPath?
    var updates: TableUpdates?
    /// How many updates are nested.
    var updateDepth = 0
    /// Whether rows are being placed, which layout leaves alone meanwhile.
    var isUpdating = false

    /// A table of a style at a place in its superview.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepareTable()
    }

    /// A plain table at a place in its superview.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// A plain table of size zero; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        prepareTable()
    }

    private func prepareTable() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    // MARK: Who is asked

    /// Says what the table shows; not held.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if oldValue !== dataSource { forgetData() } }
    }

    /// Says how it looks, and hears what is done; not held.
    open var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set {
            scrollDelegate = newValue
            setNeedsArrangement()
        }
    }

    // MARK: Heights

    /// The height of rows in points; `automaticDimension`, the default, leaves it to the cells.
    open var rowHeight = UITableView.automaticDimension { didSet { setNeedsArrangement() } }
    /// What the height of rows is taken for until they show; by default 44 points where cells decide, else none.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height of headers in points; by default their contents'.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsArrangement() } }
    /// The height of footers in points; by default their contents'.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsArrangement() } }
    /// What headers' heights are taken for; kept, they are asked for at once.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// What footers' heights are taken for; kept, they are asked for at once.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// Points above the header of each section of a plain table; by default none.
    open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsArrangement() } }

    // MARK: Looks

    /// What lies between rows; a thin line by default.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { updateSeparators() } }
    /// The colour of the lines; a light grey by default.
    open var separatorColor: UIColor? = .separator { didSet { updateSeparators() } }
    /// Room before and after the lines, for cells without one of their own; 16 points before by default.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { updateSeparators() } }
    /// What is above all sections, as high as it is; nil by default.
    open var tableHeaderView: UIView? { didSet { replaceEnd(oldValue, by: tableHeaderView) } }
    /// What is below all sections, as high as it is; nil by default.
    open var tableFooterView: UIView? { didSet { replaceEnd(oldValue, by: tableFooterView) } }
    /// What fills the table behind the rows and stays in place; nil by default.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }

    // MARK: Choice

    /// What lines between rows are seen through; nil by default, stored and without effect.
    open var separatorEffect: UIVisualEffect?
    /// Whether taps select rows; true by default.
    open var allowsSelection = true
    /// Whether several rows may be selected; false by default.
    open var allowsMultipleSelection = false

    // MARK: Layout

    /// Forgets all that is known of the data, and all cells; both are asked for again with the next layout.
    open func reloadData() { forgetData() }

    private func forgetData() {
        isStale = true
        selected = []
        held = nil
        setNeedsLayout()
    }

    /// Has the cells that are in sight, makes those that are missing, and places all.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateRows()
    }

    /// Brings the data, the cells and their places up to date.
    func updateRows() {
        guard !isUpdating, updateDepth == 0 else { return }
        isUpdating = true
        defer { isUpdating = false }
        // A data source that is gone leaves nothing to show.
        if isStale || dataSource == nil && !arrangement.sections.isEmpty { takeData() }
        if arrangedWidth != bounds.width { arrangement = arrange() }
        arrangement.move(top: tableHeaderView?.frame.height ?? 0)
        showRows()
        showTitles()
        placeEnds()
        placeIndicators()
    }

    /// Has all heights asked for again with the next layout.
    private func setNeedsArrangement() {
        arrangedWidth = -1
        setNeedsLayout()
    }

    // MARK: Fingers

    /// Highlights the row under a finger that comes down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hold(touches.first) }
    /// Ends the highlight where the finger leaves its row.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches.first) }
    /// Selects the row that the finger is lifted from.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { choose() }
    /// Ends the highlight.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release() }

    // MARK: Reuse

    /// Makes a class known under a name, for cells to be made of; nil makes it forgotten.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellPool.register(cellClass, identifier)
    }

    /// Stops the program, since nib files cannot be read: register a class; nil makes the name forgotten.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { cellPool.register(nib, identifier) }

    /// Makes a class known under a name, for headers and footers to be made of; nil makes it forgotten.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerPool.register(aClass, identifier)
    }

    /// A cell of a name that has gone out of sight, or a new one of the class registered; nil where there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }

    /// A cell of a name for a row, whose size it has; stops the program where no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeue(identifier) else {
            raise(
                .internalInconsistency,
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    /// A header or footer of a name that has gone out of sight, or a new one; nil where no class is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerPool.take(identifier) {
            view.prepareForReuse()
            return view
        }
        return headerPool.type(for: identifier).map {
            UITableViewHeaderFooterView.make($0, reuseIdentifier: identifier)
        }
    }

    private func dequeue(_ identifier: String) -> UITableViewCell? {
        var cell = cellPool.take(identifier)
        UIView.performWithoutAnimation {
            if let cell {
                cell.prepareForReuse()
            } else if let type = cellPool.type(for: identifier) {
                cell = UITableViewCell.make(type, reuseIdentifier: identifier)
                cell?.reuseIdentifier = identifier
            }
            let height = rowHeight > 0 ? rowHeight : cell?.bounds.height ?? 0
            cell?.bounds.size = CGSize(width: bounds.width, height: height)
        }
        return cell
    }
}

/// A row in sight.
struct ShownRow {
    var path: IndexPath
    let cell: UITableViewCell
    var frame: CGRect
}

/// A header or footer in sight.
struct ShownTitle {
    var section: Int
    let isHeader: Bool
    let view: UIView
}
