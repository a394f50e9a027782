import QuartziteUIDrawing

/// A rectangular area of the screen that draws content, contains subviews and handles events.
///
/// A view is the delegate of its layer. The layer stores geometry and appearance, so a change to either changes both.
/// Coordinates are in points, with y downwards. Use views on the main actor only.
@preconcurrency @MainActor open class UIView: _UIContentResponder, @preconcurrency CALayerDelegate {
    /// The layer that displays the view, of the class ``layerClass``.
    open var layer: CALayer { ownLayer }
    private let ownLayer: CALayer
    package nonisolated(unsafe) var children: [UIView] = []
    weak var parent: UIView?
    /// The hierarchy that the view joined first, which may have been merged into another since.
    var tree: ViewTree?
    /// The view controller whose root view this is.
    weak var controller: UIViewController?
    var ownTint: UIColor?
    /// The traits; nil for those of the screen.
    var ownTraits: UITraitCollection?
    /// The background colour if it depends on traits.
    var dynamicBackground: UIColor?
    /// Whether the layer's contents come from `draw(_:)`.
    var hasDrawnContents = false
    /// The text that is all that `draw(_:)` draws; it is drawn when it is first shown.
    var deferredText: LabelDrawing? { nil }
    /// The number of running animations that block user interaction.
    var animationsBlockingTouches = 0
    var recognizers: [UIGestureRecognizer] = []
    var extrasBox: ExtrasBox?
    /// The number of property animations that let hit tests use the presentation layer.
    var animationsHitWhereShown = 0

    /// The class of `layer`; by default, `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    /// Creates a view with a frame.
    public init(frame: CGRect) {
        ownLayer = CALayer.make(Self.layerClass as? CALayer.Type ?? CALayer.self)
        super.init()
        prepareLayer()
        layer.frame = frame
    }

    /// Creates a view of size zero.
    public override convenience init() { self.init(frame: .zero) }

    /// Creates a view from a storyboard, a xib or an archive, and one of size zero from any other coder.
    public required init?(coder: NSCoder) {
        ownLayer = CALayer.make(Self.layerClass as? CALayer.Type ?? CALayer.self)
        super.init()
        prepareLayer()
        decode(from: coder)
    }

    /// Encodes the view for a copy in the same scene, with its subviews and constraints.
    ///
    /// Subclasses encode their own values, such as outlets.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(with: coder)
    }

    deinit { children.releaseWithoutRecursion() }

    // MARK: Geometry
    /// The view's bounding box in its superview; for a view with a transform, use `center` and `bounds` instead.
    open var frame: CGRect {
        get { isReadByObserver ? seen.frame : layer.frame }
        set { recording(\.frame, newValue) { layer.frame = newValue } }
    }

    /// The view's rectangle in its own coordinates; changing its origin scrolls the subviews.
    open var bounds: CGRect {
        get { isReadByObserver ? seen.bounds : layer.bounds }
        set { recording(\.bounds, newValue) { layer.bounds = newValue } }
    }

    /// The position of the view's anchor point, by default its centre, in its superview.
    open var center: CGPoint {
        get { isReadByObserver ? seen.center : layer.position }
        set { recording(\.center, newValue) { layer.position = newValue } }
    }

    /// The transform of the view, relative to its centre; identity by default.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The three-dimensional transform of the view, relative to its centre; identity by default.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// Returns the size that best fits a given size; by default, the view's current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to the size that fits best, keeping its top left corner in place.
    open func sizeToFit() { setSize(sizeThatFits(bounds.size)) }

    /// Converts a point from this view to another; nil means the window, or the outermost view without one.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? outermost).layer)
    }

    /// Converts a point from another view to this one; nil means the window, or the outermost view without one.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? outermost).layer)
    }

    /// Converts a rectangle from this view to another, as its bounding box; nil means the window or outermost view.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? outermost).layer)
    }

    /// Converts a rectangle from another view to this one, as its bounding box; nil means the window or outermost view.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? outermost).layer)
    }

    // MARK: Appearance

    /// The opacity of the view and its subviews, 0...1; 1 by default.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    /// The colour behind the view's content; nil, the default, for none.
    open var backgroundColor: UIColor? {
        get { shownBackground }
        set { setBackground(newValue) }
    }

    /// Whether the view and its subviews are hidden; false by default.
    open var isHidden: Bool {
        get { layout.isCollapsing || layer.isHidden }
        set { setHidden(newValue) }
    }

    /// Whether content outside the bounds is clipped; false by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// How the view places its content in its bounds; `scaleToFill` by default.
    open var contentMode = ContentMode.scaleToFill {
        didSet {
            layer.contentsGravity = contentMode.gravity
            layer.needsDisplayOnBoundsChange = contentMode == .redraw
        }
    }

    /// Whether the view's content fills its bounds opaquely; true by default, and stored without effect.
    open var isOpaque = true

    /// The colour of interactive elements in the view; by default the superview's, and at the top the system's blue.
    open var tintColor: UIColor! {
        get {
            let color: UIColor = ownTint ?? parent?.tintColor ?? .tintColor
            return tintAdjustmentMode == .dimmed ? color.resolvedColor(with: effectiveTraits).dimmed : color
        }
        set {
            ownTint = newValue
            tintDidChange()
        }
    }

    /// Called when `tintColor` changes; does nothing by default.
    open func tintColorDidChange() {}

    /// A number that identifies the view in the app; 0 by default.
    open var tag = 0 { didSet { notifyObservers() } }

    /// Pixels per point of the view's drawing; by default, and for values that are not above 0, the screen's scale.
    open var contentScaleFactor: CGFloat {
        get { extras.contentScale ?? UIScreen.mainScale }
        set { setContentScale(newValue) }
    }
    /// A view whose alpha channel masks this view, in this view's coordinates and without a superview; nil by default.
    open var mask: UIView? {
        get { extras.mask }
        set { setMask(newValue) }
    }
    /// How the view adapts to right-to-left interfaces; `unspecified` by default.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { layout.semanticContent }
        set { setSemanticContent(newValue) }
    }
    /// The traits of the view: those of the superview, or else of the screen, with the overrides.
    open var traitCollection: UITraitCollection { effectiveTraits }
    /// The interface style of the view and its subviews; `unspecified`, the default, inherits it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras.traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }
    /// Called after the traits changed, with the previous ones; does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called when dynamic colours may have changed, to update layers that have such colours.
    @_spi(UIKitLayers) open func colorsDidChange() {}
    /// Called when the text size of the traits changed.
    func textSizeDidChange() {}
    /// Returns a view that displays this view's current appearance as an image; nil if the view is empty or too large.
    ///
    /// - Parameter afterUpdates: Whether to include changes that are not on screen yet; animations appear at their
    ///   current state.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    // MARK: Hierarchy

    /// The view that contains this one.
    open var superview: UIView? { parent }

    /// The direct subviews, back to front.
    open var subviews: [UIView] { children }

    /// The window that contains this view.
    open var window: UIWindow? { windowAround }

    /// Adds a view in front of the other subviews, removing it from its previous superview.
    open func addSubview(_ view: UIView) { insert(view, .front) }

    /// Inserts a view at an index among the subviews; an index past the end means the front.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, .index(index)) }

    /// Inserts a view directly below a subview; in front of all if that is not a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, .below(siblingSubview))
    }

    /// Inserts a view directly above a subview; in front of all if that is not a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, .above(siblingSubview))
    }

    /// Exchanges the subviews at two indices; does nothing if an index is out of range.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { if view.parent === self { insert(view, .front) } }

    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { if view.parent === self { insert(view, .back) } }

    /// Removes the view from its superview.
    open func removeFromSuperview() { leaveSuperview() }

    /// Returns whether this view is `view` or a descendant of it.
    open func isDescendant(of view: UIView) -> Bool { sequence(first: self) { $0.parent }.contains { $0 === view } }

    /// Returns the first view with a tag, including this view, in depth-first order.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    /// Called before the superview changes; does nothing by default.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed; does nothing by default.
    open func didMoveToSuperview() {}
    /// Called before the window changes; does nothing by default.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed; does nothing by default.
    open func didMoveToWindow() {}
    /// Called after a subview was added; does nothing by default.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed; does nothing by default.
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Layout and drawing

    /// Requests `layoutSubviews()` before the next frame.
    open func setNeedsLayout() { requestLayout() }
    /// Performs pending layout now, starting at the outermost view that needs it.
    open func layoutIfNeeded() {
        updateLayout()
        if !isPlacedAlone() { layer.layoutIfNeeded() }
    }
    /// Positions the subviews; by default, by their constraints.
    open func layoutSubviews() { placeSubviews() }

    /// The natural size of the content, with `noIntrinsicMetric` for no preference; by default, no preference.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Invalidates `intrinsicContentSize`, so that the next layout uses its new value.
    open func invalidateIntrinsicContentSize() { constraintsDidChange() }
    /// Returns the size that satisfies the constraints inside the view and is nearest to a target size.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// Returns the size that satisfies the constraints inside the view, with a priority for each target dimension.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { measuredSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    /// Whether views of the class require constraint-based layout; false by default.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Requests `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// Called before constraint-based layout, subviews first; overrides change constraints and call super last.
    open func updateConstraints() { layout.needsUpdateConstraints = false }
    /// The insets from the frame to the rectangle that constraints align; zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The view whose first line provides the first baseline; by default, the view itself.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last line provides the last baseline; by default, the view itself.
    open var forLastBaselineLayout: UIView { self }
    /// Called when `safeAreaInsets` changed; does nothing by default.
    open func safeAreaInsetsDidChange() {}
    /// Called when `layoutMargins` changed; does nothing by default.
    open func layoutMarginsDidChange() {}
    /// The safe area that the view adds for its own bars; nil for none.
    var ownSafeArea: UIEdgeInsets? { controller?.additionalSafeAreaInsets }
    /// Whether the content's height depends on the width that layout assigns.
    var wrapsText: Bool { false }
    /// Returns the height of wrapping text at a width; nil if the width makes no difference.
    func wrappedHeight(forWidth width: CGFloat) -> CGFloat? { nil }
    /// The places of the first and the last baseline; nil without text.
    var baselines: Baselines? { nil }
    /// The content size of a scroll view; nil for other views.
    @_spi(UIKitLayers) open var scrolledSize: CGSize? { nil }
    /// Called when constraints determine the size of scrollable content.
    func apply(scrolledSize: CGSize) {}
    /// The margin above and below a subview whose sides keep the system's margins, in points; nil for other subviews.
    @_spi(UIKitLayers) open func contentMargins(of subview: UIView) -> NSDirectionalEdgeInsets? { nil }
    /// Adds the constraints that the view itself defines.
    func addSystemConstraints(to problem: inout LayoutProblem) {}
    /// Requests `draw(_:)` before the next frame.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Requests `draw(_:)` before the next frame; redraws the whole view, whatever `rect` is.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }
    /// Draws the content into the current context, which has been cleared; does nothing by default.
    open func draw(_ rect: CGRect) {}

    /// How dynamics derives the view's collision outline; by default, from the rectangle of its bounds.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The collision outline around the view's centre; empty by default, so that the type decides.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// Creates the view's contents from `draw(_:)`; the bitmap is created when the first thing is drawn.
    open func display(_ layer: CALayer) { drawContents(of: layer) }
    /// Draws into a layer's context: with `draw(_:)` for the view's own layer.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }
    /// Called just before the layer draws; does nothing by default.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Lays out the subviews between the view controller's layout callbacks.
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutWithController() } }
    /// Returns the animation for a change in an animation block; otherwise none, so that nothing animates implicitly.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard layer === self.layer else { return NSNull() }
        return AnimationContext.current?.action(for: self, key: event) ?? NSNull()
    }

    // MARK: Events

    /// Whether the view receives touches; true by default.
    open var isUserInteractionEnabled = true { didSet { notifyObservers() } }

    /// Whether the view receives more than one touch at a time; false by default.
    open var isMultipleTouchEnabled = false

    /// Whether a touch in this view prevents touches in other views; false by default.
    open var isExclusiveTouch = false

    /// The gesture recognizers of the view; nil if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { replaceRecognizers(newValue ?? []) }
    }

    /// Attaches a gesture recognizer, detaching it from its previous view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Detaches a gesture recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Returns whether a gesture recognizer of this view may begin; true by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns the frontmost view at a point that receives touches; nil if there is none.
    ///
    /// The test skips views, with their subviews, that are hidden, disabled or nearly transparent (alpha below 0.01),
    /// that lie deeper than frames display, or that animate without allowing user interaction. It also skips anything
    /// outside a view's bounds. Views that a property animator moves are tested at their presented position, unless the
    /// animator leaves hit tests to the program.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, animationsBlockingTouches == 0, !isHidden, layer.opacity >= 0.01,
            self.point(inside: point, with: event), !isTooDeep
        else { return nil }
        for child in children.reversed() where !child.isEdgeOn {
            if let hit = child.hitTest(child.shownPoint(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Returns whether the bounds contain a point; the right and bottom edges are outside.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { shownBounds.contains(point) }

    /// The view controller whose root view this is; otherwise the superview.
    open override var next: UIResponder? { controller ?? parent }
}
