import UIKit

final class GlassContainer: UIViewController {
    func make() -> UIVisualEffectView {
        let effect = UIGlassContainerEffect()
        effect.spacing = 20
        let container = UIVisualEffectView(effect: effect)
        for _ in 0..<2 {
            container.contentView.addSubview(UIVisualEffectView(effect: UIGlassEffect(style: .regular)))
        }
        return container
    }
}
