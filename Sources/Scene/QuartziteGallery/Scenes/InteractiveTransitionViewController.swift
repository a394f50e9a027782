import UIKit

/// A page that follows the finger up over this one, or down again; it returns if the finger is lifted too early.
final class InteractiveTransitionViewController: UIViewController, UIViewControllerTransitioningDelegate {
    private let slide = SlideOver()
    private let finger = FingerMark()
    private let page = PageView(title: "Pull up", color: .systemIndigo, pointsUp: true)
    private lazy var pulled = PulledPageViewController()
    private var interaction: UIPercentDrivenInteractiveTransition?

    override func loadView() { view = page }

    override func viewDidLoad() {
        super.viewDidLoad()
        page.text = "not presented"
        for controller in [self, pulled] {
            controller.view.addGestureRecognizer(
                UIPanGestureRecognizer(
                    target: self, action: Selector("pull:", InteractiveTransitionViewController.pull(_:))))
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        finger.follow(fingersOn: view.window)
    }

    private func pull(_ pan: UIPanGestureRecognizer) {
        let isPresenting = pan.view === view
        // In the window's coordinates, since the views themselves move.
        let fraction = pan.translation(in: nil).y / UIScreen.main.bounds.height * (isPresenting ? -1 : 1)
        let speed = pan.velocity(in: nil).y * (isPresenting ? -1 : 1)
        switch pan.state {
        case .began:
            guard speed > 0 else { return }
            interaction = UIPercentDrivenInteractiveTransition()
            interaction?.completionCurve = .easeOut
            if isPresenting {
                pulled.transitioningDelegate = self
                present(pulled, animated: true) { self.show("presented") }
            } else {
                dismiss(animated: true) { self.show("dismissed") }
            }
        case .changed:
            interaction?.update(fraction)
            if interaction != nil { show("\(Int(max(0, min(fraction, 1)) * 100)) %") }
        case .ended where fraction > 0.5 || speed > 500:
            interaction?.finish()
            interaction = nil
        case .ended, .cancelled:
            if interaction != nil { show("called off") }
            interaction?.cancel()
            interaction = nil
        default: break
        }
    }

    private func show(_ text: String) {
        page.text = text
        pulled.page.text = text
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        slide.isPresenting = true
        return slide
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        slide.isPresenting = false
        return slide
    }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

/// The page that is pulled up.
private final class PulledPageViewController: UIViewController {
    let page = PageView(title: "Pull down", color: .systemTeal, pointsUp: false)

    override func loadView() { view = page }
}
