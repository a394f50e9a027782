@_spi(UIKitLayers) import QuartziteUICore

/// Animates alerts over a dimmed screen: a centred alert shrinks into place as it fades in, and a sheet slides up.
@MainActor final class AlertTransitioning: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animation(of: presented, isDismissal: false) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animation(of: dismissed, isDismissal: true) }

    private func animation(
        of alert: UIViewController, isDismissal: Bool
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        AlertAnimation(isSheet: (alert as? UIAlertController)?.isSheet ?? false, isDismissal: isDismissal)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        AlertPresentation(presentedViewController: presented, presenting: presenting)
    }
}

/// The dimmed screen behind an alert.
@MainActor private final class AlertPresentation: UIPresentationController {
    private let ground = UIControl()

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var placesPresentedView: Bool { true }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let alert else { return .zero }
        let available = containerView.bounds
        // A sheet ends above the home indicator.
        let margin = max(containerView.safeAreaInsets.bottom, 8)
        let size = alert.size(in: available.size)
        let y =
            alert.isSheet ? available.height - size.height - margin : ((available.height - size.height) / 2).rounded()
        return CGRect(x: ((available.width - size.width) / 2).rounded(), y: y, width: size.width, height: size.height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        ground.frame = containerView.bounds
        ground.backgroundColor = UIColor(light: UIColor(white: 0, alpha: 0.2), dark: UIColor(white: 0, alpha: 0.48))
        ground.addTarget(self, action: Selector("tap", AlertPresentation.tap), for: .touchUpInside)
        containerView.insertSubview(ground, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else { return }
        ground.alpha = 0
        coordinator.animate { _ in self.ground.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { _ in self.ground.alpha = 0 }
    }

    override func containerViewDidLayoutSubviews() { if let containerView { ground.frame = containerView.bounds } }

    private func tap() { alert?.tapOutside() }
}

/// The transition animation of an alert.
@MainActor private final class AlertAnimation: NSObject, UIViewControllerAnimatedTransitioning {
    private let isSheet: Bool
    private let isDismissal: Bool

    init(isSheet: Bool, isDismissal: Bool) {
        self.isSheet = isSheet
        self.isDismissal = isDismissal
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isSheet ? 0.4 : 0.25
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let view = context.view(forKey: isDismissal ? .from : .to) else {
            return context.completeTransition(true)
        }
        if !isDismissal { container.addSubview(view) }
        let (place, isSheet, isDismissal) = (view.center, isSheet, isDismissal)
        let away = CGPoint(x: place.x, y: place.y + container.bounds.maxY - view.frame.minY)
        func leave() {
            if isSheet { view.center = away } else { view.alpha = 0 }
        }
        func arrive() {
            view.center = place
            view.alpha = 1
            view.transform = .identity
        }
        if !isDismissal {
            leave()
            if !isSheet { view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
        }
        UIView.animate(withDuration: transitionDuration(using: context)) {
            if isDismissal { leave() } else { arrive() }
        } completion: { _ in
            arrive()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
