import UIKit

final class AlertSheet: UIViewController {
    func ask() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        sheet.severity = .critical
        sheet.popoverPresentationController?.sourceView = view
        present(sheet, animated: true, completion: nil)
    }
}
