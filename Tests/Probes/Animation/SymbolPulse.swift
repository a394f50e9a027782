import UIKit

final class SymbolPulse: UIImageView {
    func run() {
        addSymbolEffect(.pulse, options: .repeating)
        addSymbolEffect(.pulse.wholeSymbol, options: .nonRepeating)
        removeSymbolEffect(ofType: .pulse)
    }
}
