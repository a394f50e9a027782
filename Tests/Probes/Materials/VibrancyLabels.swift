import UIKit

final class VibrancyLabels: UIViewController {
    func labels(on blur: UIBlurEffect) -> [UIVisualEffectView] {
        let styles: [UIVibrancyEffectStyle] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
        return styles.map { style in
            let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
            view.contentView.addSubview(UILabel())
            return view
        }
    }
}
