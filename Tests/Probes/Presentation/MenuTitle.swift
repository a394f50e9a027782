import UIKit

final class MenuTitle: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.titleMenuProvider = { suggested in
            UIMenu(children: suggested + [UIAction(title: "Move") { _ in }])
        }
        navigationItem.style = .editor
        navigationItem.backAction = UIAction { [weak self] _ in
            self?.navigationController?.popViewController(animated: true)
        }
    }
}
