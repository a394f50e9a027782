import QuartziteUICore

/// A container that lets the user swipe between pages, each managed by a controller.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// Styles of page transitions; raw values are Apple's.
    public enum TransitionStyle: Int, Sendable {
        /// Pages curl around the spine, like those of a book.
        case pageCurl = 0
        /// Pages scroll.
        case scroll = 1
    }

    /// Axes along which pages scroll; raw values are Apple's.
    public enum NavigationOrientation: Int, Sendable {
        /// Pages scroll horizontally.
        case horizontal = 0
        /// Pages scroll vertically.
        case vertical = 1
    }

    /// Directions of page changes in code; raw values are Apple's.
    public enum NavigationDirection: Int, Sendable {
        /// To a later page.
        case forward = 0
        /// To an earlier page.
        case reverse = 1
    }

    /// Keys of the options that a page view controller is created with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The space between pages in points, a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// The place of the spine of pages that curl, the raw value of a ``SpineLocation``.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    /// Places of the spine, around which pages curl; raw values are Apple's.
    public enum SpineLocation: Int, Sendable {
        /// There is no spine, because pages scroll.
        case none = 0
        /// At the left side.
        case min = 1
        /// In the middle, between two visible pages.
        case mid = 2
        /// At the right side.
        case max = 3
    }

    /// The style of page transitions.
    public let transitionStyle: TransitionStyle
    /// The axis along which pages scroll.
    public let navigationOrientation: NavigationOrientation
    /// The place of the spine; for pages that curl, at the left side by default.
    open private(set) var spineLocation: SpineLocation
    /// Whether the delegate is choosing the place of the spine, and may set one page or two.
    private var isChoosingSpine = false
    /// Whether every second page is the back of the one before; false by default.
    ///
    /// If the spine is at a side, each turn advances by two pages, and shows the one in between on the back of the page
    /// that curls.
    open var isDoubleSided = false
    /// Whether backs lie between the pages that are shown.
    private var hasBacks: Bool { isDoubleSided && curl != nil && spineLocation != .mid }
    private let spacing: CGFloat
    /// The pages that curl; nil if pages scroll.
    private lazy var curl = transitionStyle == .pageCurl ? PageCurlTurn(self) : nil
    private let scroller = UIScrollView()
    private lazy var scrolling = PageScrolling(self)
    private let indicator = UIPageControl()
    /// The height of the page indicator in points.
    private static let indicatorHeight: CGFloat = 37
    /// The loaded pages, in order.
    private var pages: [UIViewController] = []
    private var current: UIViewController?
    /// Called when a page change in code ends.
    private var completion: ((Bool) -> Void)?
    /// The pages that scrolling exchanges.
    private var turn: (old: UIViewController, new: UIViewController)?

    /// Creates a controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let space = options?[.interPageSpacing]
        spacing = space as? CGFloat ?? (space as? Double).map { CGFloat($0) } ?? CGFloat(space as? Int ?? 0)
        let spine = (options?[.spineLocation] as? Int).flatMap { SpineLocation(rawValue: $0) }
        spineLocation = style == .scroll ? .none : spine ?? .min
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose pages curl horizontally.
    public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

    /// Creates a controller from a storyboard or xib; with other coders, one whose pages scroll horizontally.
    public required init?(coder: NSCoder) {
        let element = (coder as? NibCoder)?.element
        transitionStyle = element?.word("transitionStyle") == "pageCurl" ? .pageCurl : .scroll
        navigationOrientation = element?.word("navigationOrientation") == "vertical" ? .vertical : .horizontal
        spacing = CGFloat(element?.number("pageSpacing") ?? 0)
        let spines: [String: SpineLocation] = ["min": .min, "mid": .mid, "max": .max]
        let spine = element?.word("spineLocation").flatMap { spines[$0] } ?? .min
        spineLocation = transitionStyle == .pageCurl ? spine : .none
        super.init(coder: coder)
        PropertyTables.pageViewController.decode(self, from: coder)
    }

    /// The object that provides the pages; a weak reference, and nil, the default, prevents swiping.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { findNeighbours() } }
    /// The delegate, which is notified of page changes; a weak reference.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The visible page; empty until one is set.
    open var viewControllers: [UIViewController]? { curl?.pages ?? current.map { [$0] } ?? [] }
    /// The gesture recognizers: the scroll view's for pans or, for pages that curl, one for pans and one for taps.
    open var gestureRecognizers: [UIGestureRecognizer] {
        curl.map { [$0.pan, $0.tap] } ?? [scroller.panGestureRecognizer]
    }

    /// Shows the given page; an animated change scrolls in `direction`.
    ///
    /// Another number of pages than are visible raises an exception, as on iOS. Around a spine in the middle, two pages are shown. If pages are double-sided, a second one is the back of the
    /// page that is turned.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        loadViewIfNeeded()
        let count = curl != nil && spineLocation == .mid ? 2 : 1
        let isBackGiven = curl != nil && hasBacks && viewControllers?.count == 2
        let isFree = curl != nil && isChoosingSpine
        guard let next = viewControllers?.first, viewControllers?.count == count || isFree || isBackGiven else {
            raise(
                .invalidArgument,
                "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number "
                    + "required (\(count)) for the requested transition")
        }
        if let curl {
            let shown = isBackGiven ? [next] : viewControllers ?? []
            let back = isBackGiven ? viewControllers?.last : nil
            return curl.show(shown, back: back, isForward: direction == .forward, animated: animated) {
                completion?(true)
            }
        }
        self.completion = nil
        defer { showIndicator() }
        guard animated, let old = current, old !== next, view.window != nil else {
            current = next
            findNeighbours()
            completion?(true)
            return
        }
        endTurn(at: old)
        show(direction == .forward ? [old, next] : [next, old], at: old)
        beginTurn(from: old, to: next)
        current = next
        self.completion = completion
        scroller.setContentOffset(offset(of: next), animated: true)
    }

    // MARK: Pages

    private var isHorizontal: Bool { navigationOrientation == .horizontal }
    /// The size of a page, above the indicator.
    private var pageSize: CGSize {
        let size = view.bounds.size
        guard !indicator.isHidden else { return size }
        return CGSize(
            width: size.width, height: max(size.height - Self.indicatorHeight - view.safeAreaInsets.bottom, 0))
    }
    private var step: CGFloat { (isHorizontal ? view.bounds.width : view.bounds.height) + spacing }

    /// Whether later pages are to the left, as in interfaces from right to left.
    private var isReversed: Bool { isHorizontal && view.isRightToLeft }

    private func offset(of page: UIViewController) -> CGPoint {
        let index = pages.firstIndex { $0 === page } ?? 0
        let place = CGFloat(isReversed ? pages.count - 1 - index : index) * step
        return isHorizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
    }

    /// Returns the pages after some, or those before them, as many as are visible, and the one on the back of the page
    /// that is turned; nil if there are not enough.
    func neighbours(of shown: [UIViewController], isForward: Bool) -> PageCurlTurn.Destination? {
        func neighbour(of page: UIViewController) -> UIViewController? {
            isForward
                ? dataSource?.pageViewController(self, viewControllerAfter: page)
                : dataSource?.pageViewController(self, viewControllerBefore: page)
        }
        var found = PageCurlTurn.Destination()
        var last = isForward ? shown.last : shown.first
        if hasBacks, let page = last {
            last = neighbour(of: page)
            found.back = last
        }
        while found.pages.count < max(shown.count, 1), let page = last {
            last = neighbour(of: page)
            guard let last else { return nil }
            if isForward { found.pages.append(last) } else { found.pages.insert(last, at: 0) }
        }
        return found.pages.isEmpty ? nil : found
    }

    /// Loads the pages before and after the current one.
    private func findNeighbours() {
        guard let current, isViewLoaded, curl == nil else { return }
        let before = dataSource?.pageViewController(self, viewControllerBefore: current)
        let after = dataSource?.pageViewController(self, viewControllerAfter: current)
        show([before, current, after].compactMap(\.self), at: current)
    }

    /// Arranges pages next to each other and scrolls to one of them.
    private func show(_ desired: [UIViewController], at page: UIViewController) {
        for old in pages where !desired.contains(old) {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        let new = desired.filter { !pages.contains($0) }
        pages = desired
        for page in new { addChild(page) }
        scroller.setContentOffset(offset(of: page), animated: false)
        place()
        for page in new { page.didMove(toParent: self) }
    }

    /// Sets the frames of the pages and adds those that are visible to the scroll view.
    private func place() {
        let size = pageSize
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

    /// Adds the scroll view to the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        scroller.isPagingEnabled = true
        scroller.showsHorizontalScrollIndicator = false
        scroller.showsVerticalScrollIndicator = false
        scroller.contentInsetAdjustmentBehavior = .never
        // The delegate is free for code that looks for the scroll view among the subviews.
        scroller.scrollContainer = scrolling
        view.addSubview(curl?.sheet ?? scroller)
        indicator.isHidden = true
        indicator.isUserInteractionEnabled = false
        view.addSubview(indicator)
    }

    /// Keeps the current page visible after a change of size.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if let curl {
            curl.sheet.frame = view.bounds
            return curl.layOut()
        }
        let size = pageSize
        indicator.frame = CGRect(x: 0, y: size.height, width: size.width, height: Self.indicatorHeight)
        let frame = CGRect(
            x: 0, y: 0, width: size.width + (isHorizontal ? spacing : 0),
            height: size.height + (isHorizontal ? 0 : spacing))
        guard scroller.frame != frame else { return }
        scroller.frame = frame
        if let current { scroller.setContentOffset(offset(of: current), animated: false) }
        place()
    }

    /// Shows the number of pages and the current one, as the data source says.
    private func showIndicator() {
        guard transitionStyle == .scroll, isHorizontal, let dataSource else { return }
        indicator.numberOfPages = max(dataSource.presentationCount(for: self), 0)
        indicator.currentPage = dataSource.presentationIndex(for: self)
        let isHidden = indicator.numberOfPages == 0
        guard indicator.isHidden != isHidden else { return }
        indicator.isHidden = isHidden
        view.setNeedsLayout()
    }

    /// Lets the delegate choose the place of the spine for the new size.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        guard let curl, let delegate else { return }
        isChoosingSpine = true
        let spine = delegate.pageViewController(
            self, spineLocationFor: size.width > size.height ? .landscapeRight : .portrait)
        isChoosingSpine = false
        guard spine != .none else { return }
        spineLocation = spine
        let count = spine == .mid ? 2 : 1
        var shown = Array(curl.pages.prefix(count))
        if shown.count < count, let more = neighbours(of: Array(shown.suffix(1)), isForward: true) {
            shown += more.pages
        }
        curl.show(shown, isForward: true, animated: false, completion: nil)
    }

    // MARK: Swiping

    /// Adds pages that become visible, and notifies the delegate of the page to which a swipe leads.
    func pagesDidScroll() {
        if scroller.isTracking { followSwipe() }
        place()
    }

    /// Begins the exchange of the current page with the neighbour that the finger pulls into sight.
    private func followSwipe() {
        guard let current else { return }
        let sight = scroller.bounds.insetBy(dx: 0.5, dy: 0.5)
        let next = pages.first { $0 !== current && CGRect(origin: offset(of: $0), size: pageSize).intersects(sight) }
        guard let next, turn?.new !== next, turn == nil || turn?.old === current else { return }
        endTurn(at: current)
        delegate?.pageViewController(self, willTransitionTo: [next])
        beginTurn(from: current, to: next)
    }

    /// Tells two pages that one replaces the other; does nothing while the pages are not on screen.
    private func beginTurn(from old: UIViewController, to new: UIViewController) {
        guard turn == nil, appearance.phase == .shown else { return }
        turn = (old, new)
        new.beginAppearance(true, animated: true)
        old.beginAppearance(false, animated: true)
    }

    /// Tells the pages of an exchange how it ended, and removes the one that is out of sight.
    private func endTurn(at page: UIViewController) {
        guard let (old, new) = turn else { return }
        turn = nil
        if page !== new {
            old.beginAppearance(true, animated: true)
            old.endAppearance()
            new.beginAppearance(false, animated: true)
        }
        new.endAppearance()
        old.endAppearance()
        (page === new ? old : new).viewIfLoaded?.removeFromSuperview()
    }

    /// Makes the page at which scrolling ended the current one.
    func pagesDidEndDecelerating() { if !scroller.isTracking { settle() } }

    /// Makes the page at which scrolling ended the current one.
    func pagesDidEndDragging(willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    /// Completes a page change in code.
    func pagesDidEndScrollingAnimation() {
        if let current { endTurn(at: current) }
        findNeighbours()
        let handler = completion
        completion = nil
        handler?(true)
    }

    private func settle() {
        let place = isHorizontal ? scroller.bounds.minX : scroller.bounds.minY
        let index = step > 0 && (place / step).isFinite ? Int(min(max((place / step).rounded(), 0), 1e6)) : 0
        guard pages.indices.contains(index), let old = current else { return }
        let new = pages[isReversed ? pages.count - 1 - index : index]
        if let from = pages.firstIndex(of: old), let to = pages.firstIndex(of: new) {
            indicator.currentPage += to - from
        }
        current = new
        endTurn(at: new)
        let isOther = current !== old
        if isOther { findNeighbours() }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: isOther)
    }
}
