@_spi(UIKitLayers) import QuartziteUICore

/// A row of indicators that each represent a page.
///
/// Indicators are dots unless they have images. A tap beside the middle moves by one page, and a drag along the control
/// moves through the pages.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    var indicators: [PageIndicator] = []
    /// The images of single pages: those of other pages, and those of the current page.
    var images: [Int: UIImage] = [:]
    var currentImages: [Int: UIImage] = [:]
    /// The plate behind the indicators; nil while there is none.
    var plate: UIView?
    /// The sizes for which the indicators were placed.
    var shownSizes: [CGSize] = []
    /// The page on which tracking began.
    private var firstPage = 0
    private var current = 0 {
        didSet {
            if current != oldValue { progress?.pageDidChange() }
            notifyObservers()
        }
    }

    /// Creates a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// Creates a control without pages; `coder` is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        PropertyTables.pageControl.decode(self, from: coder)
    }

    // MARK: Pages

    /// The number of pages; 0 by default, and for negative values.
    open var numberOfPages = 0 {
        didSet {
            let count = max(numberOfPages, 0)
            if numberOfPages != count { numberOfPages = count }
            while indicators.count > count { indicators.removeLast().removeFromSuperview() }
            while indicators.count < count {
                let indicator = PageIndicator()
                indicators.append(indicator)
                addSubview(indicator)
            }
            images = images.filter { $0.key < count }
            currentImages = currentImages.filter { $0.key < count }
            current = min(current, max(count - 1, 0))
            indicatorsDidChange()
            progress?.visibilityMayHaveChanged()
        }
    }

    /// The current page, clamped to the existing pages; 0 by default.
    ///
    /// Setting it sends no event.
    open var currentPage: Int {
        get { current }
        set {
            current = min(max(newValue, 0), max(numberOfPages - 1, 0))
            showIndicators()
        }
    }

    /// The progress of the current page, whose indicator becomes a bar; nil by default.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            oldValue?.detach(from: self)
            progress?.attach(to: self)
            indicatorsDidChange()
        }
    }

    // MARK: Appearance

    /// Whether the indicator of a single page is hidden; false by default.
    open var hidesForSinglePage = false { didSet { showIndicators() } }

    /// The colour of the indicators of other pages; nil, the default, is light grey.
    open var pageIndicatorTintColor: UIColor? { didSet { showIndicators() } }

    /// The colour of the current page's indicator; nil, the default, is dark grey.
    open var currentPageIndicatorTintColor: UIColor? { didSet { showIndicators() } }

    /// When a plate appears behind the indicators; `automatic` by default.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { showPlate() } }

    /// The direction in which the pages follow one another; `natural` by default.
    open var direction = Direction.natural { didSet { indicatorsDidChange() } }

    /// The image of indicators without an image of their own; nil, the default, draws dots.
    open var preferredIndicatorImage: UIImage? { didSet { indicatorsDidChange() } }

    /// The image of the current page's indicator, unless the page has its own; nil, the default, uses the usual image.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { indicatorsDidChange() } }

    /// Returns the image of a page that was set; nil if none was, or if there is no such page.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets the image of a page; nil uses the preferred image, and pages that do not exist are ignored.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard indicators.indices.contains(page) else { return }
        images[page] = image
        indicatorsDidChange()
    }

    /// Returns the image that a page has while it is the current one, if it was set.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    /// Sets the image that a page has while it is the current one; pages that do not exist are ignored.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard indicators.indices.contains(page) else { return }
        currentImages[page] = image
        indicatorsDidChange()
    }

    // MARK: Layout

    /// Returns the size of the indicators for a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { indicatorSize(count: max(pageCount, 0)) }

    /// Returns the size of the indicators.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
    /// The size of the indicators.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// Lays out the indicators in the centre.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeIndicators()
    }

    /// Starts or stops the timer of the progress.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        progress?.visibilityMayHaveChanged()
    }

    // MARK: Interaction

    /// Whether a drag along the control moves through the pages; true by default.
    open var allowsContinuousInteraction = true

    /// How the user is changing the page; `none` except while actions are sent, or during a drag.
    open private(set) var interactionState = InteractionState.none {
        didSet {
            guard interactionState != oldValue else { return }
            showPlate()
            progress?.visibilityMayHaveChanged()
        }
    }

    @_spi(UIKitLayers) public override var keepsTaps: Bool { true }

    /// Starts tracking a touch.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        firstPage = current
        return super.beginTracking(touch, with: event)
    }

    /// Moves through the pages by a drag of more than 10 points.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard allowsContinuousInteraction, touch.window === window else { return true }
        let place = touch.location(in: self)
        let start = window.map { convert(touch.startPoint, from: $0) } ?? place
        let distance = direction.isVertical ? place.y - start.y : place.x - start.x
        guard interactionState == .continuous || abs(distance) > UIPanGestureRecognizer.threshold else { return true }
        interactionState = .continuous
        let steps = Int(exactly: (distance / pitch).rounded()) ?? 0
        move(to: firstPage + (isReversed ? -steps : steps))
        return true
    }

    /// Moves to the next page after a tap beyond the middle, and to the previous page after one before it.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard interactionState != .continuous else { return interactionState = .none }
        guard let touch, isTouchInside else { return }
        let place = touch.location(in: self)
        let isBeyond = direction.isVertical ? place.y > bounds.midY : place.x > bounds.midX
        interactionState = .discrete
        move(to: current + (isBeyond != isReversed ? 1 : -1))
        interactionState = .none
    }

    /// Ends a drag.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        interactionState = .none
    }

    /// Moves to a page, and sends actions if it is another one.
    func move(to page: Int) {
        let old = current
        UIView.change(animated: window != nil) { self.currentPage = page }
        if current != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
