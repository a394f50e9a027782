import UIKit

final class AlertFields: UIViewController {
    func ask() {
        let alert = UIAlertController(title: "Name", message: "Enter a name", preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.autocapitalizationType = .words
        }
        let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
            self?.title = alert?.textFields?.first?.text
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(save)
        alert.preferredAction = save
        save.isEnabled = false
        present(alert, animated: true)
    }
}
