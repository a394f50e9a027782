import QuartziteUIDrawing

/// An object that performs actions while the frames of a view or a scene are updated.
///
/// While the link is enabled and its view is in a window, its actions are performed in the order of their phases. This
/// happens at refreshes after a touch, a movement of the pointer or a change of a layer, and at those at which a display
/// link or a link with ``requiresContinuousUpdates`` is called. Running animations and drawn frames cause no updates.
/// Changes by the actions belong to the same update.
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
    private typealias Action = (phase: UIUpdateActionPhase, perform: (UIUpdateLink, UIUpdateInfo) -> Void)

    private weak var view: UIView?
    private let followsView: Bool
    private var actions: [Action] = []
    private var displayLink: CADisplayLink?
    private var info: UIUpdateInfo?

    /// Creates a link for the updates of a scene.
    public init(windowScene: UIWindowScene) {
        followsView = false
        super.init()
    }

    /// Creates a link for the updates of the window that contains a view; the view is referenced weakly.
    public init(view: UIView) {
        (self.view, followsView) = (view, true)
        super.init()
    }

    /// Creates a link for the updates of a scene, with an action.
    public convenience init(
        windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    /// Creates a link for the updates of a view's window, with an action.
    public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: handler)
    }

    /// Creates a link for the updates of a scene, which calls a method with the link and the times.
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    /// Creates a link for the updates of a view's window, which calls a method with the link and the times.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }

    // MARK: Actions

    /// Adds an action to a phase of each update.
    open func addAction(
        to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        // Actions of one phase are performed in the order in which they were added.
        let index = actions.firstIndex { $0.phase.order > phase.order } ?? actions.endIndex
        actions.insert((phase, handler), at: index)
    }

    /// Adds an action to each update, before display links are called.
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    /// Adds a method of a target, which is referenced weakly, to a phase of each update.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        addAction(to: phase) { [weak target = target as AnyObject] link, info in
            if let target { _ = selector.send(to: target, link, info) }
        }
    }

    /// Adds a method of a target, which is referenced weakly, to each update, before display links are called.
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    // MARK: Settings

    /// Whether actions are performed; false by default.
    ///
    /// An enabled link exists until it is disabled.
    open var isEnabled: Bool {
        get { displayLink != nil }
        set {
            guard newValue != isEnabled else { return }
            displayLink?.invalidate()
            displayLink = newValue ? CADisplayLink { [self] in update($0) } : nil
            displayLink?.isPassive = !requiresContinuousUpdates
            displayLink?.preferredFrameRateRange = preferredFrameRateRange
            displayLink?.add(to: .main, forMode: .common)
        }
    }

    /// Whether actions are performed at each refresh, even if nothing else happens; false by default.
    open var requiresContinuousUpdates = false {
        didSet { displayLink?.isPassive = !requiresContinuousUpdates }
    }
    /// Whether events should be delivered with low latency; false by default, and without effect.
    open var wantsLowLatencyEventDispatch = false
    /// Whether frames should be shown immediately; false by default, and without effect.
    open var wantsImmediatePresentation = false
    /// The preferred rate of updates, as for `CADisplayLink`.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { displayLink?.preferredFrameRateRange = preferredFrameRateRange }
    }

    /// Returns the times of the update in progress; nil if there is none.
    open func currentUpdateInfo() -> UIUpdateInfo? { info }

    private func update(_ displayLink: CADisplayLink) {
        guard !followsView || view?.window != nil else { return }
        let current = UIUpdateInfo(displayLink)
        info = current
        for action in actions where isEnabled && !action.phase.isLowLatency { action.perform(self, current) }
        info = nil
    }
}
