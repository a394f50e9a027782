import UIKit

/// Presents a controller from below, over one that moves back a little, and dismisses it in the same way.
final class SlideOver: NSObject, UIViewControllerAnimatedTransitioning {
    var isPresenting = true

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
            return context.completeTransition(true)
        }
        let container = context.containerView
        if isPresenting { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
        let (front, back) = isPresenting ? (to, from) : (from, to)
        let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
        let behind = CGAffineTransform(scaleX: 0.9, y: 0.9)
        let shadow = (opacity: front.layer.shadowOpacity, radius: front.layer.shadowRadius)
        front.layer.shadowOpacity = 0.4
        front.layer.shadowRadius = 16
        front.transform = isPresenting ? below : .identity
        back.transform = isPresenting ? .identity : behind
        back.alpha = isPresenting ? 1 : 0.5
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0,
            options: context.isInteractive ? .curveLinear : .curveEaseInOut,
            animations: {
                front.transform = self.isPresenting ? .identity : below
                back.transform = self.isPresenting ? behind : .identity
                back.alpha = self.isPresenting ? 0.5 : 1
            },
            completion: { _ in
                for view in [front, back] { view.transform = .identity }
                back.alpha = 1
                front.layer.shadowOpacity = shadow.opacity
                front.layer.shadowRadius = shadow.radius
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
