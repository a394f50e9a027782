import UIKit

final class MenuButton: UIViewController {
    func make() -> UIButton {
        let button = UIButton(configuration: .bordered())
        button.menu = UIMenu(children: [
            UIAction(title: "Newest", state: .on) { [weak self] action in self?.title = action.title },
            UIAction(title: "Oldest", subtitle: "First", attributes: .disabled) { _ in },
        ])
        button.showsMenuAsPrimaryAction = true
        button.preferredMenuElementOrder = .fixed
        return button
    }
}
