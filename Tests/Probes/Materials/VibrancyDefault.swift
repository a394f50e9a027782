import UIKit

final class VibrancyDefault: UIViewController {
    func nest() -> UIVisualEffectView {
        let blur = UIBlurEffect(style: .dark)
        let outer = UIVisualEffectView(effect: blur)
        let inner = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
        inner.frame = outer.contentView.bounds
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.contentView.addSubview(inner)
        return outer
    }
}
