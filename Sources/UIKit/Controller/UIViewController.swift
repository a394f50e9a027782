import QuartzCore

/// Owns a view, makes it when first asked for it, and hears of its coming and going.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    private var loaded: UIView?
    private weak var container: UIViewController?
    private var contained: [UIViewController] = []

    /// A name for people; nil by default.
    open var title: String?

    /// A controller; there are no nib files, so both arguments are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// A controller.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// A controller; nothing is read from `coder`.
    public required init?(coder: NSCoder) { super.init() }

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
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    /// Called once the view is made; does nothing unless overridden.
    open func viewDidLoad() {}
    /// Called before the view comes on screen; does nothing unless overridden.
    open func viewWillAppear(_ animated: Bool) {}
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

    // MARK: Containment

    /// The controller this one was added to.
    open var parent: UIViewController? { container }

    /// The controllers added to this one.
    open var children: [UIViewController] { contained }

    /// Adds a controller, taking it from where it was; its view is the caller's to add.
    open func addChild(_ childController: UIViewController) {
        guard childController.container !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        contained.append(childController)
        childController.container = self
    }

    /// Takes the controller from its parent.
    open func removeFromParent() {
        guard let old = container else { return }
        old.contained.removeAll { $0 === self }
        container = nil
        didMove(toParent: nil)
    }

    /// Called before the parent changes; does nothing unless overridden.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the parent changed, by the controller's owner where it was added; does nothing unless overridden.
    open func didMove(toParent parent: UIViewController?) {}

    /// The superview of the root view, if it has one.
    open override var next: UIResponder? { loaded?.superview }
}
