import UIKit

final class BlurAdaptive: UIViewController {
    let styles: [UIBlurEffect.Style] = [
        .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
        .systemChromeMaterial,
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        for style in styles {
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
            blur.layer.cornerRadius = 16
            blur.clipsToBounds = true
            view.addSubview(blur)
        }
    }
}
