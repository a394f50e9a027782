import QuartziteUIDrawing

/// The rounded panel of an open menu with its lines, which scroll if they are too many.
@MainActor final class MenuPanel: UIView {
    /// The width of a menu in points.
    static let width: CGFloat = 250
    static let cornerRadius: CGFloat = 13
    private static let gapHeight: CGFloat = 8
    private static let headerHeight: CGFloat = 32

    let menu: UIMenu
    let isSubmenu: Bool
    /// Whether the first element is the last line.
    let isReversed: Bool
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let scroller = UIScrollView()
    package private(set) var cells: [MenuCell] = []
    /// The height of all lines, in points.
    private(set) var contentHeight: CGFloat = 0

    init(_ menu: UIMenu, isSubmenu: Bool, isReversed: Bool) {
        self.menu = menu
        self.isSubmenu = isSubmenu
        self.isReversed = isReversed
        super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 0))
        glass.layer.cornerRadius = Self.cornerRadius
        glass.clipsToBounds = true
        addSubview(glass)
        scroller.delaysContentTouches = false
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.bounces = false
        glass.contentView.addSubview(scroller)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 32
        layer.shadowOffset = CGSize(width: 0, height: 8)
        fill()
    }

    required init?(coder: NSCoder) { nil }

    /// Creates the lines again, after elements changed.
    func fill() {
        for view in scroller.subviews { view.removeFromSuperview() }
        cells = []
        contentHeight = 0
        let entries = MenuEntry.entries(of: menu, isSubmenu: isSubmenu, isReversed: isReversed)
        let hasMarks =
            isSubmenu
            || entries.contains { entry in
                if case .row(let element) = entry { return MenuCell.isMarked(element) }
                return false
            }
        for (index, entry) in entries.enumerated() {
            add(entry, hasMarks: hasMarks)
            if index + 1 < entries.count, needsLine(entry, entries[index + 1]) { addLine() }
        }
        bounds.size = CGSize(width: Self.width, height: contentHeight)
        setNeedsLayout()
    }

    private func needsLine(_ upper: MenuEntry, _ lower: MenuEntry) -> Bool {
        if case .gap = upper { return false }
        if case .gap = lower { return false }
        return true
    }

    private func add(_ entry: MenuEntry, hasMarks: Bool) {
        switch entry {
        case .header(let text):
            let label = UILabel(
                frame: CGRect(x: 16, y: contentHeight, width: Self.width - 32, height: Self.headerHeight))
            label.text = text
            label.font = .systemFont(ofSize: 12)
            label.textColor = .secondaryLabel
            label.textAlignment = .natural
            scroller.addSubview(label)
            contentHeight += Self.headerHeight
        case .document(let document): add(document)
        case .gap:
            let line = UIView.part(UIColor(light: 0, dark: 0, alpha: 0.08))
            line.frame = CGRect(x: 0, y: contentHeight, width: Self.width, height: Self.gapHeight)
            scroller.addSubview(line)
            contentHeight += Self.gapHeight
        case .loading: addLoadingLine()
        case .row(let element):
            let lines = UIMenuDisplayPreferences.titleLines(menu.displayPreferences)
            add([MenuCell(element, .row(hasMarks: hasMarks), titleLines: lines)])
        case .back(let menu): add([MenuCell(menu, .back)])
        case .strip(let elements, let hasTitles): add(elements.map { MenuCell($0, hasTitles ? .medium : .small) })
        }
    }

    private func add(_ document: MenuDocument) {
        let header = MenuHeader(document, width: Self.width)
        header.frame.origin.y = contentHeight
        scroller.addSubview(header)
        if let share = header.share {
            let side = MenuCell.rowHeight
            let start = isRightToLeft ? 8 : Self.width - side - 8
            share.frame = CGRect(
                x: start, y: contentHeight + (MenuHeader.height - side) / 2, width: side, height: side)
            share.layer.cornerRadius = side / 2
            scroller.addSubview(share)
            cells.append(share)
        }
        contentHeight += MenuHeader.height
    }

    /// Adds cells beside each other.
    private func add(_ new: [MenuCell]) {
        let width = Self.width / CGFloat(max(new.count, 1))
        let height = new.map { $0.height(forWidth: width) }.max() ?? 0
        for (index, cell) in new.enumerated() {
            let place = isRightToLeft ? new.count - 1 - index : index
            cell.frame = CGRect(x: CGFloat(place) * width, y: contentHeight, width: width, height: height)
            scroller.addSubview(cell)
            guard place > 0 else { continue }
            let line = UIView.part(.separator)
            line.frame = CGRect(x: CGFloat(place) * width, y: contentHeight, width: thickness, height: height)
            scroller.addSubview(line)
        }
        cells += new
        contentHeight += height
    }

    private func addLoadingLine() {
        let label = UILabel(frame: CGRect(x: 16, y: contentHeight, width: Self.width - 68, height: MenuCell.rowHeight))
        label.text = "Loading…"
        label.textColor = .secondaryLabel
        label.font = .systemFont(ofSize: 17)
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.center = CGPoint(x: Self.width - 28, y: contentHeight + MenuCell.rowHeight / 2)
        spinner.startAnimating()
        for view in [label, spinner] { scroller.addSubview(view) }
        contentHeight += MenuCell.rowHeight
    }

    private func addLine() {
        let line = UIView.part(.separator)
        line.frame = CGRect(x: 0, y: contentHeight - thickness, width: Self.width, height: thickness)
        scroller.addSubview(line)
    }

    private var thickness: CGFloat { 1 / max(UIScreen.main.scale, 1) }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        scroller.frame = glass.contentView.bounds
        scroller.contentSize = CGSize(width: bounds.width, height: contentHeight)
        scroller.isScrollEnabled = contentHeight > bounds.height + 0.5
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
    }

    /// Returns the cell at a point of a view's coordinates.
    func cell(at point: CGPoint, of view: UIView) -> MenuCell? {
        guard bounds.contains(convert(point, from: view)) else { return nil }
        return cells.first { $0.bounds.contains($0.convert(point, from: view)) }
    }
}
