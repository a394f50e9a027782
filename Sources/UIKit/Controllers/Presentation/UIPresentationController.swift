import QuartzCore

/// Decides where a presented view lies, and what surrounds it; subclasses add views such as a dimmed ground.
///
/// It holds neither controller: the presenting one holds the presented one, and that one this.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    private weak var presentedController: UIViewController?
    private weak var presentingController: UIViewController?
    /// What the presentation happens in, while it is on screen.
    var container: TransitionContainerView?
    /// Where the presenter's view was, while it is taken away.
    var presenterPlace: ViewPlace?
    let style: UIModalPresentationStyle

    /// A presentation of one controller by another, which may be found out later.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presentedController = presentedViewController
        presentingController = presentingViewController
        style = presentedViewController.modalPresentationStyle
        super.init()
    }

    /// Who is presented; an empty controller once that one is gone.
    open var presentedViewController: UIViewController { presentedController ?? UIViewController() }

    /// Who presents; the presented controller itself before that is known.
    open var presentingViewController: UIViewController { presentingController ?? presentedViewController }

    /// What hears of dismissals that people begin, which there are none of; not held.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// How the controller is presented.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The style for another amount of room; none, since the amount does not change.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// What everything happens in; nil before the presentation begins and after the dismissal.
    open var containerView: UIView? { container }

    /// The view that is moved in and out: the presented controller's unless overridden.
    open var presentedView: UIView? { presentedController?.viewIfLoaded }

    /// Where the presented view lies, in the container: everywhere unless overridden, or as the style says.
    open var frameOfPresentedViewInContainerView: CGRect { plainFrame }

    /// Whether the whole screen is covered, or else the view of whoever defines the context.
    open var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }

    /// Whether the presenter's view is taken away once it is covered.
    open var shouldRemovePresentersView: Bool {
        switch style {
        case .automatic, .fullScreen, .currentContext, .popover: true
        default: false
        }
    }

    /// Called before the container lays out the presented view; does nothing unless overridden.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container has laid out the presented view; does nothing unless overridden.
    open func containerViewDidLayoutSubviews() {}

    /// Called before the presentation, to add views to the container and animate them along.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation; false if it was called off.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal, to animate views along.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal; false if it was called off.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The size the presented controller would like.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Called when the presented controller would like another size; has the container lay out its views unless
    /// overridden.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    /// The size the presented controller is to have: all there is unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called by nobody here; does nothing unless overridden.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called by nobody here, since nobody turns a stage; does nothing unless overridden.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called by nobody here; does nothing unless overridden.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    func begin(from presenter: UIViewController, in container: TransitionContainerView) {
        presentingController = presenter
        self.container = container
        container.presentation = self
    }

    /// Puts the presented view in its place, unless it is turned or scaled.
    func layOutPresentedView() {
        guard let view = presentedView, view.superview === container, view.transform.isIdentity else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }

    /// The style's place.
    private var plainFrame: CGRect {
        guard let bounds = container?.bounds else { return .zero }
        switch style {
        case .pageSheet, .formSheet:
            let isLarge = bounds.width >= 700 && bounds.height >= 700
            guard isLarge else { return bounds.divided(atDistance: 10, from: .minYEdge).remainder }
            let wished = presentedController?.preferredContentSize ?? .zero
            let size = wished.width > 0 && wished.height > 0 ? wished : CGSize(width: 540, height: 620)
            return CGRect(
                x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width, height: size.height)
        default: return bounds
        }
    }
}

/// Hears of dismissals that people begin; every method may be left out.
///
/// There is no gesture that dismisses, and no change of the amount of room, so nothing is ever called.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style for another amount of room.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Whether people may dismiss.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// People begin to dismiss.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// People have dismissed.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// None.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    /// True.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
