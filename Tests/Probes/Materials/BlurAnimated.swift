import UIKit

final class BlurAnimated: UIViewController {
    let blur = UIVisualEffectView()

    func appear() {
        UIView.animate(withDuration: 0.5) { self.blur.effect = UIBlurEffect(style: .systemMaterial) }
        UIView.animate(withDuration: 0.5, delay: 1) { self.blur.effect = nil }
    }
}
