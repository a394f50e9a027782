import UIKit

/// A swipe up presents a page from below; a swipe down on the page dismisses it.
final class SwipeTransitionViewController: UIViewController, UIViewControllerTransitioningDelegate {
    private let slide = SlideOver()
    private let finger = FingerMark()
    private let page = PageView(title: "Swipe up", color: .systemBlue, pointsUp: true)
    private var visits = 0

    override func loadView() { view = page }

    override func viewDidLoad() {
        super.viewDidLoad()
        page.text = "to present a page"
        let swipe = UISwipeGestureRecognizer(
            target: self, action: Selector("showPage:", SwipeTransitionViewController.showPage(_:)))
        swipe.direction = .up
        view.addGestureRecognizer(swipe)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        finger.follow(fingersOn: view.window)
    }

    private func showPage(_ swipe: UISwipeGestureRecognizer) {
        let next = SwipedPageViewController()
        next.transitioningDelegate = self
        present(next, animated: true) {
            self.visits += 1
            self.page.text = self.visits == 1 ? "presented once" : "presented \(self.visits) times"
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        slide.isPresenting = true
        return slide
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        slide.isPresenting = false
        return slide
    }
}

/// The presented page.
private final class SwipedPageViewController: UIViewController {
    private let page = PageView(title: "Swipe down", color: .systemOrange, pointsUp: false)

    override func loadView() { view = page }

    override func viewDidLoad() {
        super.viewDidLoad()
        page.text = "to dismiss it"
        let swipe = UISwipeGestureRecognizer(
            target: self, action: Selector("leave:", SwipedPageViewController.leave(_:)))
        swipe.direction = .down
        view.addGestureRecognizer(swipe)
    }

    private func leave(_ swipe: UISwipeGestureRecognizer) { dismiss(animated: true) }
}
