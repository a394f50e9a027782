import QuartzCore

/// The sidebar of a tab bar controller: its tabs as rows, and its groups as sections.
@MainActor final class TabSidebarView: UIView {
    private static let edge: CGFloat = 16

    var onSelection: ((UITab) -> Void)?
    /// Called for a tap on the button that closes the sidebar.
    var closed: (() -> Void)?
    var title: String? { didSet { heading.text = title } }
    /// Whether the sidebar lies over the content, with a shadow.
    var isShadowed = false {
        didSet { layer.shadowOpacity = isShadowed ? 0.18 : 0 }
    }
    private let scroller = UIScrollView()
    private let closer = UIButton(type: .system)
    private let heading = UILabel()
    private let line = UIView.part(.separator)
    private var header: UIView?
    private var footer: UIView?
    private var bottomBar: UIView?
    private(set) var rows: [TabSidebarRow] = []
    private var tabs: [UITab] = []
    private var selected: UITab?

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.shadowRadius = 20
        heading.font = .systemFont(ofSize: 34, weight: .bold)
        scroller.alwaysBounceVertical = true
        closer.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
        closer.accessibilityLabel = "Toggle Sidebar"
        closer.addAction(UIAction { [weak self] _ in self?.closed?() }, for: .touchUpInside)
        scroller.addSubview(heading)
        for view in [scroller, closer, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the content that an app adds to a sidebar.
    func adopt(_ sidebar: UITabBarController.Sidebar) {
        for view in [header, footer, bottomBar].compactMap(\.self) { view.removeFromSuperview() }
        header = sidebar.headerContentConfiguration?.makeContentView()
        footer = sidebar.footerContentConfiguration?.makeContentView()
        bottomBar = sidebar.bottomBarView
        for view in [header, footer].compactMap(\.self) { scroller.addSubview(view) }
        if let bottomBar { addSubview(bottomBar) }
        setNeedsLayout()
    }

    /// Shows tabs, of which one is selected.
    func show(_ tabs: [UITab], selected: UITab?) {
        (self.tabs, self.selected) = (tabs, selected)
        for row in rows { row.removeFromSuperview() }
        rows = tabs.flatMap { makeRows($0, depth: 0) }
        for row in rows { scroller.addSubview(row) }
        setNeedsLayout()
    }

    private func makeRows(_ tab: UITab, depth: Int) -> [TabSidebarRow] {
        guard !tab.isHidden else { return [] }
        guard let group = tab as? UITabGroup else { return [row(tab, .tab, depth: depth)] }
        let isSection = depth == 0 && group.sidebarAppearance != .inline
        var made = [row(group, isSection ? .section : .tab, depth: depth)]
        guard group.isOpen else { return made }
        let inner = isSection ? depth : depth + 1
        made += group.displayOrder.flatMap { makeRows($0, depth: inner) }
        made += group.sidebarActions.map { action in
            TabSidebarRow(title: action.title, image: action.image, kind: .action, depth: inner) {
                action.perform(from: nil)
            }
        }
        return made
    }

    private func row(_ tab: UITab, _ kind: TabSidebarRow.Kind, depth: Int) -> TabSidebarRow {
        let row = TabSidebarRow(
            title: tab.title, subtitle: tab.subtitle, image: kind == .section ? nil : tab.image, kind: kind,
            depth: depth
        ) { [weak self] in self?.tap(tab, kind) }
        row.badgeValue = tab.badgeValue
        row.isSelected = kind == .tab && tab === selected
        row.isEnabled = tab.isEnabled
        row.isOpen = (tab as? UITabGroup)?.isOpen
        return row
    }

    private func tap(_ tab: UITab, _ kind: TabSidebarRow.Kind) {
        guard kind == .section || (tab as? UITabGroup)?.hasController == false, let group = tab as? UITabGroup else {
            onSelection?(tab)
            return
        }
        group.isOpen.toggle()
        show(tabs, selected: selected)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = safeAreaInsets.top
        closer.frame = CGRect(x: 8, y: top, width: 44, height: 44)
        let bottom = bottomBar.map { $0.sizeThatFits(bounds.size).height } ?? 0
        bottomBar?.frame = CGRect(
            x: 0, y: bounds.height - safeAreaInsets.bottom - bottom, width: bounds.width, height: bottom)
        scroller.frame = CGRect(
            x: 0, y: top + 44, width: bounds.width, height: max(bounds.height - top - 44 - bottom, 0))
        let width = max(bounds.width - 2 * Self.edge, 0)
        var y: CGFloat = 0
        if title?.isEmpty == false {
            heading.frame = CGRect(x: Self.edge + 4, y: 4, width: width - 8, height: 41)
            y = 53
        }
        func place(_ view: UIView?) {
            guard let view else { return }
            let fitting = CGSize(width: width, height: 0)
            let height = view.systemLayoutSizeFitting(
                fitting, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
            view.frame = CGRect(x: Self.edge, y: y, width: width, height: height)
            y += height
        }
        place(header)
        for row in rows {
            if row.kind == .section { y += 12 }
            row.frame = CGRect(x: Self.edge, y: y, width: width, height: row.height)
            y = row.frame.maxY
        }
        place(footer)
        scroller.contentSize = CGSize(width: bounds.width, height: y + Self.edge)
        line.frame = CGRect(x: bounds.width - 0.5, y: 0, width: 0.5, height: bounds.height)
        line.isHidden = isShadowed
        mirror([closer, line])
    }
}
