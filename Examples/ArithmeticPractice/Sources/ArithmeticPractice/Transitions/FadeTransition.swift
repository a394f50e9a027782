import UIKit

/// Fades the new page in, for users who prefer reduced motion.
final class FadeTransition: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        to.frame = transitionContext.containerView.bounds
        to.alpha = 0
        transitionContext.containerView.addSubview(to)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), animations: { to.alpha = 1 },
            completion: { _ in
                to.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
