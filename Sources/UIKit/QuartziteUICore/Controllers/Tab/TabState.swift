import QuartziteUIDrawing

/// The tabs of a tab bar controller and the one that is selected.
@MainActor final class TabState {
    var roots: [UITab] = []
    private(set) var selected: UITab?
    var hidesBar = false
    var topBar: TopTabBar?
    var sidebarView: TabSidebarView?

    var isEmpty: Bool { roots.isEmpty }
    var all: [UITab] { roots.flatMap(\.all) }

    func contains(_ tab: UITab) -> Bool { all.contains { $0 === tab } }

    /// Forgets the tabs.
    func clear() {
        for tab in roots { tab.owner = nil }
        roots = []
        selected = nil
    }

    /// Selects a tab, or none.
    func select(_ tab: UITab?) {
        selected = tab
        (tab as? UITabGroup)?.remember(nil)
        for (group, child) in zip(tab?.path ?? [], tab?.path.dropFirst() ?? []) {
            (group as? UITabGroup)?.remember(child)
        }
    }

    /// Returns the tab whose controller is on screen if `controller` is; nil if there is none.
    func tab(showing controller: UIViewController) -> UITab? {
        all.first { $0.viewControllerIfLoaded === controller }
            ?? all.first { ($0 as? UITabGroup)?.managingNavigationController === controller }
    }
}
