import QuartzCore

extension UIViewController {
    /// Where a view stands between coming and going.
    struct Appearance {
        enum Phase { case gone, appearing, shown, disappearing }

        var phase = Phase.gone
        /// Whether the change under way is animated.
        var isAnimated = false
        /// Whether `viewIsAppearing` is still to be called.
        var awaitsPlace = false
        /// Whether the change under way began because the view came to a window or left it.
        var followsWindow = false
        var isBeingPresented = false
        var isBeingDismissed = false
        var isMovingToParent = false
        var isMovingFromParent = false
    }

    /// Begins to appear or to disappear, with the children whose views lie in this one's; nothing happens where that is
    /// so already, so that calls come in pairs.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        switch (appearance.phase, isAppearing) {
        case (.appearing, true), (.shown, true), (.disappearing, false), (.gone, false): return
        default: break
        }
        loadViewIfNeeded()
        appearance.phase = isAppearing ? .appearing : .disappearing
        appearance.isAnimated = animated
        appearance.awaitsPlace = isAppearing
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in contained where child.isInView(of: self) {
                child.beginAppearance(isAppearing, animated: animated)
            }
        }
        if isAppearing, viewIfLoaded?.window != nil { viewCameToPlace() }
    }

    /// Ends what began: the children first.
    func endAppearance() {
        guard appearance.phase == .appearing || appearance.phase == .disappearing else { return }
        let isAppearing = appearance.phase == .appearing
        if isAppearing, viewIfLoaded?.window != nil { viewCameToPlace() }
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in contained where child.isChanging(to: isAppearing) { child.endAppearance() }
        }
        appearance.phase = isAppearing ? .shown : .gone
        appearance.awaitsPlace = false
        appearance.followsWindow = false
        appearance.isMovingToParent = false
        if isAppearing { viewDidAppear(appearance.isAnimated) } else { viewDidDisappear(appearance.isAnimated) }
    }

    private func isChanging(to isAppearing: Bool) -> Bool {
        appearance.phase == (isAppearing ? .appearing : .disappearing)
    }

    private func isInView(of parent: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let outer = parent.viewIfLoaded else { return false }
        return view.isDescendant(of: outer)
    }

    /// The view is in its window: tells so once.
    private func viewCameToPlace() {
        guard appearance.awaitsPlace else { return }
        appearance.awaitsPlace = false
        viewIsAppearing(appearance.isAnimated)
    }

    // MARK: Views that come to a window by themselves

    /// Called before the root view comes to a window or leaves it: a view added by hand appears by that.
    func viewWillMove(to window: UIWindow?) {
        guard container?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
        let isAppearing = window != nil
        guard appearance.phase == (isAppearing ? .gone : .shown) else { return }
        appearance.followsWindow = true
        beginAppearance(isAppearing, animated: container?.isInAnimatedChange ?? false)
    }

    /// Called when the root view has come to a window or left it.
    func viewDidMove() {
        if appearance.phase == .appearing, viewIfLoaded?.window != nil { viewCameToPlace() }
        guard appearance.followsWindow else { return }
        // A parent on its way tells its children when it is there.
        if let container, container.appearance.phase == appearance.phase { return }
        endAppearance()
    }

    private var isInAnimatedChange: Bool {
        (appearance.phase == .appearing || appearance.phase == .disappearing) && appearance.isAnimated
    }

    // MARK: What the change is about

    /// Whether the view appears because the controller, or one above it, is presented.
    public var isBeingPresented: Bool { appearance.isBeingPresented || (container?.isBeingPresented ?? false) }
    /// Whether the view disappears because the controller, or one above it, is dismissed.
    public var isBeingDismissed: Bool { appearance.isBeingDismissed || (container?.isBeingDismissed ?? false) }
    /// Whether the view appears because the controller was added to a parent.
    public var isMovingToParent: Bool { appearance.isMovingToParent }
    /// Whether the view disappears because the controller leaves its parent.
    public var isMovingFromParent: Bool { appearance.isMovingFromParent }
}
