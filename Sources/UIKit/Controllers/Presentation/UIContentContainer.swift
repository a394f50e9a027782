import QuartzCore

/// Whose content takes as much room as another gives it: view controllers and presentation controllers.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The size it would like.
    var preferredContentSize: CGSize { get }
    /// Called when a container inside would like another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size that a container inside is to have, where this one has `parentSize`.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    /// Called when what a container inside fits into by its constraints has changed; by nobody here.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called before the size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
    /// Tells whoever holds the controller that it would like another size.
    func preferredSizeDidChange() {
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else if presentingViewController != nil {
            presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
}

extension UIPresentationController: UIContentContainer {}
