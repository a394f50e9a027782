import QuartziteUICore

/// Tells a page view controller of scrolling, so that its subclasses can themselves be delegates of scroll views.
@MainActor final class PageScrolling: NSObject, UIScrollViewDelegate {
    private weak var owner: UIPageViewController?

    init(_ owner: UIPageViewController) {
        self.owner = owner
        super.init()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { owner?.pagesDidScroll() }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { owner?.pagesDidEndDecelerating() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        owner?.pagesDidEndDragging(willDecelerate: decelerate)
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { owner?.pagesDidEndScrollingAnimation() }
}
