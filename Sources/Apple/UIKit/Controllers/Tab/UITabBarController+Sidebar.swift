import QuartzCore

extension UITabBarController {
    static let sidebarWidth: CGFloat = 320

    /// Whether the bar can become a sidebar.
    var canShowSidebar: Bool {
        switch mode {
        case .automatic: tabState.roots.contains { $0 is UITabGroup }
        case .tabBar: false
        case .tabSidebar: true
        }
    }

    /// Whether the sidebar is on screen.
    var showsSidebar: Bool { isWide && canShowSidebar && !sidebar.isHidden && !tabState.hidesBar }

    /// Places the bar above the content or the sidebar; returns false where the bar is at the bottom.
    func placeTopBar(in view: UIView) -> Bool {
        guard isWide else {
            tabState.topBar?.removeFromSuperview()
            tabState.sidebarView?.removeFromSuperview()
            (tabState.topBar, tabState.sidebarView) = (nil, nil)
            if tabBar.superview == nil {
                tabBar.items = barTabs.map(\.barItem)
                tabBar.selectedItem = selectedBarItem
                view.addSubview(tabBar)
            }
            return false
        }
        if tabBar.superview === view { tabBar.removeFromSuperview() }
        let isAway = (shown as? UINavigationController)?.hidesBottomBar ?? false
        let top = topBar(in: view)
        let side = sidebarView(in: view)
        let hasSidebar = showsSidebar
        let bounds = view.bounds
        let isTiled =
            sidebar.preferredLayout == .tile || sidebar.preferredLayout == .automatic && bounds.width > bounds.height
        let width = min(Self.sidebarWidth, bounds.width)
        let isRightToLeft = view.isRightToLeft
        var sideFrame = CGRect(x: hasSidebar ? 0 : -width, y: 0, width: width, height: bounds.height)
        var contentFrame = bounds
        if hasSidebar, isTiled { contentFrame = bounds.divided(atDistance: width, from: .minXEdge).remainder }
        if isRightToLeft {
            sideFrame = sideFrame.mirrored(in: bounds)
            contentFrame = contentFrame.mirrored(in: bounds)
        }
        side.title = title
        side.frame = sideFrame
        side.isShadowed = !isTiled
        content.frame = contentFrame
        let hasBar = !hasSidebar && !isAway && !tabState.hidesBar
        let size = top.sizeThatFits(bounds.size)
        top.alpha = hasBar ? 1 : 0
        top.bounds.size = size
        top.center = CGPoint(
            x: bounds.midX, y: view.safeAreaInsets.top + (hasBar ? 4 : -4 - size.height) + size.height / 2)
        content.barInsets = UIEdgeInsets(top: hasBar ? TopTabBar.height + 8 : 0, left: 0, bottom: 0, right: 0)
        return true
    }

    private func topBar(in view: UIView) -> TopTabBar {
        let bar = tabState.topBar ?? TopTabBar()
        if tabState.topBar == nil {
            tabState.topBar = bar
            bar.onSelection = { [weak self] tab in _ = self?.choose(tab) }
            bar.opened = { [weak self] in self?.sidebar.isHidden = false }
            view.addSubview(bar)
            bar.show(barTabs, selected: selectedTabIndex)
        }
        bar.hasSidebarButton = canShowSidebar
        return bar
    }

    private func sidebarView(in view: UIView) -> TabSidebarView {
        if let shown = tabState.sidebarView { return shown }
        let side = TabSidebarView()
        tabState.sidebarView = side
        side.onSelection = { [weak self] tab in _ = self?.choose(tab) }
        side.closed = { [weak self] in self?.sidebar.isHidden = true }
        side.frame = CGRect(x: -Self.sidebarWidth, y: 0, width: Self.sidebarWidth, height: view.bounds.height)
        view.addSubview(side)
        side.adopt(sidebar)
        side.show(tabState.roots, selected: tabState.selected)
        return side
    }
}
