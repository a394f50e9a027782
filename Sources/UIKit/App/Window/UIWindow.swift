import QuartzCore

/// The outermost view: it fills the screen with its root controller's view.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The application the window was made for.
    private let application = UIApplication.shared
    /// Who keys go to first.
    weak var firstResponder: UIResponder?
    private(set) lazy var gestures = GestureEnvironment()

    /// What the layers are on screen through, from the first time the window is shown; it keeps the clock of that moment.
    package private(set) lazy var context = LayerContext(root: layer, clock: .current)

    /// A window at a place on the screen, hidden until it is made visible.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        super.isHidden = true
        application.add(self)
    }

    /// A window as large as the screen, in a scene.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

    /// A window as large as the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// A window of size zero; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.isHidden = true
        application.add(self)
    }

    /// The screen the window lies on.
    open var screen: UIScreen { .main }

    /// The scene the window lies in; setting it has no effect, since an app has one scene.
    open var windowScene: UIWindowScene? {
        get { application.scene }
        set {}
    }

    /// How far in front the window lies; `normal` by default.
    open var windowLevel = Level.normal

    /// The controller whose view fills the window; a new one takes the old one's place at once.
    open var rootViewController: UIViewController? {
        didSet {
            if oldValue !== rootViewController { replaceRoot(oldValue) }
            tellObservers()
        }
    }

    /// Whether keyboard events come to this window.
    open var isKeyWindow: Bool { application.key === self }

    /// Whether the window is left out; true until it is shown, which puts its layers on screen and tells the root
    /// controller that its view appears.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let wasHidden = super.isHidden
            super.isHidden = newValue
            guard wasHidden != newValue else { return }
            if newValue {
                rootViewController?.beginAppearance(false, animated: false)
                rootViewController?.endAppearance()
                NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
            } else {
                _ = context
                showRoot(isFirst: true)
                NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
            }
        }
    }

    /// Lets keyboard events come to this window.
    open func makeKey() {
        guard !isKeyWindow else { return }
        let old = application.key
        old?.resignKey()
        application.key = self
        becomeKey()
        if let old { NotificationCenter.default.post(name: Self.didResignKeyNotification, object: old) }
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    /// Called when the window begins to get keyboard events; does nothing unless overridden.
    open func becomeKey() {}
    /// Called when another window is to get keyboard events; does nothing unless overridden.
    open func resignKey() {}

    /// The scene.
    open override var next: UIResponder? { application.scene }

    /// Shows the window, and in it the root controller's view: it is loaded and laid out, and told that it appears.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    /// Itself.
    open override var window: UIWindow? { self }

    /// Hands an event to the recognizers and the view that it concerns.
    open func sendEvent(_ event: UIEvent) { gestures.take(event) }

    /// Lays out the root controller's view to fill the window.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let view = rootViewController?.viewIfLoaded, view.superview === self, view.transform.isIdentity {
            view.frame = bounds
        }
        for view in subviews where view is TransitionContainerView { view.frame = bounds }
    }

    private func replaceRoot(_ old: UIViewController?) {
        if old?.presented != nil { old?.beginDismissing(animated: false, completion: nil) }
        if let old, let view = old.viewIfLoaded, view.superview === self {
            old.beginAppearance(false, animated: false)
            view.removeFromSuperview()
            old.endAppearance()
        }
        if !isHidden { showRoot(isFirst: false) }
    }

    private func showRoot(isFirst: Bool) {
        guard let controller = rootViewController, let view = controller.view else { return }
        view.frame = bounds
        controller.beginAppearance(true, animated: false)
        addSubview(view)
        layoutIfNeeded()
        // What `viewDidAppear` changes is seen to change: a window that comes on screen has shown its contents by then.
        if isFirst { CATransaction.flush() }
        controller.endAppearance()
    }
}
