import QuartziteUIDrawing

/// The tab of a search, at the trailing end of the bar.
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// Creates a tab with the system's title and image.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider)
    }

    /// Creates a tab with a title and an image.
    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) { super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider) }

    /// Whether selecting the tab begins the search of its controller; false by default.
    open var automaticallyActivatesSearch = false

    /// Begins the search of the controller on screen.
    func activateSearch() {
        guard automaticallyActivatesSearch else { return }
        let shown = (viewController as? UINavigationController)?.topViewController ?? viewController
        shown?.navigationItem.searchController?.isActive = true
    }
}
