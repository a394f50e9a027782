import UIKit

final class Appearing: UIViewController {
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        title = traitCollection.userInterfaceStyle == .dark ? "Dark \(view.bounds.width)" : "Light"
    }
}
