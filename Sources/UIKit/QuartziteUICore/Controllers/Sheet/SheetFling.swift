import QuartziteUIDrawing

/// The end of a dismissal by a finger: the sheet leaves the screen at about the finger's speed.
@MainActor final class SheetFling: NSObject, UIViewControllerAnimatedTransitioning {
    private let speed: CGFloat

    init(speed: CGFloat) {
        self.speed = speed
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        guard let context = transitionContext, let sheet = context.view(forKey: .from) else { return 0.35 }
        let distance = context.containerView.bounds.maxY - sheet.frame.minY
        return min(max(Double(2 * distance / max(speed, 1)), 0.2), 0.35)
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let sheet = context.view(forKey: .from) else { return context.completeTransition(true) }
        let distance = context.containerView.bounds.maxY - sheet.frame.minY
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut) {
            sheet.center.y += distance
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
