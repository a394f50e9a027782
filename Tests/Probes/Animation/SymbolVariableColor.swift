import UIKit

final class SymbolVariableColor: UIImageView {
    func run() {
        image = UIImage(systemName: "wifi", variableValue: 0.5)
        addSymbolEffect(.variableColor.iterative.reversing.dimInactiveLayers)
        addSymbolEffect(.variableColor.cumulative.nonReversing.hideInactiveLayers, options: .repeat(3))
        removeAllSymbolEffects()
    }
}
