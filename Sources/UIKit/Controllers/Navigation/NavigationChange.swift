import QuartzCore

/// A change of a container's visible controller, with the calls that notify both controllers.
@MainActor struct NavigationChange {
    let from: UIViewController?
    let to: UIViewController?
    let oldStack: [UIViewController]
    let stack: [UIViewController]
    let operation: UINavigationController.Operation
    var animated: Bool
    /// Whether the container is on screen; otherwise its controllers are notified when it appears.
    let isOnScreen: Bool

    func tellBeginning() {
        from?.appearance.isMovingFromParent = operation == .pop
        guard isOnScreen else { return }
        // Tab bar controllers begin with the controller that comes.
        if operation == .none { to?.beginAppearance(true, animated: animated) }
        from?.beginAppearance(false, animated: animated)
        to?.beginAppearance(true, animated: animated)
    }

    func tellEnd() {
        from?.appearance.isMovingFromParent = false
        guard isOnScreen else { return }
        from?.endAppearance()
        to?.endAppearance()
    }

    /// Notifies the controllers that the change was cancelled and the views are restored.
    func tellCancelled() {
        from?.appearance.isMovingFromParent = false
        guard isOnScreen else { return }
        to?.beginAppearance(false, animated: animated)
        to?.endAppearance()
        from?.beginAppearance(true, animated: animated)
        from?.endAppearance()
    }
}

extension UINavigationController {
    /// Tells the delegate which controller will be shown, and shows its bar items.
    ///
    /// - Returns: The previous content of the bar.
    @discardableResult
    func announce(_ next: UIViewController?, animated: Bool) -> UIView? {
        if let next { delegate?.navigationController(self, willShow: next, animated: animated) }
        let content = navigationBar.show(viewControllers.map(\.navigationItem))
        followScrolling()
        showToolbarItems(animated: animated)
        return content
    }
}

extension UIViewController {
    /// Notifies a controller that was added to a container.
    func didMoveIfNew(to parent: UIViewController, among old: [UIViewController]) {
        if !old.contains(where: { $0 === self }), !joinsContainerSilently { didMove(toParent: parent) }
        joinsContainerSilently = false
    }
}
