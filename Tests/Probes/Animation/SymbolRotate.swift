import UIKit

final class SymbolRotate: UIImageView {
    func run() { addSymbolEffect(.rotate.clockwise.byLayer, options: .repeat(.continuous)) }
}
