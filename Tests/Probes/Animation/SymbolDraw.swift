import UIKit

final class SymbolDraw: UIImageView {
    func run() {
        addSymbolEffect(.drawOn.byLayer)
        addSymbolEffect(.drawOff.wholeSymbol)
    }
}
