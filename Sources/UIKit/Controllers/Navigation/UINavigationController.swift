import QuartzCore

/// Shows one controller of a stack at a time, under a bar that leads back.
///
/// The stack changes at once; the change on screen follows, after the one under way if there is one.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// A kind of change.
    public enum Operation: Int, Sendable {
        /// None.
        case none
        /// One more controller on top.
        case push
        /// Fewer controllers.
        case pop
    }

    private var stack: [UIViewController] = []
    /// Who is on screen.
    private(set) var shown: UIViewController?
    /// The stack that `shown` is the top of.
    private var shownStack: [UIViewController] = []
    private var isNextAnimated = false
    let content = TransitionContainerView(frame: .zero)
    private lazy var interactivePop = InteractivePop(self)

    /// The bar.
    public let navigationBar: UINavigationBar

    /// Hears of changes; not held.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// A controller with one other at the bottom of its stack.
    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// A controller with a bar of one's own class; there is no toolbar, and its class is ignored.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let made = navigationBarClass.flatMap { ApplicationHost.makeObject($0) as? UINavigationBar }
        navigationBar = made ?? UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller with an empty stack; there are no nib files, so both arguments are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller with an empty stack; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(coder: coder)
    }

    // MARK: The stack

    /// The stack, the first at the bottom.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller on screen: the top one, or the one presented over it.
    open var visibleViewController: UIViewController? { presented ?? stack.last }

    /// Sets the stack.
    ///
    /// The change is a pop where the new top was in the old stack, else a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        setStack(viewControllers, animated: animated)
    }

    /// What every change of the stack does, whichever of the methods for it a subclass overrides.
    private func setStack(_ viewControllers: [UIViewController], animated: Bool) {
        var unique: [UIViewController] = []
        for controller in viewControllers where !unique.contains(where: { $0 === controller }) {
            unique.append(controller)
        }
        let old = stack
        stack = unique
        for controller in unique where controller.container !== self { adopt(controller) }
        for controller in old where !unique.contains(where: { $0 === controller }) && controller !== shown {
            release(controller)
        }
        isNextAnimated = animated
        settle()
        KeyValueObservations.current.check()
    }

    /// Puts a controller on top; one that is in the stack already, or a navigation controller, raises an exception.
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

    /// Takes the top controller off, and returns it; nil where there is no other below.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setStack(stack.dropLast(), animated: animated)
        return top
    }

    /// Takes all controllers off but the first; returns them, or nil where there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { pop(to: $0, animated: animated) }
    }

    /// Takes off all controllers above one; returns them, or nil where there are none.
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

    /// Pushes a controller, animated.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// The swipe from the left edge that pops, with the slide following the finger.
    ///
    /// It begins where the bar offers the way back, unless its delegate is replaced; an animation of the controller's
    /// delegate takes the slide's place, and follows the finger by the delegate's interaction alone.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

    // MARK: The bar

    /// Whether there is no bar; false by default.
    open var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar; it slides over 0.2 seconds where that is animated.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != navigationBar.isHidden else { return }
        let isAnimated = animated && viewIfLoaded?.window != nil
        guard isAnimated else {
            navigationBar.isHidden = hidden
            return placeViews()
        }
        if !hidden {
            navigationBar.isHidden = false
            navigationBar.frame.origin.y = -navigationBar.bounds.height
        }
        content.barInsets.top = hidden ? 0 : navigationBar.bounds.height
        UIView.animate(withDuration: 0.2) {
            self.navigationBar.frame.origin.y = hidden ? -self.navigationBar.bounds.height : 0
            self.placeShown()
        } completion: { _ in
            self.navigationBar.isHidden = hidden
            self.placeViews()
        }
    }

    // MARK: Views

    /// Makes a view that holds the shown controller's under the bar.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .white
        content.frame = view.bounds
        view.addSubview(content)
        view.addSubview(navigationBar)
        view.addGestureRecognizer(interactivePop.recognizer)
        navigationBar.back = { [weak self] in self?.popViewController(animated: true) }
        self.view = view
        placeViews()
        settle()
    }

    /// Places the bar, and the shown controller's view under it.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeViews()
    }

    private func placeViews() {
        guard let view = viewIfLoaded else { return }
        if content.frame != view.bounds { content.frame = view.bounds }
        let height = navigationBar.sizeThatFits(view.bounds.size).height
        navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        content.barInsets.top = isNavigationBarHidden ? 0 : height
        if transition == nil { placeShown() }
    }

    private func placeShown() {
        guard let shown, let view = shown.viewIfLoaded, view.superview === content, !content.isTransitioning else {
            return
        }
        if view.transform.isIdentity { view.frame = frame(of: shown) }
    }

    /// Where a controller's view lies: under the bar as well, unless that is opaque or the controller wants otherwise.
    private func frame(of controller: UIViewController) -> CGRect {
        let reaches =
            controller.edgesForExtendedLayout.contains(.top)
            && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        return reaches
            ? content.bounds : content.bounds.divided(atDistance: content.barInsets.top, from: .minYEdge).remainder
    }

    // MARK: Changes on screen

    /// Makes the screen follow the stack, unless a change is under way.
    private func settle() {
        guard isViewLoaded, !content.isTransitioning else { return }
        let top = stack.last
        if top === shown {
            shownStack = stack
            _ = navigationBar.show(stack.map(\.navigationItem))
            return
        }
        let isPop = top.map { new in shownStack.contains { $0 === new } } ?? true
        let isAnimated = isNextAnimated && shown != nil && top != nil && view.window != nil
        change(to: top, operation: isPop ? .pop : .push, animated: isAnimated)
    }

    private func change(to next: UIViewController?, operation: Operation, animated: Bool) {
        let change = NavigationChange(
            from: shown, to: next, oldStack: shownStack, stack: stack, operation: operation, animated: animated,
            isOnScreen: appearance.phase != .gone)
        shown = next
        shownStack = stack
        if let next {
            next.view.frame = frame(of: next)
            delegate?.navigationController(self, willShow: next, animated: animated)
        }
        let oldBar = navigationBar.show(stack.map(\.navigationItem))
        guard animated, let from = change.from, let next else {
            change.tellBeginning()
            if let next { content.addSubview(next.view) }
            change.from?.viewIfLoaded?.removeFromSuperview()
            return finish(change, completed: true)
        }
        let custom = delegate?.navigationController(self, animationControllerFor: operation, from: from, to: next)
        let animator = custom ?? NavigationAnimation(isPop: operation == .pop)
        let interaction: (any UIViewControllerInteractiveTransitioning)? =
            custom.map { delegate?.navigationController(self, interactionControllerFor: $0) }
            ?? (operation == .pop ? interactivePop.interaction : nil)
        let transition = ControllerTransition(
            ControllerTransition.Parties(
                from: from, to: next, fromView: from.view, toView: next.view, initialFrame: from.view.frame,
                finalFrame: next.view.frame),
            in: content, animator: animator, interaction: interaction)
        transition.announce()
        self.transition = transition
        navigationBar.fade(from: oldBar) { [navigationBar] animations, end in
            transition.animateAlongsideTransition(in: navigationBar, animation: { _ in animations() }) {
                end(!$0.isCancelled)
            }
        }
        change.tellBeginning()
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
            animator.animationEnded(completed)
            settle()
        }
    }

    private func finish(_ change: NavigationChange, completed: Bool) {
        if completed {
            change.tellEnd()
            for controller in change.oldStack + [change.from].compactMap(\.self)
            where !stack.contains(where: { $0 === controller }) { release(controller) }
            change.to?.didMoveIfNew(to: self, among: change.oldStack)
            if let shown = change.to {
                delegate?.navigationController(self, didShow: shown, animated: change.animated)
            }
            return
        }
        // The stack is again as it was, unless it has changed once more.
        shown = change.from
        shownStack = change.oldStack
        if stack.elementsEqual(change.stack, by: ===) {
            stack = change.oldStack
            for controller in stack where controller.container !== self { adopt(controller) }
        }
        change.tellCancelled()
        for controller in change.stack where !stack.contains(where: { $0 === controller }) { release(controller) }
        _ = navigationBar.show(stack.map(\.navigationItem))
        placeViews()
    }

    private func release(_ controller: UIViewController) {
        guard controller.container === self else { return }
        controller.willMove(toParent: nil)
        controller.leaveParent()
    }
}
