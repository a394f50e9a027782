import QuartziteUIDrawing

/// An object that manages the frame and surroundings of a presented view; subclasses add views such as a dimming view.
///
/// It references both controllers weakly: the presenting controller owns the presented one, which owns this object.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    private weak var presentedController: UIViewController?
    private weak var presentingController: UIViewController?
    /// The view in which the presentation takes place while it is on screen.
    var container: TransitionContainerView?
    /// The position of the presenter's view while that is removed.
    var presenterPlace: ViewPlace?
    let style: UIModalPresentationStyle

    /// Creates a presentation controller; the presenting controller may be determined later.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presentedController = presentedViewController
        presentingController = presentingViewController
        style = presentedViewController.modalPresentationStyle
        super.init()
    }

    /// The presented controller, or an empty one after that was deallocated.
    open var presentedViewController: UIViewController { presentedController ?? UIViewController() }

    /// The presenting controller, or the presented one before the presenter is known.
    open var presentingViewController: UIViewController { presentingController ?? presentedViewController }

    /// The delegate of dismissals that the user starts, of sheets and popovers; a weak reference.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The style for another size class; always `none`, because size classes do not change.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// The view in which the presentation takes place; nil before it begins and after the dismissal.
    open var containerView: UIView? { container }

    /// The view to animate; the presented controller's view by default.
    open var presentedView: UIView? { presentedController?.viewIfLoaded }

    /// The frame of the presented view in the container; by default the frame that the style defines.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// Whether the presentation covers the screen instead of the context's view.
    open var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }

    /// Whether the presenter's view is removed once it is covered.
    open var shouldRemovePresentersView: Bool {
        switch style {
        case .automatic, .fullScreen, .currentContext, .popover: true
        default: false
        }
    }

    /// Called before the container lays out the presented view; does nothing by default.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container laid out the presented view; does nothing by default.
    open func containerViewDidLayoutSubviews() {}

    /// Called before the presentation; override it to add views to the container and animate them.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation; `completed` is false if it was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal; override it to animate views.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal; `completed` is false if it was cancelled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The preferred content size of the presented controller.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Called when the presented controller's preferred size changes; lays out the container by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    /// Returns the size of the presented content; by default, the size of the container.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called when the presented view, which this object measured with `systemLayoutSizeFitting(_:)`, needs another size
    /// (hooks.md K3); does nothing by default.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called before the container's size changes, with the coordinator of the transition.
    ///
    /// By default, the presented controller is notified of the size that
    /// ``size(forChildContentContainer:withParentContainerSize:)`` returns for it, unless its view has that size already
    /// (hooks.md K5).
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedController.map { announce(size, to: $0, with: coordinator) }
    }
    /// Called before a rotation changes the traits, with the coordinator of the transition; tells the presented
    /// controller by default.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { presentedController?.announce(inherited: newCollection, with: coordinator) }

    func begin(from presenter: UIViewController, in container: TransitionContainerView) {
        presentingController = presenter
        self.container = container
        container.presentation = self
    }

    /// Whether touches beside the presented view reach the views behind it.
    var passesTouches: Bool { false }

    /// Returns the animator if no delegate provides one.
    func standardAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        PresentationAnimation(transitionStyle, isDismissal: isDismissal)
    }

    /// The animation of the presentation if no delegate provides an animator.
    package var transitionStyle: UIModalTransitionStyle {
        presentedController.map { $0.preferredTransition?.style ?? $0.modalTransitionStyle } ?? .coverVertical
    }

    /// Whether each layout pass places the presented view, and not only one after a change of the container's size.
    ///
    /// False by default, because an animator may leave the view anywhere.
    @_spi(UIKitLayers) open var placesPresentedView: Bool { false }

    /// Sets the presented view's frame, unless the view is transformed.
    func layOutPresentedView() {
        guard let view = presentedView, view.superview === container, view.transform.isIdentity else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }
}

/// Methods that respond to dismissals that the user starts and to new size classes; all are optional.
///
/// Sheets and popovers call them.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the style for a new size class.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the style for new traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Whether the user may dismiss the presentation.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user starts to dismiss the presentation.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The user dismissed the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user tried to dismiss the presentation, which was prevented.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    /// The presentation begins in a style that the delegate chose.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Returns the controller to present in place of a popover, in another style; nil for the same one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns `automatic`.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// Returns the style for the size class.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Returns true.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    /// Returns nil.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
}
