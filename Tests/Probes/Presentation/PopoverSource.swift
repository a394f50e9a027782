import UIKit

final class PopoverSource: UIViewController {
    func open(from button: UIButton) {
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = button
        content.popoverPresentationController?.sourceRect = button.bounds
        content.popoverPresentationController?.sourceItem = button
        content.popoverPresentationController?.backgroundColor = .systemYellow
        content.popoverPresentationController?.passthroughViews = [view]
        present(content, animated: true)
    }
}
