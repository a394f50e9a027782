import UIKit

final class GlassAppearing: UIViewController {
    let glass = UIVisualEffectView()

    func toggle() {
        UIView.animate { self.glass.effect = self.glass.effect == nil ? UIGlassEffect(style: .clear) : nil }
    }
}
