import UIKit

final class BlurFixed: UIViewController {
    let styles: [UIBlurEffect.Style] = [
        .extraLight, .light, .dark, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
        .systemThickMaterialLight, .systemChromeMaterialLight, .systemUltraThinMaterialDark, .systemThinMaterialDark,
        .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark,
    ]
}
