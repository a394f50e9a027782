import UIKit

final class SymbolDisappear: UIImageView {
    func run() {
        addSymbolEffect(.disappear.down.byLayer) { [weak self] _ in self?.isHidden = true }
    }
}
