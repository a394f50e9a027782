import UIKit

final class FadeTransition: UIViewController {
    func open() {
        let detail = UIViewController()
        detail.preferredTransition = .crossDissolve
        present(detail, animated: true)
        UIViewController().preferredTransition = .coverVertical
        UIViewController().preferredTransition = .flipHorizontal
    }
}
