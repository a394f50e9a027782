import UIKit

final class MenuPalette: UIViewController {
    func make() -> UIMenu {
        let colors = ["red", "green", "blue"].map {
            UIAction(title: $0, image: UIImage(systemName: "circle.fill")) { _ in }
        }
        let palette = UIMenu(options: .displayAsPalette, children: colors)
        palette.preferredElementSize = .small
        palette.displayPreferences = UIMenuDisplayPreferences()
        return palette.replacingChildren(Array(colors.prefix(2)))
    }
}
