import QuartzCore

/// Shows a part of something larger, which fingers move.
///
/// The content is moved by the origin of the bounds. A finger drags it, past its limits ever harder; let go it slows
/// down, and comes back from beyond a limit. All of it is a formula of the stage's time, which the view follows 60 times
/// a second.
@preconcurrency @MainActor open class UIScrollView: UIView, _UIScrollViewDelegating {
    /// How fast content slows down: the share of its speed that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The share.
        public let rawValue: CGFloat
        /// A rate by its share; what lies outside of 0.5…0.9999 counts as the nearer of these.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0.998: content goes on for a while.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99: content stops soon.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Whether a tap on the status bar scrolls to the top; true by default, and without effect: there is no status bar.
    open var scrollsToTop = true
    private let pan = UIPanGestureRecognizer()
    private lazy var touchWatch = ScrollTouchRecognizer(self)
    /// The bars that show where in the content one is, from the first time they show.
    final var indicators: ScrollIndicators?
    /// The insets that the content offset was last brought in line with.
    final var knownInset = UIEdgeInsets.zero
    final var zooming = ScrollZoom()
    /// The motion that is under way.
    var motion: ScrollAnimation?
    /// Where a drag started: the offset as fingers drew it, and the axes it is bound to.
    var drag: (offset: CGPoint, locksX: Bool, locksY: Bool)?

    /// A scroll view at a place in its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A scroll view of size zero; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        addGestureRecognizer(touchWatch)
        pan.addTarget(self, action: Selector("drag:", UIScrollView.follow))
        addGestureRecognizer(pan)
    }

    /// What ``delegate`` says, whatever protocol a subclass asks of it.
    final weak var scrollDelegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// The content's point at the view's top left; zero by default.
    ///
    /// Setting it stops the content there.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return }
            if !isFollowing { stop() }
            // What the delegate sets from here on is set by the program.
            isFollowing = false
            bounds.origin = newValue
        }
    }
    /// Whether the offset is being set by a finger, or by a motion, which goes on.
    private var isFollowing = false

    /// Moves the content as a finger or a motion has it: by the property, which a subclass may override.
    final func moveContent(to offset: CGPoint) {
        isFollowing = true
        defer { isFollowing = false }
        contentOffset = offset
    }

    /// The size of what is scrolled, in points; zero by default.
    open var contentSize = CGSize.zero {
        didSet {
            if contentSize != oldValue { followInsets() }
            tellObservers()
        }
    }

    /// Room round the content that it can be scrolled into, in points; none by default.
    ///
    /// Content that is at rest at a limit stays at it.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            followInsets()
            tellObservers()
        }
    }

    /// The room round the content: ``contentInset``, and what the safe area adds to it.
    open var adjustedContentInset: UIEdgeInsets { .sum(contentInset, insetsFromSafeArea) }

    /// What of the safe area adds to the insets; ``ContentInsetAdjustmentBehavior/automatic`` by default.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { followInsets() } }

    /// Called when ``adjustedContentInset`` has changed; does nothing unless overridden.
    open func adjustedContentInsetDidChange() {}

    /// Takes up what of the safe area adds to the insets.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        followInsets()
    }

    /// Where the content may be moved to while it is at rest.
    final var limits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        func range(_ before: CGFloat, _ length: CGFloat, _ after: CGFloat, _ shown: CGFloat) -> ClosedRange<CGFloat> {
            let end = length + after - shown
            guard (-before).isFinite, end.isFinite else { return 0...0 }
            return -before...max(-before, end)
        }
        let inset = adjustedContentInset
        return (
            range(inset.left, contentSize.width, inset.right, bounds.width),
            range(inset.top, contentSize.height, inset.bottom, bounds.height)
        )
    }

    /// The bounds; their origin is the content offset.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            if old.size != newValue.size { followInsets() }
            if old != super.bounds { setNeedsLayout() }
            if old.origin != newValue.origin { scrollDelegate?.scrollViewDidScroll(self) }
        }
    }

    /// Moves the content to an offset, at once or over 0.3 seconds; one that is not finite is left out.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        if animated {
            stop()
            if contentOffset == bounds.origin { return }
            begin(.animation(from: bounds.origin, to: contentOffset))
        } else {
            self.contentOffset = contentOffset
        }
    }

    /// Moves the content by as little as shows a rectangle of it, or as much of it as fits.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let shown = bounds.inset(by: adjustedContentInset)
        func shift(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            if low >= from, high <= to { return 0 }
            return low < from || high - low > to - from ? low - from : high - to
        }
        let (x, y) = (
            bounds.minX + shift(rect.minX, rect.maxX, shown.minX, shown.maxX),
            bounds.minY + shift(rect.minY, rect.maxY, shown.minY, shown.maxY)
        )
        let (limitX, limitY) = limits
        let offset = CGPoint(
            x: min(max(x, limitX.lowerBound), limitX.upperBound), y: min(max(y, limitY.lowerBound), limitY.upperBound))
        if offset != bounds.origin { setContentOffset(offset, animated: animated) }
    }

    // MARK: Fingers

    /// Whether fingers move the content; true by default.
    open var isScrollEnabled = true {
        didSet {
            pan.isEnabled = isScrollEnabled
            tellObservers()
        }
    }

    /// Whether content goes past its limits and comes back; true by default.
    open var bounces = true

    /// Whether content that is no higher than the view bounces, too; false by default.
    open var alwaysBounceVertical = false

    /// Whether content that is no wider than the view bounces, too; false by default.
    open var alwaysBounceHorizontal = false

    /// Whether content rests only at whole multiples of the view's size; false by default.
    open var isPagingEnabled = false

    /// Whether a drag that starts along one axis stays on it; false by default.
    open var isDirectionalLockEnabled = false

    /// How fast the content slows down; ``DecelerationRate/normal`` by default.
    open var decelerationRate = DecelerationRate.normal

    /// Whether views inside hear of a finger only after 0.15 seconds, or when it is lifted; true by default.
    open var delaysContentTouches = true

    /// Whether a drag takes a finger from a view inside that has heard of it; true by default.
    open var canCancelContentTouches = true

    /// Whether a drag takes a finger from this view inside: unless overridden from all but controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// What drags the content.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Whether a finger that has come down may drag the content.
    open internal(set) var isTracking = false

    /// Whether a finger drags the content.
    open var isDragging: Bool { drag != nil }

    /// Whether the content goes on by itself after a drag.
    open var isDecelerating: Bool { motion?.isDeceleration == true }

    /// Where content that is let go comes to rest; the velocity is in points a millisecond.
    func restingPlace(proposed target: CGPoint, velocity: CGPoint) -> CGPoint { target }

    /// Leaves drags alone along which there is nothing to scroll, and fingers that a view inside keeps.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return mayDrag
    }

    /// Whether a drag of the content also takes the keyboard away; `none` by default.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// What a person pulls down to have the content brought up to date; nil by default.
    open var refreshControl: UIRefreshControl? { didSet { replace(oldValue, by: refreshControl) } }

    // MARK: Indicators

    /// Whether the vertical position shows while the content moves; true by default.
    open var showsVerticalScrollIndicator = true { didSet { placeIndicators() } }

    /// Whether the horizontal position shows while the content moves; true by default.
    open var showsHorizontalScrollIndicator = true { didSet { placeIndicators() } }

    /// The colour of the indicators; black that lets content through by default.
    open var indicatorStyle = IndicatorStyle.default { didSet { indicators?.color = indicatorStyle.color } }

    /// Room round the vertical indicator besides the insets, in points; none by default.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }

    /// Room round the horizontal indicator besides the insets, in points; none by default.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }

    /// Room round both indicators; read, that round the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        showIndicators()
        hideIndicators()
    }

    /// Places the subviews by their constraints, the control to pull, and the indicators.
    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshControl?.place(in: self)
        placeIndicators()
    }

    // MARK: Zooming

    /// The least scale, above 0; 1 by default.
    open var minimumZoomScale: CGFloat = 1 { didSet { enablePinch() } }
    /// The greatest scale; 1 by default.
    open var maximumZoomScale: CGFloat = 1 { didSet { enablePinch() } }
    /// The scale of the view that the delegate names for zooming; 1 by default.
    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Whether a pinch goes past the limits of the scale, which come back when it ends; true by default.
    open var bouncesZoom = true
    /// Whether fingers zoom now.
    open var isZooming: Bool { zooming.start != nil }
    /// Whether the scale is on its way back to a limit.
    open var isZoomBouncing: Bool { zooming.isBouncing }
    /// What zooms; nil where the limits of the scale are the same.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        minimumZoomScale < maximumZoomScale ? zooming.pinch : nil
    }
    /// Scales the content about the middle of what is shown, within the limits, at once or over 0.3 seconds.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(to: scale, about: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
    }
    /// Scales and moves the content so that a rectangle of the zooming view fills what is shown, as far as the limits
    /// allow.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }
}
