import UIKit

final class ButtonToggle: UIViewController {
    func make() -> UIButton {
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Like") { action in
                print((action.sender as? UIButton)?.isSelected ?? false)
            })
        button.changesSelectionAsPrimaryAction = true
        button.isSymbolAnimationEnabled = true
        button.role = .primary
        return button
    }
}
