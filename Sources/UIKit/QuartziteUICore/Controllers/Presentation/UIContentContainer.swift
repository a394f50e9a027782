import QuartziteUIDrawing

/// Methods of an object whose content adapts to its container: a view controller or presentation controller.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content, in points.
    var preferredContentSize: CGSize { get }
    /// Called when the preferred content size of a child changes.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size of a child's content when this container has the size `parentSize`.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    /// Called when the fitting size of a child's view, which was measured before, changes.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called before the size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
    /// Notifies the parent, or else the presentation controller, of a new preferred size.
    func preferredSizeDidChange() {
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else if presentingViewController != nil {
            presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Notifies the parent, or else the presentation controller, that the view needs another size than it was measured
    /// with.
    func fittingSizeDidChange() {
        if let parent {
            parent.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
        } else if presentingViewController != nil {
            presentationController?.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Tells the controller of traits that it will inherit, unless it has its own in place of all that change.
    func announce(inherited traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        var values = traits.values
        values.merge(overridingTraits)
        guard values != effectiveTraits.values else { return }
        willTransition(to: UITraitCollection(values), with: coordinator)
    }
}

extension UIContentContainer {
    /// Tells a controller inside the container of its size when the container has the size `size`, unless its view has
    /// that size.
    func announce(
        _ size: CGSize, to child: UIViewController, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
        guard child.viewIfLoaded?.bounds.size != new else { return }
        child.viewWillTransition(to: new, with: coordinator)
    }
}

extension UIPresentationController: UIContentContainer {}
