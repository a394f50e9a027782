import QuartziteUIDrawing

/// A container that shows one of several controllers above a bar with their tabs.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    private var controllers: [UIViewController] = []
    private var selectedController: UIViewController?
    let tabState = TabState()
    /// The controller on screen.
    private(set) var shown: UIViewController?
    let content = TransitionContainerView(frame: .zero)
    /// The scroll view whose content passes under the bar.
    final package weak var followed: UIScrollView?

    /// The tab bar; key-value coding can replace it, which should happen before the controller has tabs.
    public internal(set) var tabBar: UITabBar {
        didSet {
            guard oldValue !== tabBar else { return }
            if tabBar.items == nil { tabBar.items = oldValue.items }
            guard isViewLoaded else { return }
            oldValue.removeFromSuperview()
            addBar(to: view)
            settle()
        }
    }

    /// The delegate, which is notified of changes; a weak reference.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Creates a controller without tabs; no nib file is read, so both arguments are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tabBar = UITabBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with the tab bar of a storyboard or xib; with other coders, one without tabs.
    public required init?(coder: NSCoder) {
        tabBar = (coder as? NibCoder)?.view("tabBar") as? UITabBar ?? UITabBar(frame: .zero)
        super.init(coder: coder)
        PropertyTables.tabBarController.decode(self, from: coder)
    }

    /// The controllers, from left to right; setting them selects the first, unless the selected one is among them.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers without an animation.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        tabState.clear()
        let new = viewControllers ?? []
        tabBar.items = new.compactMap(\.tabBarItem)
        replaceControllers(new, selecting: new.contains { $0 === selectedController } ? selectedController : new.first)
    }

    /// Adds a controller with a tab after the others.
    open override func addChild(_ childController: UIViewController) {
        guard !controllers.contains(where: { $0 === childController }) else { return }
        setViewControllers(controllers + [childController], animated: false)
    }

    /// Replaces the controllers and shows one of them.
    func replaceControllers(_ new: [UIViewController], selecting controller: UIViewController?) {
        let old = controllers
        controllers = new
        for controller in new where controller.container !== self { adopt(controller) }
        selectedController = controller
        settle()
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.leaveParent()
        }
        for controller in new where !old.contains(where: { $0 === controller }) && !controller.joinsContainerSilently {
            controller.didMove(toParent: self)
        }
        KeyValueObservations.current.check()
    }

    /// The selected controller; a controller that has no tab is ignored.
    open var selectedViewController: UIViewController? {
        get { selectedController }
        set {
            guard let newValue, controllers.contains(where: { $0 === newValue }) else { return }
            if let tab = tabState.tab(showing: newValue) { return select(tab) }
            show(tab: newValue)
        }
    }

    /// The index of the selected controller, or `NSNotFound` if there is none; indices out of range are ignored.
    open var selectedIndex: Int {
        get { tabState.isEmpty ? controllers.firstIndex { $0 === selectedController } ?? NSNotFound : selectedTabIndex }
        set {
            if barTabs.indices.contains(newValue) { return select(barTabs[newValue]) }
            if tabState.isEmpty, controllers.indices.contains(newValue) { show(tab: controllers[newValue]) }
        }
    }

    /// Selects a tab.
    ///
    /// Both properties call this method, so that a subclass can override both and set one from the other.
    private func show(tab: UIViewController) {
        selectedController = tab
        settle()
        KeyValueObservations.current.check()
    }

    /// The orientations that the delegate returns or, without one, the default ones.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    /// The selected controller.
    open override var childForStatusBarStyle: UIViewController? { selectedController }
    /// The selected controller.
    open override var childForStatusBarHidden: UIViewController? { selectedController }
    /// The selected controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedController }

    // MARK: Tabs as objects

    /// The tabs, in order; empty by default.
    ///
    /// Setting them replaces ``viewControllers`` by the controllers of the tabs, which are created as the tabs are
    /// selected.
    open var tabs: [UITab] {
        get { tabState.roots }
        set { setTabs(newValue, animated: false) }
    }

    /// The selected tab, which may be in a group; nil if the controller has no tabs.
    ///
    /// A tab of another controller is ignored.
    open var selectedTab: UITab? {
        get { tabState.selected }
        set { if let newValue, tabState.contains(newValue) { select(newValue) } }
    }

    /// How the tabs are shown in a regular width on a tablet; `automatic` by default.
    open var mode = Mode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The sidebar, which shows the tabs in a regular width on a tablet.
    open private(set) lazy var sidebar = Sidebar(self)
    /// The identifiers of the tabs in the bar in a compact width, in order; nil, the default, for the root tabs.
    open var compactTabIdentifiers: [String]? { didSet { tabsDidChange() } }
    /// Whether the tab bar is hidden; false by default.
    open var isTabBarHidden: Bool {
        get { tabState.hidesBar }
        set { setTabBarHidden(newValue, animated: false) }
    }

    // MARK: Views

    /// Creates the view, which contains the visible controller's view and the bar.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        view.addSubview(content)
        addBar(to: view)
        self.view = view
        placeViews()
        settle()
    }

    private func addBar(to view: UIView) {
        view.addSubview(tabBar)
        tabBar.delegate = self
        tabBar.choose = { [weak self] in self?.choose($0) ?? false }
    }

    /// Lays out the bar and the visible controller's view.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeViews()
    }

    /// Whether the bar was moved away because a controller that was pushed hides it.
    var isBarAway: Bool { tabBar.frame.origin.x < 0 }

    func placeViews() {
        guard let view = viewIfLoaded else { return }
        let bounds = view.bounds
        if placeTopBar(in: view) { return placeShown() }
        content.frame = bounds
        let (inset, own) = (view.safeAreaInsets.bottom, tabBar.sizeThatFits(bounds.size).height)
        let height = own + inset
        let isAway = (shown as? UINavigationController)?.hidesBottomBar ?? false
        tabBar.frame = CGRect(
            x: isAway ? -bounds.width : 0, y: bounds.height - (tabState.hidesBar ? 0 : height), width: bounds.width,
            height: height)
        content.barInsets = UIEdgeInsets(
            top: 0, left: 0, bottom: tabBar.isHidden || tabState.hidesBar || isAway ? 0 : own, right: 0)
        placeShown()
    }

    private func placeShown() {
        followScrolling()
        guard let shown, let inner = shown.viewIfLoaded, !content.isTransitioning, inner.transform.isIdentity else {
            return
        }
        inner.frame = frame(of: shown)
    }

    /// The frame of a controller's view: it extends under the bar unless the controller or an opaque bar prevents it.
    private func frame(of controller: UIViewController) -> CGRect {
        let reaches =
            controller.edgesForExtendedLayout.contains(.bottom)
            && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        return reaches
            ? content.bounds
            : content.bounds.divided(
                atDistance: (viewIfLoaded?.safeAreaInsets.bottom ?? 0) + content.barInsets.bottom, from: .maxYEdge
            ).remainder
    }

    /// Called after the user selected a tab; does nothing by default.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Never called, since tabs cannot be customised here.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

    /// Never called, since tabs cannot be customised here.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

    /// Never called, since tabs cannot be customised here.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}

    /// Never called, since tabs cannot be customised here.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    /// A navigation controller that is never shown, since the bar shows all tabs.
    open private(set) lazy var moreNavigationController = UINavigationController()

    private func choose(_ index: Int) -> Bool {
        if barTabs.indices.contains(index) { return choose(barTabs[index]) }
        guard controllers.indices.contains(index) else { return false }
        let controller = controllers[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
        if controller === selectedController, let stack = controller as? UINavigationController,
            stack.viewControllers.count > 1
        {
            stack.popToRootViewController(animated: true)
        }
        selectedViewController = controller
        delegate?.tabBarController(self, didSelect: controller)
        return true
    }

    // MARK: Transitions

    /// Shows the selected controller, unless a transition is in progress.
    private func settle() {
        tabBar.selectedItem = tabState.isEmpty ? selectedController?.tabBarItem : selectedBarItem
        guard isViewLoaded, !content.isTransitioning, selectedController !== shown else { return }
        var change = NavigationChange(
            from: shown, to: selectedController, oldStack: [], stack: [], operation: .none, animated: false,
            isOnScreen: appearance.phase != .gone)
        shown = selectedController
        if isBarAway { placeViews() }
        defer { followScrolling() }
        if let next = selectedController { next.view.frame = frame(of: next) }
        guard let from = change.from, let next = selectedController, view.window != nil,
            let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: next)
        else {
            change.notifyOfBeginning()
            if let next = selectedController { content.addSubview(next.view) }
            change.from?.viewIfLoaded?.removeFromSuperview()
            return change.notifyOfEnd()
        }
        change.animated = true
        animate(change, from: from, to: next, animator: animator)
    }

    private func animate(
        _ change: NavigationChange, from: UIViewController, to next: UIViewController,
        animator: any UIViewControllerAnimatedTransitioning
    ) {
        let transition = ControllerTransition(
            ControllerTransition.Parties(
                from: from, to: next, fromView: from.view, toView: next.view, initialFrame: from.view.frame,
                finalFrame: next.view.frame),
            in: content, animator: animator,
            interaction: delegate?.tabBarController(self, interactionControllerFor: animator))
        transition.announce()
        self.transition = transition
        change.notifyOfBeginning()
        transition.start { [self] completed in
            self.transition = nil
            let (stays, goes) = completed ? (next, from) : (from, next)
            goes.view.removeFromSuperview()
            if stays.view.superview !== content { content.addSubview(stays.view) }
            if completed {
                change.notifyOfEnd()
            } else {
                shown = from
                if selectedController === next { selectedController = from }
                change.notifyOfCancellation()
            }
            animator.animationEnded(completed)
            placeViews()
            settle()
        }
    }
}

extension UIViewController {
    /// Returns the nearest ancestor of a class.
    func nearestAncestor<Controller: UIViewController>() -> Controller? {
        ancestors.lazy.compactMap { $0 as? Controller }.first
    }
}
