import UIKit

final class SymbolAppear: UIImageView {
    func run() {
        addSymbolEffect(.disappear)
        addSymbolEffect(.appear.up.wholeSymbol, options: .speed(0.5))
    }
}
