import QuartziteUIDrawing

extension UIViewController {
    func adopt(_ child: UIViewController) {
        guard !sequence(first: self, next: \.container).contains(where: { $0 === child }) else {
            raise(
                .invalidArgument,
                "\(identity(of: child)) cannot be a child view controller of itself or of one of its own children")
        }
        guard child.container !== self else { return }
        child.leaveParent()
        if !child.joinsContainerSilently { child.willMove(toParent: self) }
        contained.append(child)
        child.container = self
        child.appearance.isMovingToParent = true
    }

    func leaveParent() {
        guard let old = container else { return }
        old.contained.removeAll { $0 === self }
        container = nil
        appearance.isMovingToParent = false
        didMove(toParent: nil)
    }

    /// The ancestors, nearest first.
    var ancestors: some Sequence<UIViewController> { sequence(first: self, next: \.container).dropFirst() }

    /// Transitions between the views of two child controllers.
    ///
    /// The new view is added before the animations and the old one removed after them; both children are notified.
    ///
    /// - Parameters:
    ///   - fromViewController: A child whose view is visible.
    ///   - toViewController: The child whose view becomes visible.
    ///   - duration: The duration in seconds; 0 or less changes the views immediately.
    ///   - options: Animation options; a transition option animates the common superview.
    ///   - animations: Changes to the views.
    ///   - completion: Called when the animations end, with true if all of them ran to completion.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard fromViewController.container === self, toViewController.container === self else {
            let children = "\(identity(of: fromViewController)) and \(identity(of: toViewController))"
            let method = "transitionFromViewController:toViewController:duration:options:animations:completion:"
            raise(
                .invalidArgument,
                "Children view controllers \(children) must have a common parent view controller when calling "
                    + "-[UIViewController \(method)]")
        }
        let forwards = shouldAutomaticallyForwardAppearanceMethods
        let (from, to) = (fromViewController, toViewController)
        guard let old = from.view, let new = to.view else { return }
        let superview = old.superview ?? view
        if forwards {
            to.beginAppearance(true, animated: duration > 0)
            from.beginAppearance(false, animated: duration > 0)
        }
        let ended = { (finished: Bool) in
            old.removeFromSuperview()
            if forwards {
                to.endAppearance()
                from.endAppearance()
            }
            completion?(finished)
        }
        guard options.transition == 0, let superview else {
            UIView.transition(with: superview ?? old, duration: duration, options: options) {
                superview?.addSubview(new)
                old.removeFromSuperview()
                animations?()
            } completion: {
                ended($0)
            }
            return
        }
        superview.addSubview(new)
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: ended)
    }

    /// Does nothing, because each frame shows the status bar as the controllers prefer it.
    public func setNeedsStatusBarAppearanceUpdate() {}
    /// Does nothing, because each frame shows the home indicator as the controllers prefer it.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}
