import QuartzCore

/// One change of the controller that a container shows, and what the two controllers hear of it.
@MainActor struct NavigationChange {
    let from: UIViewController?
    let to: UIViewController?
    let oldStack: [UIViewController]
    let stack: [UIViewController]
    let operation: UINavigationController.Operation
    var animated: Bool
    /// Whether the container itself is on screen; else it tells its controllers when it comes.
    let isOnScreen: Bool

    func tellBeginning() {
        from?.appearance.isMovingFromParent = operation == .pop
        guard isOnScreen else { return }
        to?.beginAppearance(true, animated: animated)
        from?.beginAppearance(false, animated: animated)
    }

    func tellEnd() {
        from?.appearance.isMovingFromParent = false
        guard isOnScreen else { return }
        to?.endAppearance()
        from?.endAppearance()
    }

    /// The change is called off, and the views are back.
    func tellCancelled() {
        from?.appearance.isMovingFromParent = false
        guard isOnScreen else { return }
        from?.beginAppearance(true, animated: animated)
        to?.beginAppearance(false, animated: animated)
        from?.endAppearance()
        to?.endAppearance()
    }
}

extension UIViewController {
    /// Tells a controller that is new in a container that it has come.
    func didMoveIfNew(to parent: UIViewController, among old: [UIViewController]) {
        if !old.contains(where: { $0 === self }) { didMove(toParent: parent) }
    }
}
