import QuartziteUIDrawing

/// A tab that contains others: a section of the sidebar, and in a bar a single tab or its children.
@preconcurrency @MainActor open class UITabGroup: UITab {
    /// Appearances of a group in the sidebar; raw values are Apple's.
    public enum SidebarAppearance: Int, Sendable {
        /// The appearance for the place of the group: a root group is a section.
        case automatic = 0
        /// A row that its children follow.
        case inline
        /// A section with a title.
        case rootSection
    }

    /// The tabs in the group, in order.
    open var children: [UITab] {
        didSet {
            for tab in oldValue where tab.parent === self { tab.parent = nil }
            for tab in children { tab.parent = self }
            tabBarController?.tabsDidChange()
        }
    }
    /// The appearance in the sidebar; `automatic` by default.
    open var sidebarAppearance = SidebarAppearance.automatic { didSet { tabBarController?.tabsDidChange() } }
    /// The actions below the children in the sidebar; empty by default.
    open var sidebarActions: [UIAction] = [] { didSet { tabBarController?.tabsDidChange() } }
    /// The order of the children by their identifiers; empty, the default, for the order of ``children``.
    open var displayOrderIdentifiers: [String] = [] { didSet { tabBarController?.tabsDidChange() } }
    /// Whether the user can reorder the children; false by default, without effect here, which is reported.
    open var allowsReordering = false {
        didSet { if allowsReordering { unsupported("UITabGroup.allowsReordering") } }
    }
    /// The identifier of the child that is selected first; nil, the default, for the first child.
    open var defaultChildIdentifier: String?
    /// The navigation controller whose stack has the controllers of the group and its selected child; nil by default.
    open var managingNavigationController: UINavigationController?
    private weak var selection: UITab?
    /// Whether the sidebar shows the children.
    var isOpen = true

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image; nil for none.
    ///   - identifier: The identifier, which is unique among the tabs of a controller.
    ///   - children: The tabs in the group, in order.
    ///   - viewControllerProvider: Returns the controller of the group itself; nil for a group that shows its children.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for tab in children { tab.parent = self }
    }

    /// The selected child; nil if the group itself is selected or none was selected yet.
    ///
    /// Setting it selects the child while the group is selected, and otherwise once the group is.
    open var selectedChild: UITab? {
        get { selection }
        set {
            guard newValue.map({ tab in children.contains { $0 === tab } }) ?? true else { return }
            selection = newValue
            guard let tabBarController, let selected = tabBarController.selectedTab else { return }
            if selected.path.contains(where: { $0 === self }) { tabBarController.selectedTab = newValue ?? self }
        }
    }

    func remember(_ child: UITab?) { selection = child }

    /// The children in the order in which they are shown.
    open var displayOrder: [UITab] {
        let listed = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return listed + children.filter { tab in !listed.contains { $0 === tab } }
    }

    /// Returns the tab with an identifier in the group and the groups inside; nil if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        children.lazy.flatMap(\.all).first { $0.identifier == identifier }
    }

    override var all: [UITab] { [self] + children.flatMap(\.all) }

    /// The child that represents the group if the group has no controller of its own.
    var representative: UITab? {
        selectedChild ?? defaultChildIdentifier.flatMap { name in children.first { $0.identifier == name } }
            ?? displayOrder.first { !$0.isHidden }
    }
}
