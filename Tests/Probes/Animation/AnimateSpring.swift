import UIKit

final class AnimateSpring: UIView {
    func move() {
        UIView.animate(springDuration: 0.6, bounce: 0.4) { self.center.y += 100 }
        UIView.animate(
            springDuration: 0.5, bounce: 0, initialSpringVelocity: 2, delay: 0.1, options: .allowUserInteraction
        ) {
            self.transform = .identity
        } completion: { _ in
            self.removeFromSuperview()
        }
    }
}
