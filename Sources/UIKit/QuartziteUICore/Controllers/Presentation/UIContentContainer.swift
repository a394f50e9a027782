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
    /// Called when a child's Auto Layout fitting size changes; never called here.
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
}

extension UIPresentationController: UIContentContainer {}
