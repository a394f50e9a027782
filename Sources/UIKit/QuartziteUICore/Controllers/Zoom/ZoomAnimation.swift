import QuartziteUIDrawing

/// The animator of a zoom.
@MainActor final class ZoomAnimation: NSObject, UIViewControllerAnimatedTransitioning {
    static let duration = 0.5

    private let zoom: UIViewController.Transition.Zoom
    private let isDismissal: Bool

    init(_ zoom: UIViewController.Transition.Zoom, isDismissal: Bool) {
        self.zoom = zoom
        self.isDismissal = isDismissal
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let scene = ZoomScene(zoom, context, isDismissal: isDismissal) else {
            return context.completeTransition(true)
        }
        if isDismissal { scene.grow() } else { scene.shrink() }
        let animations = { [isDismissal] in if isDismissal { scene.shrink() } else { scene.grow() } }
        let completion = { (_: Bool) in
            scene.end()
            context.completeTransition(!context.transitionWasCancelled)
        }
        if context.isInteractive {
            UIView.animate(
                withDuration: Self.duration, delay: 0, options: .curveLinear, animations: animations,
                completion: completion)
        } else {
            UIView.animate(
                withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
                animations: animations, completion: completion)
        }
    }
}
