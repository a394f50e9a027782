import UIKit

final class MenuBarItem: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let menu = UIMenu(children: [UIAction(title: "New Folder", image: UIImage(systemName: "folder")) { _ in }])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: nil, image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil, menu: menu)
        navigationItem.leftBarButtonItems = [
            UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }, menu: menu), .flexibleSpace(),
            .fixedSpace(8),
        ]
    }
}
