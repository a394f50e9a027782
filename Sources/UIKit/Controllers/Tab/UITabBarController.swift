import QuartzCore

/// Hears of a tab bar controller's changes, and provides their animations; every method may be left out.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether people may choose a controller's tab.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called when people have chosen a controller's tab.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// What animates a change; nil for none.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// What drives a change by an interaction; nil to let it play.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    /// True.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// Nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}

    /// Nil.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Nil.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Shows one of several controllers, over a bar of their tabs.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    private var tabs: [UIViewController] = []
    private var chosen: UIViewController?
    /// Who is on screen.
    private var shown: UIViewController?
    private let content = TransitionContainerView(frame: .zero)

    /// The bar.
    public let tabBar = UITabBar(frame: .zero)

    /// Hears of changes; not held.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The controllers, from left to right; setting them shows the first unless the one shown is among them.
    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers, at once.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let old = tabs
        tabs = viewControllers ?? []
        for controller in tabs where controller.container !== self { adopt(controller) }
        tabBar.items = tabs.compactMap(\.tabBarItem)
        if !tabs.contains(where: { $0 === chosen }) { chosen = tabs.first }
        settle()
        for controller in old where !tabs.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.leaveParent()
        }
        for controller in tabs where !old.contains(where: { $0 === controller }) { controller.didMove(toParent: self) }
        KeyValueObservations.current.check()
    }

    /// The controller that is shown; setting one that is not among the controllers does nothing.
    open var selectedViewController: UIViewController? {
        get { chosen }
        set { if let newValue, tabs.contains(where: { $0 === newValue }) { show(tab: newValue) } }
    }

    /// The number of the controller that is shown; `NSNotFound` without one, and setting what is no number of one does
    /// nothing.
    open var selectedIndex: Int {
        get { tabs.firstIndex { $0 === chosen } ?? NSNotFound }
        set { if tabs.indices.contains(newValue) { show(tab: tabs[newValue]) } }
    }

    /// What both properties do: a subclass may override both, and set one where the other changes.
    private func show(tab: UIViewController) {
        chosen = tab
        settle()
        KeyValueObservations.current.check()
    }

    // MARK: Views

    /// Makes a view that holds the shown controller's over the bar.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .white
        view.addSubview(content)
        view.addSubview(tabBar)
        tabBar.delegate = self
        tabBar.choose = { [weak self] in self?.choose($0) ?? false }
        self.view = view
        placeViews()
        settle()
    }

    /// Places the bar, and the shown controller's view.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeViews()
    }

    private func placeViews() {
        guard let view = viewIfLoaded else { return }
        let bounds = view.bounds
        content.frame = bounds
        let height = tabBar.sizeThatFits(bounds.size).height
        tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        content.barInsets.bottom = tabBar.isHidden ? 0 : height
        guard let shown, let inner = shown.viewIfLoaded, !content.isTransitioning, inner.transform.isIdentity else {
            return
        }
        inner.frame = frame(of: shown)
    }

    /// Where a controller's view lies: under the bar as well, unless that is opaque or the controller wants otherwise.
    private func frame(of controller: UIViewController) -> CGRect {
        let reaches =
            controller.edgesForExtendedLayout.contains(.bottom)
            && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        return reaches
            ? content.bounds : content.bounds.divided(atDistance: content.barInsets.bottom, from: .maxYEdge).remainder
    }

    /// Called when people have chosen a tab; does nothing unless overridden.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    private func choose(_ index: Int) -> Bool {
        let controller = tabs[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
        selectedViewController = controller
        delegate?.tabBarController(self, didSelect: controller)
        return true
    }

    // MARK: Changes on screen

    /// Makes the screen follow the choice, unless a change is under way.
    private func settle() {
        tabBar.selectedItem = chosen?.tabBarItem
        guard isViewLoaded, !content.isTransitioning, chosen !== shown else { return }
        var change = NavigationChange(
            from: shown, to: chosen, oldStack: [], stack: [], operation: .none, animated: false,
            isOnScreen: appearance.phase != .gone)
        shown = chosen
        if let next = chosen { next.view.frame = frame(of: next) }
        guard let from = change.from, let next = chosen, view.window != nil,
            let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: next)
        else {
            change.tellBeginning()
            if let next = chosen { content.addSubview(next.view) }
            change.from?.viewIfLoaded?.removeFromSuperview()
            return change.tellEnd()
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
        change.tellBeginning()
        transition.start { [self] completed in
            self.transition = nil
            let (stays, goes) = completed ? (next, from) : (from, next)
            goes.view.removeFromSuperview()
            if stays.view.superview !== content { content.addSubview(stays.view) }
            if completed {
                change.tellEnd()
            } else {
                shown = from
                if chosen === next { chosen = from }
                change.tellCancelled()
            }
            animator.animationEnded(completed)
            placeViews()
            settle()
        }
    }
}

extension UIViewController {
    /// The nearest parent that is a tab bar controller.
    public var tabBarController: UITabBarController? {
        ancestors.lazy.compactMap { $0 as? UITabBarController }.first
    }

    /// The nearest parent that is a navigation controller.
    public var navigationController: UINavigationController? {
        ancestors.lazy.compactMap { $0 as? UINavigationController }.first
    }
}
