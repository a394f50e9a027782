import UIKit

final class GlassTint: UIViewController {
    func make() -> UIVisualEffectView {
        let glass = UIGlassEffect()
        glass.tintColor = .systemBlue
        glass.isInteractive = true
        return UIVisualEffectView(effect: glass)
    }
}
