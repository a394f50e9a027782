import UIKit
import UIKitTestSupport

/// A controller that logs its events, whether the transition is interactive, and what its coordinator calls.
final class LifeCycleController: LoggingController {
    private func note(_ event: String) { log.lines.append("\(name) \(event)") }

    private func noteInteraction() {
        guard let transitionCoordinator, transitionCoordinator.initiallyInteractive else { return }
        note(transitionCoordinator.isInteractive ? "is interactive" : "was interactive")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        noteInteraction()
        transitionCoordinator?.animate { [weak self] _ in
            self?.note("alongside")
        } completion: { [weak self] in
            self?.note($0.isCancelled ? "cancelled" : "completed")
        }
        transitionCoordinator?.notifyWhenInteractionChanges { [weak self] in
            self?.note("let go\($0.isCancelled ? ", cancelled" : "")")
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        noteInteraction()
    }
}

/// The delegate of a navigation controller or a tab bar controller, which logs its calls.
final class LifeCycleDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    let log: Log
    var animator: SlideAnimator?

    init(_ log: Log) { self.log = log }

    private func note(_ event: String, _ controller: UIViewController) {
        log.lines.append("\(event) \((controller as? LoggingController)?.name ?? "?")")
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { note("will show", viewController) }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { note("did show", viewController) }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        note("did select", viewController)
    }
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { animator }
}
