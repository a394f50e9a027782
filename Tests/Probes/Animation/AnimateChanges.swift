import UIKit

final class AnimateChanges: UIView {
    func move() {
        UIView.animate {
            self.alpha = 0.5
        } completion: { finished in
            print(finished)
        }
    }
}
