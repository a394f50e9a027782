import QuartzCore

/// A row of dots, each of which represents a page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private static let dotSide: CGFloat = 7
    private static let gap: CGFloat = 9
    private static let height: CGFloat = 26
    private var dots: [UIView] = []
    private var current = 0 { didSet { tellObservers() } }

    /// Creates a control without pages.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control without pages; `coder` is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder).map { decodePageControlAttributes(from: $0) }
    }

    /// The number of pages; 0 by default, and for negative values.
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

    /// The current page, clamped to the existing pages; 0 by default.
    ///
    /// Setting it sends no event.
    open var currentPage: Int {
        get { current }
        set {
            current = min(max(newValue, 0), max(numberOfPages - 1, 0))
            colorDots()
        }
    }

    /// Whether the dot of a single page is hidden; false by default.
    open var hidesForSinglePage = false { didSet { colorDots() } }

    /// The colour of the dots of other pages; nil, the default, is light grey.
    open var pageIndicatorTintColor: UIColor? { didSet { colorDots() } }

    /// The colour of the current page's dot; nil, the default, is dark grey.
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

    /// Returns the size of the dots for a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(pageCount, 0))
        return CGSize(width: max(count * (Self.dotSide + Self.gap) - Self.gap, 0), height: Self.height)
    }

    /// Returns the size of the dots.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
    /// The size of the dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// Lays out the dots in the centre.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var x = (bounds.midX - size(forNumberOfPages: dots.count).width / 2).roundedToPixels
        for dot in dots {
            dot.frame = CGRect(
                x: x, y: (bounds.midY - Self.dotSide / 2).roundedToPixels, width: Self.dotSide, height: Self.dotSide)
            dot.roundEnds()
            x += Self.dotSide + Self.gap
        }
        mirror(dots)
    }

    override var keepsTaps: Bool { true }

    /// Moves to the next page after a tap on the right half, and to the previous page after one on the left half.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let old = current
        UIView.change(animated: true) {
            let isRight = touch.location(in: self).x > self.bounds.midX
            self.currentPage += isRight != self.isRightToLeft ? 1 : -1
        }
        if current != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
