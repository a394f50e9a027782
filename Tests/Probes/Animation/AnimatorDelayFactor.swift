import UIKit

final class AnimatorDelayFactor: UIView {
    func run() {
        let animator = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.7)
        animator.addAnimations({ self.alpha = 0 }, delayFactor: 0.5)
        animator.addAnimations { self.center.x += 50 }
        animator.startAnimation(afterDelay: 0.2)
    }
}
