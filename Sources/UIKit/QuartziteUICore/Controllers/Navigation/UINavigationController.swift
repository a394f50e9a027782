import QuartziteUIDrawing

/// A container that manages a stack of controllers and shows the top one below a navigation bar.
///
/// The stack changes immediately; the transition on screen follows, after the current transition, if any, has ended.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// Kinds of changes to the stack.
    public enum Operation: Int, Sendable {
        /// No change.
        case none
        /// A controller is pushed onto the stack.
        case push
        /// One or more controllers are popped from the stack.
        case pop
    }

    private var stack: [UIViewController] = []
    /// The controller on screen.
    private(set) var shown: UIViewController?
    /// The stack whose top is `shown`.
    private(set) var shownStack: [UIViewController] = []
    private var isNextAnimated = false
    /// Whether the top controller's view has not been loaded, because the view has neither appeared nor been laid out.
    private var awaitsAppearance = true
    /// The first controller, until it has appeared and the delegate was called.
    private(set) weak var firstShown: UIViewController?
    let content = TransitionContainerView(frame: .zero)
    /// The scroll view whose content passes under the bar.
    final package weak var followed: UIScrollView?
    private lazy var interactivePop = InteractivePop(self)
    private(set) lazy var barHiding = BarHiding(self)

    /// The navigation bar.
    public let navigationBar: UINavigationBar

    /// The toolbar at the bottom, which shows the items of the top controller.
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    var hidesToolbar = true

    /// The delegate, which is notified of changes; a weak reference.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// Creates a navigation controller with a root view controller.
    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Creates a navigation controller with a custom bar class; the toolbar is always a `UIToolbar`.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let made = navigationBarClass.flatMap { ApplicationHost.makeObject($0) as? UINavigationBar }
        navigationBar = made ?? UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a navigation controller with an empty stack; no nib file is read, so both arguments are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a navigation controller from a storyboard or xib; with other coders, one with an empty stack.
    public required init?(coder: NSCoder) {
        navigationBar = (coder as? NibCoder)?.view("navigationBar") as? UINavigationBar ?? UINavigationBar(frame: .zero)
        super.init(coder: coder)
        guard let coder = coder as? NibCoder else { return }
        if let own = coder.view("toolbar") as? UIToolbar { toolbar = own }
        hidesToolbar = coder.element.bool("toolbarHidden")
        if coder.element.bool("navigationBarHidden") { isNavigationBarHidden = true }
        PropertyTables.navigationController.decode(self, from: coder)
    }

    // MARK: The stack

    /// The stack, from bottom to top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The visible controller: the top one, or the one presented over it.
    open var visibleViewController: UIViewController? { presented ?? stack.last }

    /// Replaces the stack.
    ///
    /// The transition is a pop if the old stack contains the new top, and otherwise a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        setStack(viewControllers, animated: animated)
    }

    /// Changes the stack; every public method ends here, so that overriding one of them does not affect the others.
    private func setStack(_ viewControllers: [UIViewController], animated: Bool) {
        var unique: [UIViewController] = []
        for controller in viewControllers where !unique.contains(where: { $0 === controller }) {
            unique.append(controller)
        }
        let old = stack
        notifyLeaving(old, for: unique)
        stack = unique
        for controller in unique where controller.container !== self { adopt(controller) }
        for controller in old where !unique.contains(where: { $0 === controller }) && controller !== shown {
            release(controller)
        }
        isNextAnimated = animated
        settle()
        KeyValueObservations.current.check()
    }

    /// Pushes a controller; a controller that is already in the stack, or a navigation controller, raises an
    /// exception.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if viewController is UINavigationController {
            raise(.invalidArgument, "Pushing a navigation controller is not supported")
        }
        guard !stack.contains(where: { $0 === viewController }) else {
            raise(
                .invalidArgument,
                "Pushing the same view controller instance more than once is not supported "
                    + "(\(identity(of: viewController)))")
        }
        setStack(stack + [viewController], animated: animated)
    }

    /// Pops the top controller and returns it; returns nil if the stack has one controller or none.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setStack(stack.dropLast(), animated: animated)
        return top
    }

    /// Pops all controllers above the root and returns them; returns nil if there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { pop(to: $0, animated: animated) }
    }

    /// Pops all controllers above the given one and returns them; returns nil if there are none.
    ///
    /// A controller that is not in the stack raises an exception.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: viewController, animated: animated)
    }

    private func pop(to viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            raise(.internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
        }
        guard index + 1 < stack.count else { return nil }
        let gone = Array(stack[(index + 1)...])
        setStack(Array(stack[...index]), animated: animated)
        return gone
    }

    /// Pushes a controller with an animation.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// The gesture that pops the top controller with a swipe from the left edge, while the slide follows the finger.
    ///
    /// The gesture begins if the bar shows a back button, unless its delegate is replaced. If the controller's
    /// delegate provides an animator, that animator replaces the slide and is interactive only through the delegate's
    /// interaction controller.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

    // MARK: The bar

    /// Whether the navigation bar is hidden; false by default.
    open var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the navigation bar; an animated change slides the bar in 0.2 seconds.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != navigationBar.isHidden else { return }
        guard animated, viewIfLoaded?.window != nil else {
            navigationBar.isHidden = hidden
            return placeViews()
        }
        if !hidden {
            navigationBar.isHidden = false
            navigationBar.frame.origin.y = -navigationBar.bounds.height
        }
        let top = statusInset
        content.barInsets.top = hidden ? 0 : navigationBar.bounds.height + statusShift
        UIView.animate(withDuration: 0.2) {
            self.navigationBar.frame.origin.y = hidden ? -self.navigationBar.bounds.height : top
            self.placeShown()
        } completion: { _ in
            self.navigationBar.isHidden = hidden
            self.placeViews()
        }
    }

    /// The item that represents the controller in a tab bar: unless it was set, that of the root controller.
    open override var tabBarItem: UITabBarItem! {
        get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    /// The orientations that the delegate returns or, without one, the default ones.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    /// The top controller, if the bar is hidden.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    /// The top controller.
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// The top controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    /// Light content over a black bar, and otherwise the default.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }

    /// Lets the user rename the item that is shown, in the title of the bar.
    open override func rename(_ sender: Any?) { navigationBar.beginRenaming() }
    /// Returns whether the item that is shown can be renamed, for `rename(_:)`.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.name == "rename:"
            ? navigationBar.topItem?.canBeRenamed ?? false : super.canPerformAction(action, withSender: sender)
    }

    // MARK: Views

    /// Creates the view, which contains the visible controller's view below the bar once it appears or is laid out.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        content.frame = view.bounds
        view.addSubview(content)
        view.addSubview(navigationBar)
        if !hidesToolbar { view.addSubview(toolbar) }
        view.addGestureRecognizer(interactivePop.recognizer)
        barHiding.attach(to: view)
        navigationBar.delegate = self as? any UINavigationBarDelegate
        navigationBar.back = { [weak self] in self?.popViewController(animated: true) }
        self.view = view
        placeViews()
        settle()
    }

    override func loadDeferredContent() {
        guard awaitsAppearance, isViewLoaded else { return }
        settle(isFirst: true)
        awaitsAppearance = false
    }

    override func childrenAppear(ended: Bool) {
        defer { if ended { firstShown = nil } }
        guard let firstShown, firstShown === shown else { return }
        if !ended { delegate?.navigationController(self, willShow: firstShown, animated: false) }
        if ended { delegate?.navigationController(self, didShow: firstShown, animated: false) }
    }

    /// Lays out the bar and the visible controller's view.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeViews()
        loadDeferredContent()
    }

    func placeViews() {
        guard let view = viewIfLoaded else { return }
        if content.frame != view.bounds { content.frame = view.bounds }
        followScrolling()
        let height = barHeight + navigationBar.lowerHeight
        navigationBar.reach = statusInset
        navigationBar.frame = CGRect(x: 0, y: statusInset, width: view.bounds.width, height: height)
        placeToolbar(in: view)
        if transition == nil { placeShown() }
    }

    private func placeShown() {
        guard let shown, let view = shown.viewIfLoaded, view.superview === content else { return }
        if !content.isTransitioning, view.transform.isIdentity { view.frame = frame(of: shown) }
    }

    // MARK: Changes on screen

    /// Shows the top of the stack, unless a transition is in progress.
    ///
    /// - Parameter isFirst: Whether this shows the first controller. The container then notifies it with its own
    ///   appearance.
    private func settle(isFirst: Bool = false) {
        guard isViewLoaded, !content.isTransitioning else { return }
        if awaitsAppearance, !isFirst {
            _ = navigationBar.show(stack.map(\.navigationItem))
            return
        }
        let top = stack.last
        if top === shown {
            notifyAdded(stack, since: shownStack)
            shownStack = stack
            _ = navigationBar.show(stack.map(\.navigationItem))
            showToolbarItems(animated: false)
            return
        }
        let isPop = top.map { new in shownStack.contains { $0 === new } } ?? true
        let isAnimated = isNextAnimated && shown != nil && top != nil && view.window != nil
        change(to: top, operation: isPop ? .pop : .push, animated: isAnimated, notifiesControllers: !isFirst)
    }

    private func change(to next: UIViewController?, operation: Operation, animated: Bool, notifiesControllers: Bool) {
        let change = NavigationChange(
            from: shown, to: next, oldStack: shownStack, stack: stack, operation: operation, animated: animated,
            isOnScreen: notifiesControllers && appearance.phase != .gone)
        if !notifiesControllers, appearance.phase == .appearing { firstShown = next }
        shown = next
        shownStack = stack
        if navigationBar.prefersLargeTitles { placeViews() }
        if !animated { placeBottomBar() }
        if let next { next.view.frame = frame(of: next) }
        guard animated, let from = change.from, let next else {
            showItems(animated: animated)
            begin(change)
            if let next { content.addSubview(next.view) }
            change.from?.viewIfLoaded?.removeFromSuperview()
            return finish(change, completed: true)
        }
        let custom = delegate?.navigationController(self, animationControllerFor: operation, from: from, to: next)
        let zoomed = operation == .pop ? from : next
        let animator =
            custom ?? zoomed.zoomAnimation(isDismissal: operation == .pop)
            ?? NavigationAnimation(isPop: operation == .pop)
        let interaction: (any UIViewControllerInteractiveTransitioning)? =
            custom.map { delegate?.navigationController(self, interactionControllerFor: $0) }
            ?? (operation == .pop ? zoomed.zoomInteraction ?? interactivePop.interaction : nil)
        let transition = ControllerTransition(
            ControllerTransition.Parties(
                from: from, to: next, fromView: from.view, toView: next.view, initialFrame: from.view.frame,
                finalFrame: next.view.frame),
            in: content, animator: animator, interaction: interaction)
        transition.announce()
        self.transition = transition
        let oldBar = showItems(animated: animated)
        navigationBar.fade(from: oldBar) { [navigationBar] animations, end in
            transition.animateAlongsideTransition(in: navigationBar, animation: { _ in animations() }) {
                end(!$0.isCancelled)
            }
        }
        moveBottomBar(with: transition)
        begin(change)
        transition.start { [self] completed in
            self.transition = nil
            if completed {
                from.view.removeFromSuperview()
                if next.view.superview !== content { content.addSubview(next.view) }
            } else {
                next.view.removeFromSuperview()
                if from.view.superview !== content { content.addSubview(from.view) }
            }
            finish(change, completed: completed)
            if !completed { placeBottomBar() }
            animator.animationEnded(completed)
            settle()
        }
    }

    private func finish(_ change: NavigationChange, completed: Bool) {
        if completed {
            change.notifyOfEnd()
            for controller in change.oldStack + [change.from].compactMap(\.self)
            where !stack.contains(where: { $0 === controller }) { release(controller) }
            notifyAdded(change.stack, since: change.oldStack)
            if let shown = change.to, shown !== firstShown {
                delegate?.navigationController(self, didShow: shown, animated: change.animated)
            }
            return
        }
        // Restores the stack, unless it has changed again in the meantime.
        shown = change.from
        shownStack = change.oldStack
        if stack.elementsEqual(change.stack, by: ===) {
            stack = change.oldStack
            for controller in stack { controller.appearance.isLeavingStack = false }
            for controller in stack where controller.container !== self { adopt(controller) }
        }
        change.notifyOfCancellation()
        for controller in change.stack where !stack.contains(where: { $0 === controller }) { release(controller) }
        _ = navigationBar.show(stack.map(\.navigationItem))
        showToolbarItems(animated: false)
        placeViews()
    }

    private func release(_ controller: UIViewController) {
        guard controller.container === self else { return }
        controller.willLeaveStack()
        controller.appearance.isLeavingStack = false
        controller.leaveParent()
    }
}
