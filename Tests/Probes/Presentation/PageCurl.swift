import UIKit

final class PageCurl: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func make() -> UIPageViewController {
        let pages = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.min.rawValue])
        pages.dataSource = self
        pages.delegate = self
        pages.isDoubleSided = true
        pages.setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: true)
        return pages
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { UIViewController() }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { .mid }
}
