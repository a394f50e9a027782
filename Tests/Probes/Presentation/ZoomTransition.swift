import UIKit

final class ZoomTransition: UIViewController {
    let thumbnail = UIImageView()

    func open() {
        let detail = UIViewController()
        let options = UIViewController.Transition.ZoomOptions()
        options.dimmingColor = .black
        options.interactiveDismissShouldBegin = { context in context.velocity.dy > 0 }
        options.alignmentRectProvider = { context in context.zoomedViewController.view.bounds }
        detail.preferredTransition = .zoom(options: options) { [weak self] context in
            context.zoomedViewController === detail ? self?.thumbnail : nil
        }
        navigationController?.pushViewController(detail, animated: true)
    }
}
