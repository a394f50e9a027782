import QuartziteUIDrawing

extension UIViewController {
    /// The state of a controller's appearance transitions.
    package struct Appearance {
        package enum Phase { case gone, appearing, shown, disappearing }

        package var phase = Phase.gone
        /// Whether the current transition is animated.
        var isAnimated = false
        /// Whether `viewIsAppearing` still has to be called.
        var awaitsPlace = false
        /// Whether the current transition began because the view was added to a window or removed from it.
        var followsWindow = false
        var isBeingPresented = false
        var isBeingDismissed = false
        var isMovingToParent = false
        var isMovingFromParent = false
        /// Whether the controller was notified that it leaves the stack of a navigation controller.
        var isLeavingStack = false
    }

    /// Begins an appearance transition of the controller and of the children whose views are descendants of its view.
    ///
    /// Does nothing if the view is already in the requested state, so that the calls stay paired.
    package func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        switch (appearance.phase, isAppearing) {
        case (.appearing, true), (.shown, true), (.disappearing, false), (.gone, false): return
        default: break
        }
        loadViewIfNeeded()
        appearance.phase = isAppearing ? .appearing : .disappearing
        appearance.isAnimated = animated
        appearance.awaitsPlace = isAppearing
        sendWill(isAppearing, animated)
        if isAppearing { loadDeferredContent() }
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in contained where child.isInView(of: self) {
                child.beginAppearance(isAppearing, animated: animated)
            }
        }
        if isAppearing { childrenAppear(ended: false) }
        if isAppearing, viewIfLoaded?.window != nil { viewCameToPlace() }
    }

    /// Ends the current appearance transition, the children's first.
    package func endAppearance() {
        guard appearance.phase == .appearing || appearance.phase == .disappearing else { return }
        let isAppearing = appearance.phase == .appearing
        if isAppearing, viewIfLoaded?.window != nil { viewCameToPlace() }
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in contained where child.isChanging(to: isAppearing) { child.endAppearance() }
        }
        if isAppearing { childrenAppear(ended: true) }
        appearance.phase = isAppearing ? .shown : .gone
        appearance.awaitsPlace = false
        appearance.followsWindow = false
        sendDid(isAppearing, appearance.isAnimated)
        appearance.isMovingToParent = false
    }

    /// Lets a transition by hand call a root controller's methods one time more often than its window does.
    func repeatAppearance(_ isAppearing: Bool) {
        guard container == nil, presenter == nil else { return }
        if isAppearing, appearance.phase == .shown { appearance.phase = .gone }
        if !isAppearing, appearance.phase == .gone { appearance.phase = .shown }
    }

    /// Performs a window's change of its root controller, with the calls for it, also during a transition by hand.
    func changeInWindow(_ isAppearing: Bool, _ change: () -> Void) {
        guard appearance.phase == (isAppearing ? .appearing : .disappearing) else {
            beginAppearance(isAppearing, animated: false)
            change()
            return endAppearance()
        }
        sendWill(isAppearing, false)
        change()
        sendDid(isAppearing, false)
    }

    private func sendWill(_ isAppearing: Bool, _ animated: Bool) {
        SentMessages.send(isAppearing ? "viewWillAppear:" : "viewWillDisappear:", [animated], to: self) {
            if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        }
    }

    private func sendDid(_ isAppearing: Bool, _ animated: Bool) {
        SentMessages.send(isAppearing ? "viewDidAppear:" : "viewDidDisappear:", [animated], to: self) {
            if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
        }
    }

    private func isChanging(to isAppearing: Bool) -> Bool {
        appearance.phase == (isAppearing ? .appearing : .disappearing)
    }

    private func isInView(of parent: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let outer = parent.viewIfLoaded else { return false }
        return view.isDescendant(of: outer)
    }

    /// Calls `viewIsAppearing` once for each transition, when the view is in its window.
    private func viewCameToPlace() {
        guard appearance.awaitsPlace else { return }
        appearance.awaitsPlace = false
        viewIsAppearing(appearance.isAnimated)
    }

    // MARK: Views added to a window directly

    /// Called before the root view is added to a window or removed from it; begins a transition if nothing else did.
    func viewWillMove(to window: UIWindow?) {
        guard container?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
        let isAppearing = window != nil
        guard appearance.phase == (isAppearing ? .gone : .shown) else { return }
        appearance.followsWindow = true
        beginAppearance(isAppearing, animated: container?.isInAnimatedChange ?? false)
    }

    /// Called after the root view was added to a window or removed from it.
    func viewDidMove() {
        if appearance.phase == .appearing, viewIfLoaded?.window != nil { viewCameToPlace() }
        guard appearance.followsWindow else { return }
        // A parent in transition ends the transitions of its children.
        if let container, container.appearance.phase == appearance.phase { return }
        endAppearance()
    }

    private var isInAnimatedChange: Bool {
        (appearance.phase == .appearing || appearance.phase == .disappearing) && appearance.isAnimated
    }

    // MARK: The reason for a transition

    /// Whether the view appears because the controller or one of its ancestors is being presented.
    public var isBeingPresented: Bool { appearance.isBeingPresented || (container?.isBeingPresented ?? false) }
    /// Whether the view disappears because the controller or one of its ancestors is being dismissed.
    public var isBeingDismissed: Bool { appearance.isBeingDismissed || (container?.isBeingDismissed ?? false) }
    /// Whether the view appears because the controller was added to a parent.
    public var isMovingToParent: Bool { appearance.isMovingToParent }
    /// Whether the view disappears because the controller is being removed from its parent.
    public var isMovingFromParent: Bool { appearance.isMovingFromParent }
}
