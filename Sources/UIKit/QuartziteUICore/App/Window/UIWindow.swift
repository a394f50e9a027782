import QuartziteUIDrawing

/// The root of a view hierarchy, which displays the view of its root view controller.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The application that the window was created for.
    private let application = UIApplication.shared
    private let mainScreen = UIScreen.main
    /// The responder that receives key events first.
    weak var firstResponder: UIResponder? {
        didSet { if firstResponder !== oldValue { Keyboard.current?.responderDidChange(in: self) } }
    }
    private(set) lazy var gestures = GestureEnvironment()

    /// The context that displays the layers.
    ///
    /// It is created when the window is first shown, and keeps the clock that is current at that moment.
    package private(set) lazy var context = LayerContext(root: layer, scene: .current)

    /// Creates a window with a frame on the screen; it is hidden until you show it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a window of the size of the screen in a scene; it is hidden until you show it.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        prepare()
    }

    /// Creates a window of the size of the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Creates a window of size zero; ignores `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    deinit {
        // Views that outlive the window are outside its safe area.
        guard !children.isEmpty, Thread.isMainThread else { return }
        let views = children
        children = []
        MainActor.assumeIsolated { for view in views { view.updateSafeArea() } }
    }

    private func prepare() {
        super.isHidden = true
        application.add(self)
        updateSafeArea()
        updateTraits()
    }

    /// The screen that displays the window.
    open var screen: UIScreen { mainScreen }

    /// The scene that contains the window; setting it has no effect, since an app has only one scene.
    open var windowScene: UIWindowScene? {
        get { application.scene }
        set {}
    }

    /// The level of the window in the z-order; `normal` by default.
    open var windowLevel = Level.normal

    /// The view controller whose view fills the window; a new one replaces the old one immediately.
    open var rootViewController: UIViewController? {
        didSet {
            if oldValue !== rootViewController { replaceRoot(oldValue) }
            notifyObservers()
        }
    }

    /// Whether the window receives keyboard events.
    open var isKeyWindow: Bool { application.key === self }

    /// Whether the window is hidden; true until it is shown.
    ///
    /// Showing the window displays its layers and calls the appearance methods of the root view controller.
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

    /// Makes the window the key window, which receives keyboard events.
    open func makeKey() {
        guard !isKeyWindow else { return }
        let old = application.key
        old?.resignKey()
        application.key = self
        becomeKey()
        if let old { NotificationCenter.default.post(name: Self.didResignKeyNotification, object: old) }
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    /// Called when the window becomes the key window; does nothing by default.
    open func becomeKey() {}
    /// Called when the window stops being the key window; does nothing by default.
    open func resignKey() {}

    /// The scene.
    open override var next: UIResponder? { application.scene }

    private lazy var ownUndoManager = UndoManager()

    /// The undo manager of all responders in the window that have none of their own.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Makes the window key and shows it.
    ///
    /// The root view controller loads and lays out its view, and its appearance methods are called.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    /// The window itself.
    open override var window: UIWindow? { self }

    /// Dispatches an event to the gesture recognizers and views that it concerns.
    open func sendEvent(_ event: UIEvent) { gestures.handle(event) }

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
            old.changeInWindow(false) { view.removeFromSuperview() }
        }
        if !isHidden { showRoot(isFirst: false) }
    }

    private func showRoot(isFirst: Bool) {
        guard let controller = rootViewController, let view = controller.view else { return }
        view.frame = bounds
        controller.changeInWindow(true) {
            addSubview(view)
            layoutIfNeeded()
            // Commit the contents of a new window first, so that changes made in `viewDidAppear` animate.
            if isFirst { CATransaction.flush() }
        }
    }
}
