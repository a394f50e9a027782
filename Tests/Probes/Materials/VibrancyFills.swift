import UIKit

final class VibrancyFills: UIViewController {
    func fills(on blur: UIBlurEffect) -> [UIVisualEffectView] {
        [UIVibrancyEffectStyle.fill, .secondaryFill, .tertiaryFill, .separator].map {
            UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: $0))
        }
    }
}
