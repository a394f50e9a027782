import QuartziteUIDrawing

/// A view that displays a scrollable part of larger content.
///
/// The origin of its bounds is the content offset. Dragging moves the content, with increasing resistance beyond its
/// limits; released content decelerates, and returns from beyond a limit. The motion is a function of stage time, which
/// the view samples 60 times per second.
@preconcurrency @MainActor open class UIScrollView: UIView, _UIScrollViewDelegating {
    /// The rate at which content decelerates: the fraction of the speed that remains after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction that remains after a millisecond.
        public let rawValue: CGFloat
        /// Creates a rate; it is clamped to 0.5...0.9999 when used.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// A slow deceleration: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast deceleration: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Whether a tap on the status bar scrolls to the top; true by default, without effect: it receives no taps.
    open var scrollsToTop = true
    private let pan = UIPanGestureRecognizer()
    private lazy var touchWatch = ScrollTouchRecognizer(self)
    /// The effects at the edges, created when they are first used.
    final var edges: ScrollEdges?
    /// The scroll indicators, created when they first show.
    package final var indicators: ScrollIndicators?
    /// The insets that the content offset was last adjusted to.
    final var knownInset = UIEdgeInsets.zero
    final var zooming = ScrollZoom()
    /// The current motion.
    final package var motion: ScrollAnimation?
    /// The current drag: its start offset, before resistance beyond the limits, and the locked axes.
    final package var drag: (offset: CGPoint, locksX: Bool, locksY: Bool)?

    /// Creates a scroll view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a scroll view from a storyboard or xib; with other coders, one of size zero.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        PropertyTables.scrollView.decode(self, from: coder)
    }

    private func prepare() {
        clipsToBounds = true
        addGestureRecognizer(touchWatch)
        pan.addTarget(self, action: Selector("drag:", UIScrollView.follow))
        addGestureRecognizer(pan)
    }

    /// The delegate as a scroll view delegate, whatever protocol the ``delegate`` of a subclass has.
    package final weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// The container whose part the view is, which learns of scrolling whatever the delegate.
    package final weak var scrollContainer: (any UIScrollViewDelegate)?
    /// The container and the delegate.
    final var listeners: [any UIScrollViewDelegate] { [scrollContainer, scrollDelegate].compactMap(\.self) }

    // MARK: Content

    /// The point of the content at the top left corner of the view; zero by default.
    ///
    /// Setting it stops the current motion.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return }
            if !isFollowing { stop() }
            // A delegate that sets the offset during the change stops the motion.
            isFollowing = false
            bounds.origin = newValue
            notifyFollowers()
        }
    }
    /// The controllers with bars above and below the content.
    final var followers = ScrollFollowers()
    /// The large title of that bar.
    final var title = CollapsingTitle()
    package final var isTitleChanging = false
    /// Whether a drag or motion is setting the offset, which then does not stop it.
    private var isFollowing = false

    /// Moves the content for a drag or motion, through the property that subclasses may override.
    final func moveContent(to offset: CGPoint) {
        isFollowing = true
        defer { isFollowing = false }
        contentOffset = offset
    }

    /// The size of the content in points; zero by default.
    open var contentSize = CGSize.zero {
        didSet {
            if contentSize != oldValue {
                followInsets()
                followSizes(content: oldValue, view: bounds.size)
                notifyFollowers()
            }
            notifyObservers()
        }
    }

    /// Whether the view moves the offset into changed content when it lays that out, as lists do.
    @_spi(UIKitLayers) open var placesContentItself: Bool { false }
    @_spi(UIKitLayers) open override var scrolledSize: CGSize? { contentSize }
    override func apply(scrolledSize: CGSize) { if scrolledSize != contentSize { contentSize = scrolledSize } }

    /// The additional scrollable space around the content, in points; zero by default.
    ///
    /// Content at rest at a limit stays at that limit.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            followInsets()
            notifyObservers()
        }
    }

    /// The insets around the content: ``contentInset`` plus the insets from the safe area.
    open var adjustedContentInset: UIEdgeInsets { .sum(contentInset, insetsFromSafeArea) }

    /// How the safe area is added to the insets; ``ContentInsetAdjustmentBehavior/automatic`` by default.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { followInsets() } }

    /// Called when ``adjustedContentInset`` changed; does nothing by default.
    open func adjustedContentInsetDidChange() {}

    /// Applies the changed safe area to the insets.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        followInsets()
    }

    /// The range of the content offset at rest.
    package final var limits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        func range(_ before: CGFloat, _ length: CGFloat, _ after: CGFloat, _ shown: CGFloat) -> ClosedRange<CGFloat> {
            let end = length + after - shown
            guard (-before).isFinite, end.isFinite else { return 0...0 }
            return -before...max(-before, end)
        }
        let inset = adjustedContentInset
        return (
            range(inset.left, contentSize.width, inset.right, bounds.width),
            range(inset.top + title.collapsed, contentSize.height, inset.bottom, bounds.height)
        )
    }

    /// The bounds of the view, whose origin is the content offset.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            if old.size != newValue.size {
                followInsets()
                followSizes(content: contentSize, view: old.size)
            }
            if old != super.bounds { setNeedsLayout() }
            if old.origin != newValue.origin {
                for listener in listeners { listener.scrollViewDidScroll(self) }
            }
        }
    }

    /// The view's bounding box in its superview; a larger view moves the offset into the content.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds.size
            super.frame = newValue
            if old != super.bounds.size { followSizes(content: contentSize, view: old) }
        }
    }

    /// Sets the content offset immediately or with an animation of 0.3 seconds; ignores nonfinite values.
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

    /// Scrolls by the smallest distance that makes a rectangle of the content visible, or as much of it as fits.
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

    /// Whether dragging scrolls the content; true by default.
    open var isScrollEnabled = true {
        didSet {
            pan.isEnabled = isScrollEnabled
            notifyObservers()
        }
    }

    /// Whether content bounces at its limits; true by default.
    open var bounces = true

    /// Whether the content bounces vertically even if it fits the view; false by default.
    open var alwaysBounceVertical = false

    /// Whether the content bounces horizontally even if it fits the view; false by default.
    open var alwaysBounceHorizontal = false

    /// Whether the content stops only at multiples of the view's size; false by default.
    open var isPagingEnabled = false

    /// Whether a drag that starts along one axis is locked to it; false by default.
    open var isDirectionalLockEnabled = false

    /// The rate of deceleration; ``DecelerationRate/normal`` by default.
    open var decelerationRate = DecelerationRate.normal

    /// Whether subviews receive a touch only after 0.15 seconds or at its end; true by default.
    open var delaysContentTouches = true

    /// Whether a drag cancels touches that subviews have received; true by default.
    open var canCancelContentTouches = true

    /// Returns whether a drag cancels the touch in a subview; by default, unless it is a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// The recognizer for drags.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Whether a finger is down that may drag the content.
    open internal(set) var isTracking = false

    /// Whether the user is dragging the content.
    open var isDragging: Bool { drag != nil }

    /// Whether the content is decelerating after a drag.
    open var isDecelerating: Bool { motion?.isDeceleration == true }

    /// Returns the position at which released content stops, by default the proposed one.
    ///
    /// The velocity is in points per millisecond.
    @_spi(UIKitLayers) open func restingPlace(proposed target: CGPoint, velocity: CGPoint) -> CGPoint { target }

    /// Rejects drags along axes that do not scroll, and touches that a subview keeps.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return !leavesDragToOthers && mayDrag
    }

    /// Whether a pan does something else than dragging the content.
    @_spi(UIKitLayers) open var leavesDragToOthers: Bool { false }

    /// How a drag dismisses the keyboard; `none` by default.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// The control with which the user refreshes the content; nil by default.
    open var refreshControl: UIRefreshControl? { didSet { replace(oldValue, by: refreshControl) } }

    // MARK: Indicators

    /// Whether the vertical scroll indicator is visible while scrolling; true by default.
    open var showsVerticalScrollIndicator = true { didSet { placeIndicators() } }

    /// Whether the horizontal scroll indicator is visible while scrolling; true by default.
    open var showsHorizontalScrollIndicator = true { didSet { placeIndicators() } }

    /// The style of the indicators; by default translucent black, and white in dark style.
    open var indicatorStyle = IndicatorStyle.default { didSet { colorsDidChange() } }
    @_spi(UIKitLayers) public override func colorsDidChange() { indicators?.color = resolvedIndicatorColor }

    /// The insets of the vertical indicator in points, in addition to the content insets; zero by default.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }

    /// The insets of the horizontal indicator in points, in addition to the content insets; zero by default.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }

    /// The insets of both indicators; reading returns those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// Whether the indicators keep clear of the safe area, in addition to their insets; true by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { placeIndicators() } }

    /// Shows the indicators briefly.
    open func flashScrollIndicators() {
        showIndicators()
        hideIndicators()
    }

    /// Positions the subviews by their constraints, the refresh control and the indicators.
    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshControl?.place(in: self)
        edges?.place()
        placeIndicators()
        // The size may have changed.
        notifyFollowers()
    }

    // MARK: Zooming

    /// The minimum zoom scale, above 0; 1 by default.
    open var minimumZoomScale: CGFloat = 1 { didSet { enablePinch() } }
    /// The maximum zoom scale; 1 by default.
    open var maximumZoomScale: CGFloat = 1 { didSet { enablePinch() } }
    /// The scale of the view that the delegate returns for zooming; 1 by default.
    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Whether zooming bounces at its limits; true by default.
    open var bouncesZoom = true
    /// Whether the user is zooming.
    open var isZooming: Bool { zooming.start != nil }
    /// Whether the scale is returning to a limit.
    open var isZoomBouncing: Bool { zooming.isBouncing }
    /// The recognizer for pinches; nil if the minimum scale is not below the maximum.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        minimumZoomScale < maximumZoomScale ? zooming.pinch : nil
    }
    /// Zooms around the centre of the visible area, within the limits, immediately or over 0.3 seconds.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(to: scale, about: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
    }
    /// Zooms so that a rectangle of the zooming view fills the visible area, within the limits.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }
}
