import UIKit

final class GlassStyles: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for style in [UIGlassEffect.Style.regular, .clear] {
            view.addSubview(UIVisualEffectView(effect: UIGlassEffect(style: style)))
        }
    }
}
