import UIKit

final class SymbolReplace: UIImageView {
    func toggle() {
        guard let image = UIImage(systemName: "pause.fill") else { return }
        setSymbolImage(image, contentTransition: .replace.downUp.byLayer, options: .nonRepeating)
        setSymbolImage(image, contentTransition: .automatic)
        setSymbolImage(image, contentTransition: .replace.magic(fallback: .downUp))
    }
}
