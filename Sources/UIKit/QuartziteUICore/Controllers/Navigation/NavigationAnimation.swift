import QuartziteUIDrawing

/// The slide of a navigation controller: 0.35 s, while the view behind darkens and moves 0.3 times as far (uikit_animation.md §3).
@MainActor final class NavigationAnimation: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPop: Bool

    init(isPop: Bool) {
        self.isPop = isPop
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
            return context.completeTransition(true)
        }
        let (front, back) = isPop ? (from, to) : (to, from)
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
        if isPop { container.insertSubview(to, at: 0) } else { container.addSubview(to) }
        container.insertSubview(shade, belowSubview: front)
        // Views come from the trailing edge.
        let width = (container.superview ?? container).isRightToLeft ? -container.bounds.width : container.bounds.width
        let (frontPlace, backPlace) = (front.center, back.center)
        let outside = CGPoint(x: frontPlace.x + width, y: frontPlace.y)
        let behind = CGPoint(x: backPlace.x - width * 0.3, y: backPlace.y)
        let isPop = isPop
        front.center = isPop ? frontPlace : outside
        back.center = isPop ? behind : backPlace
        shade.alpha = isPop ? 1 : 0
        // Interactive slides are linear, so that the view stays under the finger.
        let curve: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: curve) {
            front.center = isPop ? outside : frontPlace
            back.center = isPop ? backPlace : behind
            shade.alpha = isPop ? 0 : 1
        } completion: { _ in
            shade.removeFromSuperview()
            front.center = frontPlace
            back.center = backPlace
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
