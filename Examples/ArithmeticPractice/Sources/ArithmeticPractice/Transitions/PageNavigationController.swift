import UIKit

/// A navigation controller with pages that slide like cards, and with a back gesture from the edge of the screen.
final class PageNavigationController: UINavigationController, UINavigationControllerDelegate {
    private var interaction: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        interactivePopGestureRecognizer?.isEnabled = false
        let back = UIScreenEdgePanGestureRecognizer(
            target: self, action: Selector("goBack:", PageNavigationController.goBack(_:)))
        back.edges = .left
        view.addGestureRecognizer(back)
        navigationBar.tintColor = .ink
        navigationBar.standardAppearance = Self.appearance
        navigationBar.scrollEdgeAppearance = Self.appearance
    }

    private static var appearance: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.titleTextAttributes = [.font: UIFont.rounded(19, .bold, limit: 24), .foregroundColor: UIColor.ink]
        return appearance
    }

    /// Follows the finger with the page, and goes back if the finger is fast or has moved far enough.
    @IBAction private func goBack(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        let distance = recognizer.translation(in: view).x
        let progress = view.bounds.width > 0 ? min(max(distance / view.bounds.width, 0), 1) : 0
        switch recognizer.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            if popViewController(animated: true) == nil { interaction = nil }
        case .changed: interaction?.update(progress)
        case .ended where progress > 0.4 || recognizer.velocity(in: view).x > 500:
            interaction?.finish()
            interaction = nil
        case .ended, .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default: break
        }
    }

    // MARK: UINavigationControllerDelegate

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        UIAccessibility.isReduceMotionEnabled ? FadeTransition() : CardTransition(isPop: operation == .pop)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}
