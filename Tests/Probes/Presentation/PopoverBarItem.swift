import UIKit

final class PopoverBarItem: UIViewController, UIPopoverPresentationControllerDelegate {
    func open(from item: UIBarButtonItem) {
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 240, height: 160)
        let popover = content.popoverPresentationController
        popover?.barButtonItem = item
        popover?.permittedArrowDirections = [.up, .down]
        popover?.delegate = self
        present(content, animated: true)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
