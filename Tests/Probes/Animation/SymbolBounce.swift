import UIKit

final class SymbolBounce: UIImageView {
    func run() {
        addSymbolEffect(.bounce.up.byLayer, options: .repeat(.periodic(2, delay: 0.5)))
        addSymbolEffect(.bounce.down.wholeSymbol, options: .speed(2), animated: true) { context in
            print(context.isFinished, context.effect)
        }
    }
}
