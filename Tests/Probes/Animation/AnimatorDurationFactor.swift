import UIKit

final class AnimatorDurationFactor: UIView {
    func finish(_ animator: UIViewPropertyAnimator) {
        animator.pauseAnimation()
        animator.isReversed.toggle()
        animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8), durationFactor: 0.5)
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.alpha = 1 }
        }
    }
}
