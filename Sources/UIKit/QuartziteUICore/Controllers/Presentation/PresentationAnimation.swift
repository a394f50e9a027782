import QuartziteUIDrawing

/// The animator of a transition style.
@MainActor final class PresentationAnimation: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isDismissal: Bool

    init(_ style: UIModalTransitionStyle, isDismissal: Bool) {
        self.style = style
        self.isDismissal = isDismissal
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        style == .flipHorizontal || style == .partialCurl ? 0.75 : 0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let duration = transitionDuration(using: context)
        let ended = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
        // In a custom presentation the presenter's view does not move, and the context has no view for it.
        let (old, new) = (context.view(forKey: .from), context.view(forKey: .to))
        if let new {
            if isDismissal { container.insertSubview(new, at: 0) } else { container.addSubview(new) }
        }
        guard let moving = isDismissal ? old : new else { return ended(true) }
        switch style {
        case .coverVertical:
            let place = moving.center
            let away = CGPoint(x: place.x, y: place.y + container.bounds.maxY - moving.frame.minY)
            if !isDismissal { moving.center = away }
            UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
                moving.center = self.isDismissal ? away : place
            } completion: {
                if self.isDismissal, context.transitionWasCancelled { moving.center = place }
                ended($0)
            }
        case .crossDissolve:
            let alpha = moving.alpha
            if !isDismissal { moving.alpha = 0 }
            UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
                moving.alpha = self.isDismissal ? 0 : alpha
            } completion: {
                // The controller may be presented again.
                moving.alpha = alpha
                ended($0)
            }
        case .flipHorizontal, .partialCurl:
            moving.isHidden = !isDismissal
            UIView.transition(with: container, duration: duration, options: turning) {
                moving.isHidden = self.isDismissal
            } completion: {
                moving.isHidden = false
                ended($0)
            }
        }
    }

    private var turning: UIView.AnimationOptions {
        switch (style, isDismissal) {
        case (.flipHorizontal, false): .transitionFlipFromRight
        case (.flipHorizontal, true): .transitionFlipFromLeft
        case (_, false): .transitionCurlUp
        case (_, true): .transitionCurlDown
        }
    }
}
