import UIKit

final class SymbolWiggle: UIImageView {
    func run() {
        addSymbolEffect(.wiggle)
        addSymbolEffect(.wiggle.clockwise.byLayer)
        addSymbolEffect(.wiggle.custom(angle: 30))
    }
}
