import UIKit

final class PageCurlAnimation: UIViewController {
    func turn() {
        UIView.transition(with: view, duration: 1, options: .transitionCurlUp) { self.view.backgroundColor = .red }
        let other = UIViewController()
        other.modalTransitionStyle = .partialCurl
        other.modalPresentationStyle = .fullScreen
        present(other, animated: true)
    }
}
