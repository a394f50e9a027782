import UIKit

final class AnimateAsync: UIViewController {
    func blink() async {
        await UIView.animate(withDuration: 0.2) { self.view.alpha = 0 }
        await UIView.animate(withDuration: 0.2, delay: 0.1, options: .curveEaseOut) { self.view.alpha = 1 }
    }
}
