import QuartziteUIDrawing

/// An object that manages a view, creates it on first access, and responds as it appears and disappears.
@preconcurrency @MainActor open class UIViewController: _UIFocusResponder {
    private var loaded: UIView?
    weak var container: UIViewController?
    final package var contained: [UIViewController] = []
    /// The state of the controller's appearance transitions.
    package var appearance = Appearance()
    var traitState = ControllerTraits()
    /// The scroll view that bars follow; nil to find one.
    weak var contentScrollView: UIScrollView?
    /// How this controller is presented, created on first access.
    var ownPresentation: UIPresentationController?
    /// The controller that this controller presents; a strong reference until it is dismissed.
    var presented: UIViewController?
    weak var presenter: UIViewController?
    /// The transition that the controller is part of.
    final package var transition: ControllerTransition?
    var ownNavigationItem: UINavigationItem?
    var ownTabBarItem: UITabBarItem?
    /// The scene of the storyboard that the controller was created from.
    final package var storyboardScene: StoryboardScene?
    /// Whether the controller has been created from a storyboard completely.
    var isFromStoryboard = false
    /// Whether the controller joins a container as the storyboard says, without `willMove` and `didMove`.
    var joinsContainerSilently = false
    /// Whether the margins of the root view can be smaller than the system's.
    var marginsCanBeSmall = false

    /// The localized title that bars display; nil by default.
    open var title: String? {
        didSet {
            ownNavigationItem?.title = title
            ownTabBarItem?.title = title
            KeyValueObservations.current.check()
        }
    }

    /// The item that represents the controller in a navigation bar, created from the title on first access.
    open var navigationItem: UINavigationItem {
        let item = ownNavigationItem ?? UINavigationItem(title: title)
        ownNavigationItem = item
        return item
    }

    /// The item that represents the controller in a tab bar, created from the title on first access.
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

    /// The name of the xib with the view; nil for a default name.
    public let nibName: String?
    /// The bundle of the xib; nil for the main bundle.
    public let nibBundle: Bundle?

    /// Creates a controller whose view comes from a xib unless `loadView()` is overridden.
    ///
    /// Without a name, the xib is named like the class, with or without the word Controller. If there is none, the view
    /// is a plain `UIView`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    /// Creates a controller.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller from a storyboard or xib.
    public required init?(coder: NSCoder) {
        let coder = coder as? NibCoder
        (nibName, nibBundle) = (coder?.nib.scene?.nibName, coder?.nib.source.bundle)
        super.init()
        guard let coder else { return }
        storyboardScene = coder.nib.scene
        decodeControllerAttributes(from: coder)
    }

    // MARK: The view

    /// The root view; the first access calls `loadView()`, then `viewDidLoad()`.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set {
            loaded?.controller = nil
            loaded = newValue
            loaded?.controller = self
            if setsTraits || container?.effectiveTraits !== UITraitCollection.screen { loaded?.updateTraits() }
            KeyValueObservations.current.check()
        }
    }

    /// The root view, or nil if it is not loaded yet.
    open var viewIfLoaded: UIView? { loaded }

    override var updatedLayer: CALayer? { loaded?.layer }

    /// Whether the root view is loaded.
    open var isViewLoaded: Bool { loaded != nil }

    /// Loads the root view if it is not loaded yet.
    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        guard loaded != nil else { return }
        performEmbedSegues()
        SentMessages.send("viewDidLoad", to: self) { viewDidLoad() }
    }

    /// Loads the root view from the storyboard or xib or, without one, creates a plain view of the screen's size.
    open func loadView() {
        if loadNibView() { return }
        view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = storyboardBackground
    }

    /// The background colour of a view that is created without a storyboard; nil by default.
    final package var storyboardBackground: UIColor?

    /// Called after the view is loaded; does nothing by default.
    open func viewDidLoad() {}

    // MARK: Appearance

    /// Loads what a container does not load with its view; called after `viewWillAppear(_:)`.
    func loadDeferredContent() {}
    /// Called while the controller appears, after its children were notified that they will appear, and that they did.
    func childrenAppear(ended: Bool) {}

    /// Called before the view is added to the screen; does nothing by default.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called once after each `viewWillAppear`, when the view is in its window; does nothing by default.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view is on screen and laid out; does nothing by default.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view is removed from the screen; does nothing by default.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view was removed from the screen; does nothing by default.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews; does nothing by default.
    open func viewWillLayoutSubviews() {}
    /// Called after the view laid out its subviews; does nothing by default.
    open func viewDidLayoutSubviews() {}
    /// Called before the view's size changes, with the coordinator of the transition.
    ///
    /// By default, the children are notified of the sizes that
    /// ``size(forChildContentContainer:withParentContainerSize:)`` returns for them, except for those whose views
    /// have that size already (hooks.md K4).
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in contained { announce(size, to: child, with: coordinator) }
    }
    /// Called before a rotation changes the traits, with the coordinator of the transition.
    ///
    /// By default, the children whose traits change are notified of them (hooks.md K4).
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { for child in contained { child.announce(inherited: newCollection, with: coordinator) } }
    /// Called when memory is low, as `memoryWarning` in a touch script says; does nothing by default (hooks.md K6).
    open func didReceiveMemoryWarning() {}
    /// The traits of the controller: those of its view's superview or of its parent, with the overrides.
    open var traitCollection: UITraitCollection { effectiveTraits }
    /// Called after the traits change; does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Tells the controller, and the children whose views are inside its view, that its view is about to appear or
    /// disappear.
    ///
    /// For containers that forward appearance methods themselves; follow each call with `endAppearanceTransition()`.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        repeatAppearance(isAppearing)
        beginAppearance(isAppearing, animated: animated)
    }

    /// Tells the controller, and the children whose views are inside its view, that its appearance transition has
    /// ended.
    open func endAppearanceTransition() { endAppearance() }

    /// Whether children receive appearance calls with this controller and when their views move; true by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Containment

    /// The controller that contains this one.
    open var parent: UIViewController? { container }

    /// The child controllers.
    open var children: [UIViewController] { contained }

    /// Adds a child, removing it from its previous parent; the caller adds its view.
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Removes the controller from its parent.
    open func removeFromParent() { leaveParent() }

    /// Called before the parent changes; does nothing by default.
    open func willMove(toParent parent: UIViewController?) { willMove(toParentViewController: parent) }
    /// Called after the parent changes; does nothing by default.
    ///
    /// A container calls it after `addChild`.
    open func didMove(toParent parent: UIViewController?) { didMove(toParentViewController: parent) }
    /// The former name of `willMove(toParent:)`, for overrides; does nothing by default.
    open func willMove(toParentViewController parent: UIViewController?) {}
    /// The former name of `didMove(toParent:)`, for overrides; does nothing by default.
    open func didMove(toParentViewController parent: UIViewController?) {}

    // MARK: Presentation

    /// Presents a view controller over this one.
    ///
    /// If this controller already presents another, or its view is not in a window, nothing is presented and a warning
    /// is printed to standard error. A controller that is already presented or has a parent raises an exception.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The controller to present; its properties determine the presentation and the
    ///     transition.
    ///   - flag: Whether the transition is animated.
    ///   - completion: Called after `viewDidAppear`.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { beginPresenting(viewControllerToPresent, animated: flag, completion: completion) }

    /// Dismisses the controller that this one presents or, if there is none, this controller itself.
    ///
    /// - Parameters:
    ///   - flag: Whether the transition is animated.
    ///   - completion: Called after `viewDidDisappear`, or immediately if there is nothing to dismiss.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        beginDismissing(animated: flag, completion: completion)
    }

    /// The controller that this controller or one of its ancestors presents.
    open var presentedViewController: UIViewController? { nearestPresented }
    /// The controller that presents this controller or one of its ancestors.
    open var presentingViewController: UIViewController? { nearestPresenter }
    /// The presentation controller of the current or next presentation of this controller.
    open var presentationController: UIPresentationController? { nextPresentation }
    /// The presentation controller of the current or next presentation, if its style is `popover`.
    open var popoverPresentationController: UIPopoverPresentationController? { popover(in: presentationController) }
    /// The presentation controller of the current or next presentation, if it is a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// The nearest ancestor that is a navigation controller.
    open var navigationController: UINavigationController? { nearestAncestor() }
    /// The nearest ancestor that is a tab bar controller.
    open var tabBarController: UITabBarController? { nearestAncestor() }
    /// The nearest ancestor that is a split view controller.
    open var splitViewController: UISplitViewController? { nearestAncestor() }

    /// The presentation style; `automatic` by default.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// The transition style, used if no delegate provides an animator; `coverVertical` by default.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// How the controller comes to the screen; nil, the default, for its transition style, or a slide in a stack.
    open var preferredTransition: Transition?
    /// The gestures that dismiss the controller after a zoom.
    var zoomDismissal: ZoomDismissal?

    /// The delegate that provides the transition animators; a weak reference.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Whether a `currentContext` presentation from this controller or a descendant covers only its view; false by
    /// default.
    open var definesPresentationContext = false

    /// Whether presentations in this context use this controller's transition style; false by default.
    open var providesPresentationContextTransitionStyle = false

    /// Whether a presentation that does not fill the screen controls the status bar; false by default.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Whether gestures are prevented from dismissing the controller; false by default.
    open var isModalInPresentation = false

    // MARK: Preferences for bars and the screen

    /// The preferred status bar style; `default` by default.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar should be hidden; false by default.
    open var prefersStatusBarHidden: Bool { false }
    /// The animation that shows and hides the status bar; `fade` by default, not used.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that determines the status bar style; nil by default.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden; nil by default.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether the home indicator should hide automatically; false by default.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The orientations in which the controller can cover the screen: by default all on a tablet, and all but upside
    /// down on a phone.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { ._standard }
    /// Whether the interface rotates with the device; true by default.
    open var shouldAutorotate: Bool { true }
    /// The preferred orientation when presented; portrait by default, not used.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// The edges at which the view extends under bars; all by default.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether the view also extends under opaque bars; false by default.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Custom insets, in points, that are added to the view's safe area; zero by default.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.updateSafeArea() } }
    /// Called after the view's safe area insets change; does nothing by default.
    open func viewSafeAreaInsetsDidChange() {}
    /// The preferred size of the view within a container, in points; zero by default.
    open var preferredContentSize = CGSize.zero { didSet { preferredSizeDidChange() } }
    /// Called when a child's preferred content size changes; does nothing by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of a child's content; by default, the size of the parent container.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called when a child's view, which this controller measured with `systemLayoutSizeFitting(_:)`, needs another size
    /// (hooks.md K3); does nothing by default.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Whether the bar of a tab bar controller is hidden while the controller is in the stack of a navigation
    /// controller; false by default.
    open var hidesBottomBarWhenPushed = false
    var ownToolbarItems: [UIBarButtonItem]?

    /// Whether the view's content is editable; false by default.
    open var isEditing: Bool {
        get { editingState }
        set { setEditing(newValue, animated: false) }
    }
    /// Sets `isEditing`; override it to update the view.
    open func setEditing(_ editing: Bool, animated: Bool) {
        editingState = editing
        ownEditButton?.become(editing ? .done : .edit)
    }
    /// The item of ``editButtonItem``, once it is used.
    var ownEditButton: UIBarButtonItem?
    private var editingState = false { didSet { KeyValueObservations.current.check() } }
    /// Updates the constraints of the root view; the default calls the view's `updateConstraints()`.
    ///
    /// Overrides change constraints and call super last (hooks.md K1).
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Called after the view's layout margins change; does nothing by default (hooks.md K2).
    open func viewLayoutMarginsDidChange() {}
    /// The light or dark style of the controller and its children; `unspecified`, the default, inherits it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.overrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }
    /// The view of ``contentUnavailableConfiguration``.
    var unavailable: (any UIView & UIContentView)?
    /// Updates the content of an empty screen; does nothing by default.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// Whether bars add to the insets of a scroll view; stored but not used.
    open var automaticallyAdjustsScrollViewInsets = true
    /// The edges at which system gestures are deferred; none by default, and not used, since the system has none.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that determines where system gestures are deferred; nil by default.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Whether the pointer stays where it is; false by default, and not used.
    open var prefersPointerLocked: Bool { false }
    /// The child that determines whether the pointer stays where it is; nil by default.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// The identifier for state restoration; stored, but nothing is restored.
    open var restorationIdentifier: String?
    /// The class that creates the controller when its state is restored; nil by default, and without effect.
    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        didSet { if restorationClass != nil { unsupported("UIViewController.restorationClass") } }
    }
    /// Called after the app's state was restored, which never happens here; does nothing by default.
    open func applicationFinishedRestoringState() {}
    /// The commands that were added with `addKeyCommand(_:)`.
    final var addedKeyCommands: [UIKeyCommand] = []
    /// The commands of a hardware keyboard, which no device here has: those that were added; nil without any.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    /// Whether key commands of the controller work while it presents another one; false by default.
    open var performsActionsWhilePresentingModally: Bool { false }
    /// The child that determines whether the home indicator is hidden; nil by default.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    // MARK: Segues

    /// Called before a storyboard's segue is performed; does nothing by default.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether a segue that a control, cell or recognizer triggers should be performed; true by default.
    ///
    /// The identifier is empty for a segue without one.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Whether an unwind segue may lead to the controller; by default, whether it has the action's method.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any) }
    /// The former name of `canPerformUnwindSegueAction(_:from:sender:)`, for overrides.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { action.fits(self) }
    /// Called for a container when an unwind segue leads to one of its children; does nothing by default.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// Shows a controller: pushes it if this one is inside a navigation controller, and otherwise presents it.
    open func show(_ vc: UIViewController, sender: Any?) { showByContainer(vc, sender) }
    /// Shows a controller as the detail of the split view controller around this one, or presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let split = splitViewController else { return present(vc, animated: true) }
        split.showDetailViewController(vc, sender: sender)
    }

    /// The view that should receive the focus; the root view by default.
    open weak override var preferredFocusedView: UIView? { view }

    /// The root view's superview or, if there is none, the presenting controller or the parent.
    open override var next: UIResponder? { loaded?.superview ?? presenter ?? container }
}
