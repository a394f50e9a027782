import UIKit

final class SymbolBreathe: UIImageView {
    func run() {
        addSymbolEffect(.breathe.pulse.byLayer)
        addSymbolEffect(.breathe.plain.wholeSymbol)
    }
}
