import QuartziteUIDrawing

extension UIViewController {
    /// Adds a command of a hardware keyboard, which no device here has, so that it is never sent.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {
        unsupported("UIViewController.addKeyCommand(_:)")
        if !addedKeyCommands.contains(keyCommand) { addedKeyCommands.append(keyCommand) }
    }

    /// Removes a command that was added.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    /// Tells the system about new edges at which gestures are deferred; has no effect, since none is the system's.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        unsupported("UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()")
    }

    /// Tells the system whether the pointer stays where it is; has no effect.
    public func setNeedsUpdateOfPrefersPointerLocked() {
        unsupported("UIViewController.setNeedsUpdateOfPrefersPointerLocked()")
    }

    /// Posted when the target of `showDetailViewController(_:sender:)` changes, as when a split view controller
    /// collapses; never here.
    nonisolated public static let showDetailTargetDidChangeNotification = NSNotification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}
