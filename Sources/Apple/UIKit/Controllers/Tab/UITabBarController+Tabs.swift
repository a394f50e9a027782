import QuartzCore

extension UITabBarController {
    /// How the tabs are shown in a regular width on a tablet; raw values are Apple's.
    public enum Mode: Int, Sendable {
        /// A bar that can become a sidebar if there are groups.
        case automatic = 0
        /// A bar.
        case tabBar
        /// A bar that can become a sidebar.
        case tabSidebar
    }

    /// Sets the tabs, and selects the first one unless the selected one is among them; without an animation.
    public func setTabs(_ tabs: [UITab], animated: Bool) {
        for tab in tabState.roots where tab.owner === self { tab.owner = nil }
        tabState.roots = tabs
        for tab in tabs { tab.owner = self }
        guard !tabs.isEmpty else {
            tabState.clear()
            tabBar.items = nil
            return replaceControllers([], selecting: nil)
        }
        if let selected = tabState.selected, !tabState.contains(selected) { tabState.select(nil) }
        tabsDidChange()
    }

    /// Returns the tab with an identifier, which may be in a group; nil if there is none.
    public func tab(forIdentifier identifier: String) -> UITab? {
        tabState.all.first { $0.identifier == identifier }
    }

    /// Hides or shows the tab bar; an animated change takes 0.25 seconds.
    public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != tabState.hidesBar else { return }
        if animated { viewIfLoaded?.layoutIfNeeded() }
        tabState.hidesBar = hidden
        viewIfLoaded?.setNeedsLayout()
        guard animated, let view = viewIfLoaded, view.window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { view.layoutIfNeeded() }
    }

    // MARK: The tabs of the bar

    /// Whether the width is regular on a tablet, so that the tabs are above the content or in a sidebar.
    var isWide: Bool {
        !tabState.isEmpty && traitCollection.userInterfaceIdiom == .pad
            && traitCollection.horizontalSizeClass == .regular
    }

    /// The tabs of the bar in order; those that are pinned come last.
    var barTabs: [UITab] {
        if !isWide, let names = compactTabIdentifiers {
            return names.compactMap { tab(forIdentifier: $0) }.filter { !$0.isHidden }
        }
        let listed = tabState.roots.flatMap { tab -> [UITab] in
            guard isWide, let group = tab as? UITabGroup, !group.hasController else { return [tab] }
            return group.managingNavigationController == nil ? group.displayOrder : [group]
        }.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly && $0.preferredPlacement != .optional }
        return listed.filter { !$0.isPinned } + listed.filter(\.isPinned)
    }

    /// The index of the tab of the bar that is selected or contains the selected one; `NSNotFound` if there is none.
    var selectedTabIndex: Int {
        let path = tabState.selected?.path ?? []
        return barTabs.firstIndex { tab in path.contains { $0 === tab } } ?? NSNotFound
    }

    /// The item of the selected tab; nil if the bar does not have it.
    var selectedBarItem: UITabBarItem? {
        let tabs = barTabs
        return tabs.indices.contains(selectedTabIndex) ? tabs[selectedTabIndex].barItem : nil
    }

    /// Fills the bars after the tabs have changed, and shows the selected one.
    func tabsDidChange() {
        guard !tabState.isEmpty else { return }
        let tabs = barTabs
        for tab in tabs { tab.changed() }
        tabBar.items = tabs.map(\.barItem)
        let current = tabState.selected
        select(current.flatMap { $0.isHidden ? nil : $0 } ?? tabs.first ?? tabState.roots[0])
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows the titles, images and badges of the tabs again.
    func showTabs() {
        tabState.topBar?.show(barTabs, selected: selectedTabIndex)
        tabState.sidebarView?.show(tabState.roots, selected: tabState.selected)
    }

    // MARK: Selection

    /// Selects a tab that the user chose; returns false if the delegate refuses.
    func choose(_ tab: UITab) -> Bool {
        guard tab.isEnabled, delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return false }
        let previous = tabState.selected
        let isAgain = previous.map { selected in selected.path.contains { $0 === tab } } ?? false
        if isAgain, let stack = selectedViewController as? UINavigationController, stack.viewControllers.count > 1 {
            stack.popToRootViewController(animated: true)
        } else if !isAgain {
            select(tab)
        }
        delegate?.tabBarController(self, didSelectTab: tabState.selected ?? tab, previousTab: previous)
        if !isAgain { (tabState.selected as? UISearchTab)?.activateSearch() }
        return true
    }

    /// Selects a tab; a group without a controller of its own selects one of its children.
    func select(_ tab: UITab) {
        var leaf = tab
        while let group = leaf as? UITabGroup, !group.hasController, let child = group.representative { leaf = child }
        tabState.select(leaf)
        let controller = controller(for: leaf)
        var list = viewControllers ?? []
        list.removeAll { tabState.tab(showing: $0) == nil }
        if let controller, !list.contains(where: { $0 === controller }) { list.append(controller) }
        replaceControllers(list, selecting: controller)
        showTabs()
        viewIfLoaded?.setNeedsLayout()
    }

    /// The controller that shows a tab: its own, or the navigation controller of a group, with the tab on its stack.
    private func controller(for tab: UITab) -> UIViewController? {
        guard let group = tab.managingTabGroup, let stack = group.managingNavigationController else {
            return tab.viewController
        }
        let inner = tab.path.drop { $0 !== group }.compactMap(\.viewController)
        if !inner.isEmpty, !stack.viewControllers.starts(with: inner, by: ===) {
            stack.setViewControllers(inner, animated: stack.viewIfLoaded?.window != nil)
        }
        return stack
    }
}

extension UITab {
    /// Whether the tab stays at the trailing end of the bar.
    var isPinned: Bool {
        preferredPlacement == .pinned || preferredPlacement == .automatic && self is UISearchTab
    }
}

extension UIViewController {
    /// The tab that shows the controller or one of its ancestors; nil if there is none.
    public var tab: UITab? {
        guard let tabs = tabBarController?.tabState, !tabs.isEmpty else { return nil }
        return sequence(first: self, next: \.container).lazy.compactMap { tabs.tab(showing: $0) }.first
    }
}
