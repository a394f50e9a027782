import UIKit

final class AnimatorAsyncCompletion: UIViewController {
    func run() async -> Bool {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { self.view.alpha = 0.2 }
        animator.startAnimation()
        return await animator.addCompletion() == .end
    }
}
