import UIKit

final class ViewTransition: UIViewController {
    func flip(_ front: UIView, _ back: UIView) {
        UIView.transition(
            from: front, to: back, duration: 0.6, options: [.transitionFlipFromLeft, .showHideTransitionViews])
        UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { front.alpha = 0 }
    }
}
