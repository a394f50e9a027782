import QuartzCore

extension UIViewController {
    func adopt(_ child: UIViewController) {
        guard !sequence(first: self, next: \.container).contains(where: { $0 === child }) else {
            raise(
                .invalidArgument,
                "\(identity(of: child)) cannot be a child view controller of itself or of one of its own children")
        }
        guard child.container !== self else { return }
        child.leaveParent()
        child.willMove(toParent: self)
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

    /// The parents, the nearest first.
    var ancestors: some Sequence<UIViewController> { sequence(first: self, next: \.container).dropFirst() }

    /// Changes from one child's view to another's, in this controller's view.
    ///
    /// The new view is added and the old one removed after the animations; both children hear of it.
    ///
    /// - Parameters:
    ///   - fromViewController: A child whose view is shown.
    ///   - toViewController: A child whose view is to be shown.
    ///   - duration: Seconds; 0 or less changes at once.
    ///   - options: As for other blocks, also with a transition for the common superview.
    ///   - animations: Changes the views.
    ///   - completion: Called when the animations are over; true where all came to their end.
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

    /// Hears that wishes about the status bar have changed; there is none, and nothing happens.
    public func setNeedsStatusBarAppearanceUpdate() {}
    /// Hears that the wish about the home indicator has changed; there is none, and nothing happens.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}

extension UIViewController: UITraitEnvironment {}
extension UIView: UITraitEnvironment {}
