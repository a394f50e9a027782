import UIKit

final class UpdatePropertiesController: UIViewController {
    var unread = 0 { didSet { setNeedsUpdateProperties() } }

    override func updateProperties() {
        super.updateProperties()
        navigationItem.title = "\(unread)"
    }

    func change() {
        UIView.animate(withDuration: 0.3, delay: 0, options: .flushUpdates) { self.unread += 1 }
    }
}
