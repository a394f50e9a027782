import QuartziteUIDrawing

/// The drag and the pinch that shrink a zoomed controller, and dismiss or pop it.
@MainActor final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate, UIViewControllerInteractiveTransitioning {
    /// The speed in points per second at which a drag dismisses the controller, however far it went.
    private static let flick: CGFloat = 400
    /// The part of the height, or of the size, from which a gesture dismisses the controller.
    private static let enough: CGFloat = 0.2

    private weak var controller: UIViewController?
    private let zoom: UIViewController.Transition.Zoom
    private let pan = UIPanGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()
    private var scene: ZoomScene?
    private var context: (any UIViewControllerContextTransitioning)?
    /// Whether the gesture starts the transition.
    private(set) var isActive = false

    init(_ controller: UIViewController, _ zoom: UIViewController.Transition.Zoom) {
        self.controller = controller
        self.zoom = zoom
        super.init()
        for recognizer in [pan, pinch] as [UIGestureRecognizer] {
            recognizer.delegate = self
            recognizer.addTarget(self, action: Selector("follow:", ZoomDismissal.follow(_:)))
            controller.view.addGestureRecognizer(recognizer)
        }
        pan.maximumNumberOfTouches = 1
    }

    // MARK: Beginning

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, let view = controller.viewIfLoaded, controller.transition == nil,
            controller.presented == nil, isOnTop(controller)
        else { return false }
        let velocity = gestureRecognizer === pan ? pan.velocity(in: view) : .zero
        let standard = gestureRecognizer === pinch || dragsDown(velocity)
        guard let decide = zoom.options.interactiveDismissShouldBegin else { return standard }
        return decide(
            .init(
                gestureRecognizer.location(in: view), CGVector(dx: velocity.x, dy: velocity.y), willBegin: standard))
    }

    private func isOnTop(_ controller: UIViewController) -> Bool {
        if let stack = controller.container as? UINavigationController {
            return stack.topViewController === controller && stack.viewControllers.count > 1
        }
        return controller.presenter != nil && !controller.isModalInPresentation
    }

    private func dragsDown(_ velocity: CGPoint) -> Bool {
        let movement = pan.translation(in: nil)
        let direction = movement == .zero ? velocity : movement
        guard direction.y > 0, direction.y > abs(direction.x) else { return false }
        let touched = pan.touches.first?.view
        let scrollers = sequence(first: touched) { $0?.superview }.lazy.compactMap { $0 as? UIScrollView }
        return scrollers.allSatisfy { $0.contentOffset.y <= -$0.adjustedContentInset.top + 0.5 }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === pan && otherGestureRecognizer.view is UIScrollView }

    // MARK: Following

    private func follow(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: begin()
        case .changed: update(recognizer)
        case .ended: release(recognizer)
        case .cancelled, .failed: finish(false)
        case .possible: break
        }
    }

    private func begin() {
        guard let controller, !isActive else { return }
        isActive = true
        if let stack = controller.container as? UINavigationController {
            stack.popViewController(animated: true)
        } else {
            controller.dismissSelf {}
        }
        if context == nil { isActive = false }
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let made = ZoomScene(zoom, transitionContext, isDismissal: true) else {
            transitionContext.finishInteractiveTransition()
            return transitionContext.completeTransition(true)
        }
        context = transitionContext
        scene = made
        made.grow()
    }

    private func progress(_ recognizer: UIGestureRecognizer) -> CGFloat {
        guard let view = scene?.zoomed else { return 0 }
        if recognizer === pinch { return min(max(1 - pinch.scale, 0), 1) }
        return min(max(pan.translation(in: view.superview).y / max(view.bounds.height, 1), 0), 1)
    }

    private func update(_ recognizer: UIGestureRecognizer) {
        guard let scene, let context else { return }
        let progress = progress(recognizer)
        let translation = recognizer === pan ? pan.translation(in: scene.zoomed.superview) : .zero
        let scale = recognizer === pinch ? min(pinch.scale, 1) : 1 - progress * 0.6
        scene.follow(translation, scale: max(scale, 0.2), progress: progress)
        context.updateInteractiveTransition(progress)
    }

    private func release(_ recognizer: UIGestureRecognizer) {
        let speed = recognizer === pan ? pan.velocity(in: scene?.zoomed.superview).y : -pinch.velocity * Self.flick
        let isEnough = progress(recognizer) > Self.enough
        finish(abs(speed) > Self.flick ? speed > 0 : isEnough)
    }

    /// Shrinks the controller into its source, or lets it grow again.
    private func finish(_ dismisses: Bool) {
        guard let scene, let context else { return }
        (self.scene, self.context) = (nil, nil)
        if dismisses { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        UIView.animate(
            withDuration: ZoomAnimation.duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0
        ) {
            if dismisses { scene.shrink() } else { scene.grow() }
        } completion: { [self] _ in
            scene.end()
            isActive = false
            context.completeTransition(dismisses)
        }
    }
}
