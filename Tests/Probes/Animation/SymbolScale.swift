import UIKit

final class SymbolScale: UIImageView {
    func run() {
        addSymbolEffect(.scale.up)
        addSymbolEffect(.scale.down.byLayer, animated: false)
        removeSymbolEffect(ofType: .scale, options: .default, animated: true)
    }
}
