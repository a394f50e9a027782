import UIKit

/// A data source of a number of pages in a row.
@MainActor class PageBook: NSObject, UIPageViewControllerDataSource {
    let pages: [UIViewController]
    /// The number of dots and the index of the current one.
    var dots = (count: 0, current: 0)

    init(count: Int) {
        pages = (0..<count).map { _ in UIViewController() }
        super.init()
    }

    private func page(_ other: UIViewController, _ step: Int) -> UIViewController? {
        let index = (pages.firstIndex(of: other) ?? -9) + step
        return pages.indices.contains(index) ? pages[index] : nil
    }

    func pageViewController(
        _ controller: UIPageViewController, viewControllerBefore other: UIViewController
    ) -> UIViewController? { page(other, -1) }
    func pageViewController(
        _ controller: UIPageViewController, viewControllerAfter other: UIViewController
    ) -> UIViewController? { page(other, 1) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { dots.current }
}
