import UIKit
import UIKitTestSupport

/// A controller that logs the events of its view and its parent.
class LoggingController: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) { log.lines.append("\(name) \(event)") }

    override func viewDidLoad() { note("load") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { note("appearing") }
    override func viewDidAppear(_ animated: Bool) { note("appeared") }
    override func viewWillDisappear(_ animated: Bool) { note("will go") }
    override func viewDidDisappear(_ animated: Bool) { note("gone") }
    override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "will leave" : "will join") }
    override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "left" : "joined") }
}

/// Slides the presented view up over half a second.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var log: Log?
    var completes = true

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        log?.lines.append("animate")
        let height = context.containerView.bounds.height
        guard let view = context.view(forKey: .to) ?? context.view(forKey: .from) else { return }
        if context.view(forKey: .to) != nil { context.containerView.addSubview(view) }
        view.frame.origin.y = height
        UIView.animate(withDuration: 0.5) {
            view.frame.origin.y = 0
        } completion: { _ in
            if self.completes { context.completeTransition(!context.transitionWasCancelled) }
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { log?.lines.append("ended \(transitionCompleted)") }
}

/// Returns one animator, and the interaction and the presentation if they are set.
final class SlideDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = SlideAnimator()
    var interaction: UIPercentDrivenInteractiveTransition?
    var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { animator }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        animator
    }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { presentation?(presented, presenting) }
}
