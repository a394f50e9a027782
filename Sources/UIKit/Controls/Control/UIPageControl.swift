import QuartzCore

/// A row of dots, one for each of several pages.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private static let dotSide: CGFloat = 7
    private static let gap: CGFloat = 9
    private static let height: CGFloat = 26
    private var dots: [UIView] = []
    private var current = 0 { didSet { tellObservers() } }

    /// A control without pages.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A control without pages; nothing is read from `coder`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How many pages there are; 0 by default, and for negative numbers.
    open var numberOfPages = 0 {
        didSet {
            let count = max(numberOfPages, 0)
            if numberOfPages != count { numberOfPages = count }
            while dots.count > count { dots.removeLast().removeFromSuperview() }
            while dots.count < count {
                let dot = UIView.part()
                dots.append(dot)
                addSubview(dot)
            }
            current = min(current, max(count - 1, 0))
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            colorDots()
        }
    }

    /// The page shown, clamped to those there are; 0 by default.
    ///
    /// A change sends no event.
    open var currentPage: Int {
        get { current }
        set {
            current = min(max(newValue, 0), max(numberOfPages - 1, 0))
            colorDots()
        }
    }

    /// Whether a single page has no dot; false by default.
    open var hidesForSinglePage = false { didSet { colorDots() } }

    /// The colour of the other pages' dots; nil, the default, for a light grey.
    open var pageIndicatorTintColor: UIColor? { didSet { colorDots() } }

    /// The colour of the dot of the page shown; nil, the default, for a dark grey.
    open var currentPageIndicatorTintColor: UIColor? { didSet { colorDots() } }

    private func colorDots() {
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor =
                index == current
                ? currentPageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.7)
                : pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.2)
            dot.isHidden = hidesForSinglePage && dots.count == 1
        }
    }

    /// The room that the dots of so many pages take.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(pageCount, 0))
        return CGSize(width: max(count * (Self.dotSide + Self.gap) - Self.gap, 0), height: Self.height)
    }

    /// The room that the dots take.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
    /// The room that the dots take.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// Places the dots in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var x = (bounds.midX - size(forNumberOfPages: dots.count).width / 2).roundedToPixels
        for dot in dots {
            dot.frame = CGRect(
                x: x, y: (bounds.midY - Self.dotSide / 2).roundedToPixels, width: Self.dotSide, height: Self.dotSide)
            dot.roundEnds()
            x += Self.dotSide + Self.gap
        }
    }

    override var keepsTaps: Bool { true }

    /// Goes to the next page for a tap on the right half, to the one before for one on the left.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let old = current
        UIView.change(animated: true) {
            self.currentPage += touch.location(in: self).x > self.bounds.midX ? 1 : -1
        }
        if current != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
