import QuartziteUIDrawing

/// A change of a container's visible controller, with the calls that notify both controllers.
@MainActor struct NavigationChange {
    let from: UIViewController?
    let to: UIViewController?
    let oldStack: [UIViewController]
    let stack: [UIViewController]
    let operation: UINavigationController.Operation
    package var animated: Bool
    /// Whether the container is on screen; otherwise its controllers are notified when it appears.
    let isOnScreen: Bool

    package func notifyOfBeginning() {
        from?.appearance.isMovingFromParent = operation == .pop
        guard isOnScreen else { return }
        // Tab bar controllers begin with the controller that comes.
        if operation == .none { to?.beginAppearance(true, animated: animated) }
        from?.beginAppearance(false, animated: animated)
        to?.beginAppearance(true, animated: animated)
    }

    func notifyOfEnd() {
        if isOnScreen { from?.endAppearance() }
        from?.appearance.isMovingFromParent = false
        if isOnScreen { to?.endAppearance() }
    }

    /// Notifies the controllers that the change was cancelled and the views are restored.
    func notifyOfCancellation() {
        from?.appearance.isMovingFromParent = false
        guard isOnScreen else { return }
        to?.beginAppearance(false, animated: animated)
        to?.endAppearance()
        from?.beginAppearance(true, animated: animated)
        from?.endAppearance()
    }
}

extension UINavigationController {
    /// Shows the bar items of the top controller.
    ///
    /// - Returns: The previous content of the bar.
    @discardableResult
    func showItems(animated: Bool) -> UIView? {
        let content = navigationBar.show(viewControllers.map(\.navigationItem))
        followScrolling()
        showToolbarItems(animated: animated)
        return content
    }

    /// Notifies the controllers that leave the stack, while it still contains them.
    func notifyLeaving(_ old: [UIViewController], for new: [UIViewController]) {
        for controller in old where controller.container === self && !new.contains(where: { $0 === controller }) {
            controller.willLeaveStack()
        }
        for controller in new { controller.appearance.isLeavingStack = false }
    }

    /// Notifies the controllers that were added to the stack.
    func notifyAdded(_ new: [UIViewController], since old: [UIViewController]) {
        for controller in new where controller.container === self { controller.didMoveIfNew(to: self, among: old) }
    }

    /// Begins a change of the controller on screen: tells the controllers, and then the delegate.
    func begin(_ change: NavigationChange) {
        change.notifyOfBeginning()
        guard let next = change.to, next !== firstShown else { return }
        delegate?.navigationController(self, willShow: next, animated: change.animated)
    }

    /// The frame of a controller's view: it extends under the bar unless the controller or an opaque bar prevents it.
    func frame(of controller: UIViewController) -> CGRect {
        let reaches =
            controller.edgesForExtendedLayout.contains(.top)
            && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        let covered = statusInset - statusShift + content.barInsets.top
        let frame =
            reaches ? content.bounds : content.bounds.divided(atDistance: covered, from: .minYEdge).remainder
        return frame.divided(atDistance: toolbarInset(of: controller), from: .maxYEdge).remainder
    }
}

extension UIViewController {
    /// Notifies a controller that was added to a container.
    func didMoveIfNew(to parent: UIViewController, among old: [UIViewController]) {
        if !old.contains(where: { $0 === self }), !joinsContainerSilently { didMove(toParent: parent) }
        joinsContainerSilently = false
    }

    /// Notifies a controller that leaves the stack of a navigation controller, once.
    func willLeaveStack() {
        guard !appearance.isLeavingStack else { return }
        appearance.isLeavingStack = true
        willMove(toParent: nil)
    }
}
