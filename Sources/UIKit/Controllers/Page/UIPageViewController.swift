import QuartzCore

/// A controller of pages, each one with a controller of its own, that fingers scroll through.
@preconcurrency @MainActor open class UIPageViewController: UIViewController, UIScrollViewDelegate {
    /// How pages change; raw values are Apple's.
    public enum TransitionStyle: Int, Sendable {
        /// They curl in Apple's; here they scroll.
        case pageCurl = 0
        /// They scroll.
        case scroll = 1
    }

    /// The way pages go; raw values are Apple's.
    public enum NavigationOrientation: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// Up and down.
        case vertical = 1
    }

    /// Which way pages change in code; raw values are Apple's.
    public enum NavigationDirection: Int, Sendable {
        /// To a later page.
        case forward = 0
        /// To an earlier page.
        case reverse = 1
    }

    /// What a controller may be told when it is made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// An option by name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Points between pages; a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// How pages change.
    public let transitionStyle: TransitionStyle
    /// The way pages go.
    public let navigationOrientation: NavigationOrientation
    private let spacing: CGFloat
    private let scroller = UIScrollView()
    /// The pages at hand, in order.
    private var pages: [UIViewController] = []
    private var current: UIViewController?
    /// What is to be told when a change in code is over.
    private var completion: ((Bool) -> Void)?

    /// A controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let space = options?[.interPageSpacing]
        spacing = space as? CGFloat ?? (space as? Double).map { CGFloat($0) } ?? CGFloat(space as? Int ?? 0)
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller whose pages scroll from side to side; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation, spacing) = (.scroll, .horizontal, 0)
        super.init(coder: coder)
    }

    /// Says which pages there are; nil, the default, lets fingers change nothing; not held.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { findNeighbours() } }
    /// Hears how pages change; not held.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The page shown; empty before one is set.
    open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }
    /// What recognizes gestures: the scroll view's recognizers do, and are in this list.
    open var gestureRecognizers: [UIGestureRecognizer] { [scroller.panGestureRecognizer] }

    /// Shows a page, the first of those given; it scrolls in from the way of `direction` where that is animated.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        loadViewIfNeeded()
        guard let next = viewControllers?.first else {
            completion?(false)
            return
        }
        self.completion = nil
        guard animated, let old = current, old !== next, view.window != nil else {
            current = next
            findNeighbours()
            completion?(true)
            return
        }
        show(direction == .forward ? [old, next] : [next, old], at: old)
        current = next
        self.completion = completion
        scroller.setContentOffset(offset(of: next), animated: true)
    }

    // MARK: Pages

    private var isHorizontal: Bool { navigationOrientation == .horizontal }
    private var step: CGFloat { (isHorizontal ? view.bounds.width : view.bounds.height) + spacing }

    private func offset(of page: UIViewController) -> CGPoint {
        let place = CGFloat(pages.firstIndex { $0 === page } ?? 0) * step
        return isHorizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
    }

    /// Has the pages beside the one that is shown.
    private func findNeighbours() {
        guard let current, isViewLoaded else { return }
        let before = dataSource?.pageViewController(self, viewControllerBefore: current)
        let after = dataSource?.pageViewController(self, viewControllerAfter: current)
        show([before, current, after].compactMap(\.self), at: current)
    }

    /// Has these pages beside one another, and one of them in sight.
    private func show(_ wanted: [UIViewController], at page: UIViewController) {
        for old in pages where !wanted.contains(old) {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        let new = wanted.filter { !pages.contains($0) }
        pages = wanted
        for page in new { addChild(page) }
        scroller.setContentOffset(offset(of: page), animated: false)
        place()
        for page in new { page.didMove(toParent: self) }
    }

    /// Puts the pages in their places, and those in sight into the scroll view.
    private func place() {
        let size = view.bounds.size
        let whole = CGFloat(pages.count) * step
        scroller.contentSize =
            isHorizontal ? CGSize(width: whole, height: size.height) : CGSize(width: size.width, height: whole)
        for page in pages {
            let frame = CGRect(origin: offset(of: page), size: size)
            let isInSight = frame.intersects(scroller.bounds.insetBy(dx: 0.5, dy: 0.5))
            if isInSight || page.isViewLoaded {
                if page.view.frame != frame { page.view.frame = frame }
                if isInSight, page.view.superview !== scroller { scroller.addSubview(page.view) }
            }
        }
    }

    // MARK: View

    /// Makes the view, with a scroll view in it.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        scroller.isPagingEnabled = true
        scroller.showsHorizontalScrollIndicator = false
        scroller.showsVerticalScrollIndicator = false
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.delegate = self
        view.addSubview(scroller)
    }

    /// Keeps the page shown in sight.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        let frame = CGRect(
            x: 0, y: 0, width: size.width + (isHorizontal ? spacing : 0),
            height: size.height + (isHorizontal ? 0 : spacing))
        guard scroller.frame != frame else { return }
        scroller.frame = frame
        if let current { scroller.setContentOffset(offset(of: current), animated: false) }
        place()
    }

    // MARK: Fingers

    /// Has pages that come into sight.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) { place() }

    /// Tells which pages may come.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        let pending = pages.filter { $0 !== current }
        if !pending.isEmpty { delegate?.pageViewController(self, willTransitionTo: pending) }
    }

    /// Takes the page that has come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if !scrollView.isTracking { settle() } }

    /// Takes the page that has come to rest.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    /// Ends a change in code.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        findNeighbours()
        let told = completion
        completion = nil
        told?(true)
    }

    private func settle() {
        let place = isHorizontal ? scroller.bounds.minX : scroller.bounds.minY
        let index = step > 0 && (place / step).isFinite ? Int(min(max((place / step).rounded(), 0), 1e6)) : 0
        guard pages.indices.contains(index), let old = current else { return }
        current = pages[index]
        let isOther = current !== old
        if isOther { findNeighbours() }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: isOther)
    }
}
