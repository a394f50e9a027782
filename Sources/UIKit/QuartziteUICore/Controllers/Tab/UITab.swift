import QuartziteUIDrawing

/// A tab of a tab bar controller, whose controller is created when the tab is first selected.
@preconcurrency @MainActor open class UITab: NSObject {
    /// Places of a tab in the bar and the sidebar; raw values are Apple's.
    public enum Placement: Int, Sendable {
        /// The place for the kind of the tab.
        case automatic = 0
        /// In the bar and the sidebar.
        case `default`
        /// In the sidebar, and in the bar only after the user adds it.
        case optional
        /// In the bar, where the user can move it.
        case movable
        /// At the trailing end of the bar.
        case pinned
        /// In the bar, where the user cannot move it.
        case fixed
        /// In the sidebar only.
        case sidebarOnly
    }

    /// The identifier, which is unique among the tabs of a controller.
    public let identifier: String
    /// The title.
    open var title: String { didSet { changed() } }
    /// The image; nil for none.
    open var image: UIImage? { didSet { changed() } }
    /// A second line in the sidebar; nil by default.
    open var subtitle: String? { didSet { changed() } }
    /// The text of the badge; nil, the default, shows no badge.
    open var badgeValue: String? { didSet { changed() } }
    /// Whether the user can select the tab; true by default.
    open var isEnabled = true { didSet { changed() } }
    /// Whether the tab is hidden from the bar and the sidebar; false by default.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } } }
    /// Whether the user may hide the tab; false by default, without effect here, which is reported, because nothing edits tabs.
    open var allowsHiding = false { didSet { if allowsHiding { unsupported("UITab.allowsHiding") } } }
    /// Where the tab appears; `automatic` by default.
    open var preferredPlacement = Placement.automatic { didSet { tabBarController?.tabsDidChange() } }
    /// Anything that the app keeps with the tab; nil by default.
    open var userInfo: Any?
    /// The group that contains the tab; nil for a root tab.
    open internal(set) weak var parent: UITabGroup?
    weak var owner: UITabBarController?
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    private(set) lazy var barItem = UITabBarItem(title: title, image: image, tag: 0)

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image; nil for none.
    ///   - identifier: The identifier, which is unique among the tabs of a controller.
    ///   - viewControllerProvider: Returns the controller of the tab; called once, when the tab is first selected.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
    }

    /// The controller of the tab, created on first access; nil for a group without one.
    open var viewController: UIViewController? {
        if made == nil { made = provider?(self) }
        return made
    }

    /// The controller if it exists already.
    var viewControllerIfLoaded: UIViewController? { made }

    /// The controller whose tabs contain the tab; nil if there is none.
    open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }

    /// The nearest group around the tab, or the tab itself, that manages a navigation controller; nil if there is none.
    open var managingTabGroup: UITabGroup? {
        path.compactMap { $0 as? UITabGroup }.last { $0.managingNavigationController != nil }
    }

    /// Whether the tab is visible in the bar or in the sidebar.
    open var hasVisiblePlacement: Bool {
        guard let tabBarController, !isHidden else { return false }
        return tabBarController.barTabs.contains { $0 === self } || tabBarController.showsSidebar
    }

    /// The tab and the groups around it, outermost first.
    var path: [UITab] { (parent?.path ?? []) + [self] }

    /// The tab and the tabs inside.
    var all: [UITab] { [self] }

    /// Whether the tab can be shown by itself.
    var hasController: Bool { provider != nil }

    private nonisolated let hashNumber = HashNumber()

    /// The hash, which is the same in every run, unlike an address.
    nonisolated open override var hash: Int { hashNumber.value }

    final func changed() {
        barItem.title = title
        barItem.image = image
        barItem.badgeValue = badgeValue
        barItem.isEnabled = isEnabled
        tabBarController?.showTabs()
    }
}
