import QuartzCore

/// Owns a view, makes it when first asked for it, and hears of its coming and going.
@preconcurrency @MainActor open class UIViewController: _UIFocusResponder {
    private var loaded: UIView?
    weak var container: UIViewController?
    var contained: [UIViewController] = []
    /// Where the view stands between coming and going.
    var appearance = Appearance()
    /// How this controller is presented, made when first asked for.
    var ownPresentation: UIPresentationController?
    /// Who this controller presents; held until it is dismissed.
    var presented: UIViewController?
    weak var presenter: UIViewController?
    /// The transition that the controller takes part in.
    var transition: ControllerTransition?
    var ownNavigationItem: UINavigationItem?
    var ownTabBarItem: UITabBarItem?

    /// A name for people, which bars show; nil by default.
    open var title: String? {
        didSet {
            ownNavigationItem?.title = title
            ownTabBarItem?.title = title
            KeyValueObservations.current.check()
        }
    }

    /// What a navigation bar shows for this controller, made from the title when first asked for.
    open var navigationItem: UINavigationItem {
        let item = ownNavigationItem ?? UINavigationItem(title: title)
        ownNavigationItem = item
        return item
    }

    /// What a tab bar shows for this controller, made from the title when first asked for.
    open var tabBarItem: UITabBarItem! {
        get {
            let item = ownTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
            ownTabBarItem = item
            return item
        }
        set {
            ownTabBarItem = newValue
            tabBarController?.tabBar.itemDidChange()
        }
    }

    /// The name given for a nib file, which is not read.
    public let nibName: String?
    /// The bundle given for a nib file, which is not read.
    public let nibBundle: Bundle?

    /// A controller; there are no nib files, and its view is a plain one unless `loadView()` is overridden.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    /// A controller.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// A controller; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
    }

    // MARK: The view

    /// The root view, made when first asked for: `loadView()`, then `viewDidLoad()`.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set {
            loaded?.controller = nil
            loaded = newValue
            loaded?.controller = self
            KeyValueObservations.current.check()
        }
    }

    /// The root view, or nil before it is made.
    open var viewIfLoaded: UIView? { loaded }

    /// Whether the root view is made.
    open var isViewLoaded: Bool { loaded != nil }

    /// Makes the root view unless that is done.
    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        if loaded != nil { viewDidLoad() }
    }

    /// Sets `view`: a plain one as large as the screen unless overridden.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = storyboardBackground
    }

    /// What a storyboard that nobody reads would have given the view as its background; nil by default.
    package var storyboardBackground: UIColor?

    /// Called once the view is made; does nothing unless overridden.
    open func viewDidLoad() {}

    // MARK: Coming and going

    /// Called before the view comes on screen; does nothing unless overridden.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called once for each `viewWillAppear`, when the view is in its place in the window; does nothing unless overridden.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view is on screen, laid out; does nothing unless overridden.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves the screen; does nothing unless overridden.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has left the screen; does nothing unless overridden.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews; does nothing unless overridden.
    open func viewWillLayoutSubviews() {}
    /// Called after the view laid out its subviews; does nothing unless overridden.
    open func viewDidLayoutSubviews() {}
    /// Called before the view takes a new size, with what animates along; hands it on to the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in contained { child.viewWillTransition(to: size, with: coordinator) }
    }
    /// Called before the traits change, by nobody here; does nothing unless overridden.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Called when the system is short of memory, which never happens; does nothing unless overridden.
    open func didReceiveMemoryWarning() {}
    /// What the view is shown with: the screen's traits.
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    /// A change of traits is never told, since a stage's traits do not change; does nothing unless overridden.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Tells the controller, and the children in its view, that the view begins to appear or to disappear.
    ///
    /// For containers that forward these calls themselves; each call is followed by `endAppearanceTransition()`.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Tells the controller, and the children in its view, that what `beginAppearanceTransition` began is over.
    open func endAppearanceTransition() { endAppearance() }

    /// Whether children hear of coming and going when this controller does, or their views come and go; true unless
    /// overridden.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Containment

    /// The controller this one was added to.
    open var parent: UIViewController? { container }

    /// The controllers added to this one.
    open var children: [UIViewController] { contained }

    /// Adds a controller, taking it from where it was; its view is the caller's to add.
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Takes the controller from its parent.
    open func removeFromParent() { leaveParent() }

    /// Called before the parent changes; does nothing unless overridden.
    open func willMove(toParent parent: UIViewController?) { willMove(toParentViewController: parent) }
    /// Called after the parent changed, by the controller's owner where it was added; does nothing unless overridden.
    open func didMove(toParent parent: UIViewController?) { didMove(toParentViewController: parent) }
    /// The old name of `willMove(toParent:)`, for overrides; does nothing by itself.
    open func willMove(toParentViewController parent: UIViewController?) {}
    /// The old name of `didMove(toParent:)`, for overrides; does nothing by itself.
    open func didMove(toParentViewController parent: UIViewController?) {}

    // MARK: Presentation

    /// Shows a controller over this one; see the properties of the other for how.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: Who is shown; nothing happens where this controller shows another, or is on no
    ///     screen, and a line on standard error says so. One that is presented already, or has a parent, raises an
    ///     exception.
    ///   - flag: Whether the change is animated.
    ///   - completion: Called after `viewDidAppear`.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { beginPresenting(viewControllerToPresent, animated: flag, completion: completion) }

    /// Takes away the controller that this one presents, or else this one where it is presented.
    ///
    /// - Parameters:
    ///   - flag: Whether the change is animated.
    ///   - completion: Called after `viewDidDisappear`, or at once where there is nothing to take away.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        beginDismissing(animated: flag, completion: completion)
    }

    /// How the controller is presented; `automatic` by default, which stands for `fullScreen`.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// How the presentation is animated where no delegate says; `coverVertical` by default.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// What provides the animations of being presented and dismissed; not held.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Whether controllers presented with `currentContext` from within this one cover its view alone; false by default.
    open var definesPresentationContext = false

    /// Whether what is presented there takes its transition style from this controller; false by default.
    open var providesPresentationContextTransitionStyle = false

    /// Whether a presentation that covers part of the screen decides on the status bar; stored and without effect.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Whether people may not dismiss the controller by a gesture; stored, and without effect where no gesture does.
    open var isModalInPresentation = false

    // MARK: Wishes about bars and the screen

    /// The status bar's style; `default` unless overridden, and without effect, since no status bar is drawn.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden; false unless overridden, and without effect.
    open var prefersStatusBarHidden: Bool { false }
    /// How the status bar comes and goes; `fade` unless overridden, and without effect.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child whose wishes about the status bar count; nil unless overridden.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child whose wish to hide the status bar counts; nil unless overridden.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether the home indicator hides by itself; false unless overridden, and without effect.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Ways the interface may be turned; every one but on its head unless overridden, and without effect.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Whether the interface follows the device; true unless overridden, and without effect.
    open var shouldAutorotate: Bool { true }
    /// How a presented interface is turned; portrait unless overridden, and without effect.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// The edges at which the view reaches under bars; all by default.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether the view reaches under bars that hide what is below; false by default.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Insets of the view's safe area besides those of bars; zero by default.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.updateSafeArea() } }
    /// Called when the view's safe area has changed; does nothing unless overridden.
    open func viewSafeAreaInsetsDidChange() {}
    /// The size the controller would like in another's view; zero by default.
    open var preferredContentSize = CGSize.zero { didSet { preferredSizeDidChange() } }
    /// Called when a child would like another size; does nothing unless overridden.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size that a child is to have: all there is unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called by nobody here; does nothing unless overridden.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Whether a tab bar makes way when the controller is pushed; false by default, stored and without effect.
    open var hidesBottomBarWhenPushed = false

    /// Whether the view's content is being edited; false by default.
    open var isEditing: Bool {
        get { edits }
        set { setEditing(newValue, animated: false) }
    }
    /// Sets `isEditing`; overridden to show it.
    open func setEditing(_ editing: Bool, animated: Bool) { edits = editing }
    private var edits = false { didSet { KeyValueObservations.current.check() } }
    /// Hears that the view's constraints are to be updated; called by nobody here, does nothing unless overridden.
    open func updateViewConstraints() {}
    /// Called when the view's margins have changed, by nobody here; does nothing unless overridden.
    open func viewLayoutMarginsDidChange() {}
    /// Light or dark, for this controller and those in it; stored and without effect: stages are light.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Whether bars add to the insets of a scroll view; stored and without effect.
    open var automaticallyAdjustsScrollViewInsets = true
    /// A name for state restoration; stored, nothing is restored here.
    open var restorationIdentifier: String?
    /// Edges at which the system's gestures wait; none unless overridden, and without effect.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child whose wish about the home indicator counts; nil unless overridden.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    // MARK: Segues

    /// Called before a storyboard's segue, by nobody here; does nothing unless overridden.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Asked before a storyboard's segue, by nobody here; true unless overridden.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Shows a controller: the navigation controller round this one pushes it, else it is presented.
    open func show(_ vc: UIViewController, sender: Any?) { showByContainer(vc, sender) }
    /// Shows a controller over this one.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

    /// The view that the focus should go to: the controller's own, unless overridden.
    open weak override var preferredFocusedView: UIView? { view }

    /// The superview of the root view; else the controller that presents this one, the window, or the parent.
    open override var next: UIResponder? { loaded?.superview ?? presenter ?? container }
}
