import UIKit

final class AnimatorScrub: UIView {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)

    func scrub(_ fraction: CGFloat) {
        animator.addAnimations { self.transform = CGAffineTransform(rotationAngle: .pi) }
        animator.scrubsLinearly = false
        animator.pausesOnCompletion = true
        animator.fractionComplete = fraction
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
    }
}
