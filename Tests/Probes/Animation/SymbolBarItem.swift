import UIKit

final class SymbolBarItem: UIViewController {
    func run(_ item: UIBarButtonItem) {
        item.addSymbolEffect(.bounce)
        item.isSymbolAnimationEnabled = true
        if let image = UIImage(systemName: "play") { item.setSymbolImage(image, contentTransition: .replace) }
    }
}
