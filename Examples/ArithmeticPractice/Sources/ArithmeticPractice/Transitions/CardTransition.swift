import UIKit

/// Slides the new page over the old one like a card, which shrinks and darkens; going back does the opposite.
final class CardTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPop: Bool

    init(isPop: Bool) { self.isPop = isPop }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.45
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        to.frame = container.bounds
        let (below, above) = isPop ? (to, from) : (from, to)
        container.insertSubview(to, at: isPop ? 0 : container.subviews.count)
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = .black
        container.insertSubview(shade, belowSubview: above)

        let aside = CGAffineTransform(translationX: container.bounds.width, y: 0)
        let away = CGAffineTransform(scaleX: 0.92, y: 0.92)
        let corners = above.layer.cornerRadius
        above.layer.cornerRadius = 28
        above.clipsToBounds = true
        (below.transform, above.transform) = isPop ? (away, .identity) : (.identity, aside)
        shade.alpha = isPop ? 0.35 : 0
        // While a finger moves the page, the page stays under the finger.
        let curve: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: curve,
            animations: {
                (below.transform, above.transform) = self.isPop ? (.identity, aside) : (away, .identity)
                shade.alpha = self.isPop ? 0 : 0.35
            },
            completion: { _ in
                (below.transform, above.transform) = (.identity, .identity)
                above.layer.cornerRadius = corners
                shade.removeFromSuperview()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
