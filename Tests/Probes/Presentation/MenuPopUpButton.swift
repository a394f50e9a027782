import UIKit

final class MenuPopUpButton: UIViewController {
    func make() -> UIButton {
        let actions = ["Small", "Medium", "Large"].map { UIAction(title: $0) { _ in } }
        let button = UIButton(primaryAction: nil)
        button.menu = UIMenu(options: .singleSelection, children: actions)
        button.changesSelectionAsPrimaryAction = true
        button.showsMenuAsPrimaryAction = true
        title = button.menu?.selectedElements.first?.title
        return button
    }
}
