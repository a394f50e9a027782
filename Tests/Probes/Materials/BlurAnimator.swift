import UIKit

final class BlurAnimator: UIViewController {
    let blur = UIVisualEffectView()
    private var animator: UIViewPropertyAnimator?

    func show(_ fraction: CGFloat) {
        animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.blur.effect = UIBlurEffect(style: .dark) }
        animator?.fractionComplete = fraction
    }
}
