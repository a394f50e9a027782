import QuartzCore

/// A rectangle on the screen that draws itself, holds other views and hands events along.
///
/// A view is the delegate of its layer, which keeps geometry and looks; changing either changes both. Coordinates are
/// points, y down. Views belong to the main actor.
@preconcurrency @MainActor open class UIView: _UILayoutResponder, @preconcurrency CALayerDelegate {
    /// What shows the view.
    public let layer: CALayer
    nonisolated(unsafe) var children: [UIView] = []
    weak var parent: UIView?
    /// The hierarchy that the view was put into first.
    var tree: ViewTree?
    /// The controller whose root view this is.
    weak var controller: UIViewController?
    var ownTint: UIColor?
    /// Whether the layer's contents come from `draw(_:)`.
    var hasDrawnContents = false
    /// How many animations that let no events through are running.
    var animationsBlockingTouches = 0
    var recognizers: [UIGestureRecognizer] = []
    /// What few views have.
    var extras = ViewExtras()
    /// How many animations of animators want hits where the view is shown.
    var animationsHitWhereShown = 0

    /// The class of `layer`; `CALayer` unless overridden.
    open class var layerClass: AnyClass { CALayer.self }

    /// A view at a place in its superview.
    public init(frame: CGRect) {
        layer = CALayer.make(Self.layerClass as? CALayer.Type ?? CALayer.self)
        super.init()
        prepareLayer()
        layer.frame = frame
    }

    /// A view of size zero.
    public override convenience init() { self.init(frame: .zero) }

    /// A view of size zero; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        layer = CALayer.make(Self.layerClass as? CALayer.Type ?? CALayer.self)
        super.init()
        prepareLayer()
    }

    deinit { children.releaseWithoutRecursion() }

    // MARK: Geometry

    /// The box round the view in its superview; see `center` and `bounds` for views with a transform.
    open var frame: CGRect {
        get { layer.frame }
        set { layer.frame = newValue }
    }

    /// The view's own rectangle; its origin shifts what is inside.
    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }

    /// Where the view's anchor point, its middle unless the layer says otherwise, lies in the superview.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// Applies about the centre; identity by default.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// Applies about the centre, in three dimensions; identity by default.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The size that would suit the view in a given one; its own unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that suits best, its top left corner where it is.
    open func sizeToFit() { takeSize(sizeThatFits(bounds.size)) }

    /// A point of this view in another's coordinates; nil stands for the window, or the outermost view.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? outermost).layer)
    }

    /// A point of another view in this one's coordinates; nil stands for the window, or the outermost view.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? outermost).layer)
    }

    /// The box round a rectangle of this view in another's coordinates; nil as for points.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? outermost).layer)
    }

    /// The box round a rectangle of another view in this one's coordinates; nil as for points.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? outermost).layer)
    }

    // MARK: Looks

    /// Opacity of the view and all inside it, 0…1; 1 by default.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    /// What fills the view under its contents; nil (nothing) by default.
    open var backgroundColor: UIColor? {
        get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
        set { layer.backgroundColor = newValue?.cgColor }
    }

    /// Whether the view and all inside it are left out; false by default.
    open var isHidden: Bool {
        get { layout.isCollapsing || layer.isHidden }
        set { setHidden(newValue) }
    }

    /// Whether what lies outside the bounds is cut off; false by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// How contents fit the bounds; `scaleToFill` by default.
    open var contentMode = ContentMode.scaleToFill {
        didSet {
            layer.contentsGravity = contentMode.gravity
            layer.needsDisplayOnBoundsChange = contentMode == .redraw
        }
    }

    /// A promise to fill the bounds; true by default, stored and without effect.
    open var isOpaque = true

    /// The colour of what can be tapped inside; the superview's unless set, and at the top the system's blue.
    open var tintColor: UIColor! {
        get {
            let color: UIColor = ownTint ?? parent?.tintColor ?? .tintColor
            return tintAdjustmentMode == .dimmed ? color.dimmed : color
        }
        set {
            ownTint = newValue
            tintDidChange()
        }
    }

    /// Called when `tintColor` changes; does nothing unless overridden.
    open func tintColorDidChange() {}

    /// A number of one's own; 0 by default.
    open var tag = 0 { didSet { tellObservers() } }

    /// Pixels per point of what the view draws; the screen's unless set, which what is not above 0 stands for.
    open var contentScaleFactor: CGFloat {
        get { extras.contentScale ?? UIScreen.mainScale }
        set { setContentScale(newValue) }
    }
    /// A view whose alpha lets this one through, placed in its coordinates, in no superview; nil by default.
    open var mask: UIView? {
        get { extras.mask }
        set { setMask(newValue) }
    }
    /// How the view behaves where the interface runs from right to left; `unspecified` by default.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { layout.semanticContent }
        set { setSemanticContent(newValue) }
    }
    /// What the view is shown with: the screen's traits.
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    /// A change of traits is never told, since a stage's traits do not change; does nothing unless overridden.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// A view that shows what this one does now, as a picture; nil where the view has no size, or one too large.
    ///
    /// - Parameter afterUpdates: Whether changes count that are not on screen yet; animations show where they stand.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    // MARK: Hierarchy

    /// The view this one lies in.
    open var superview: UIView? { parent }

    /// The views inside, back to front.
    open var subviews: [UIView] { children }

    /// The window this view lies in, however deep.
    open var window: UIWindow? { windowAround }

    /// Puts a view on top, taking it from where it was.
    open func addSubview(_ view: UIView) { insert(view, .front) }

    /// Puts a view at a place among the subviews; past the end is on top.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, .index(index)) }

    /// Puts a view just below another; on top if that one lies elsewhere.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, .below(siblingSubview))
    }

    /// Puts a view just above another; on top if that one lies elsewhere.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, .above(siblingSubview))
    }

    /// Swaps two subviews; nothing happens for indices that are none.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Puts a subview on top.
    open func bringSubviewToFront(_ view: UIView) { if view.parent === self { insert(view, .front) } }

    /// Puts a subview below all others.
    open func sendSubviewToBack(_ view: UIView) { if view.parent === self { insert(view, .back) } }

    /// Takes the view out of its superview.
    open func removeFromSuperview() { leaveSuperview() }

    /// Whether this view is the other or lies in it, however deep.
    open func isDescendant(of view: UIView) -> Bool { sequence(first: self) { $0.parent }.contains { $0 === view } }

    /// The first view with a tag, this one included, in depth-first order.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    /// Called before the superview changes; does nothing unless overridden.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed; does nothing unless overridden.
    open func didMoveToSuperview() {}
    /// Called before the window changes; does nothing unless overridden.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed; does nothing unless overridden.
    open func didMoveToWindow() {}
    /// Called after a subview came; does nothing unless overridden.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview goes; does nothing unless overridden.
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Layout and drawing

    /// Asks for `layoutSubviews()` before the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Lays out now, if anything is due, from the outermost view that needs it.
    open func layoutIfNeeded() {
        updateLayout()
        layer.layoutIfNeeded()
    }
    /// Places the subviews: by their constraints, unless overridden.
    open func layoutSubviews() { placeSubviews() }

    /// The size that the contents ask for, with `noIntrinsicMetric` where they ask for nothing; nothing unless overridden.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Says that `intrinsicContentSize` has another value now, which the next layout takes up.
    open func invalidateIntrinsicContentSize() { constraintsDidChange() }
    /// The size that the constraints inside make of the view, as near to the one given as these let it be.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size that the constraints inside make of the view, with a priority for each side of the size given.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    /// Whether a view of the class works by constraints only; false unless overridden.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// Called before layout by constraints, subviews first; an override changes constraints and calls super last.
    open func updateConstraints() { layout.needsUpdateConstraints = false }
    /// Distances from the frame to the rectangle that constraints place; none unless overridden.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The view whose first line other views' baselines meet; itself unless overridden.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last line other views' baselines meet; itself unless overridden.
    open var forLastBaselineLayout: UIView { self }
    /// Called when `safeAreaInsets` has changed; does nothing unless overridden.
    open func safeAreaInsetsDidChange() {}
    /// Called when `layoutMargins` has changed; does nothing unless overridden.
    open func layoutMarginsDidChange() {}
    /// How far bars of the view's own reach into it; nil for none.
    var ownSafeArea: UIEdgeInsets? { controller?.additionalSafeAreaInsets }
    /// Whether the height of the contents follows from the width that layout leaves them.
    var wrapsText: Bool { false }
    /// The height of text that wraps, at a width; nil where width makes no difference.
    func wrappedHeight(forWidth width: CGFloat) -> CGFloat? { nil }
    /// Where the first line's baseline lies below the top, and the last line's above the bottom; nil without text.
    var baselineOffsets: (first: CGFloat, last: CGFloat)? { nil }
    /// The size of contents that scroll; nil where nothing does.
    var scrolledSize: CGSize? { nil }
    /// Called where constraints give contents that scroll a size.
    func take(scrolledSize: CGSize) {}
    /// Adds constraints that are the view's own doing.
    func addSystemConstraints(to problem: inout LayoutProblem) {}
    /// Asks for `draw(_:)` before the next frame.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Asks for `draw(_:)` before the next frame; the whole view is drawn whatever `rect` is.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }
    /// Draws the contents into the current context, cleared before; does nothing unless overridden.
    open func draw(_ rect: CGRect) {}

    /// How dynamics takes the view's outline; the rectangle of its bounds unless overridden.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The outline dynamics takes, about the view's centre; where it is empty, as here, the type decides.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// Draws the view's contents: `draw(_:)` fills a picture, made when the first thing is drawn.
    open func display(_ layer: CALayer) { drawContents(of: layer) }
    /// Draws into a context that a layer made: `draw(_:)` for the view's own.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }
    /// Called just before drawing; does nothing unless overridden.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Lays out the subviews, with the controller's callbacks round it.
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutWithController() } }
    /// The animation for a change inside a block of animations; otherwise none, so that nothing moves by itself.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard layer === self.layer else { return NSNull() }
        return AnimationContext.current?.action(for: self, key: event) ?? NSNull()
    }

    // MARK: Events

    /// Whether the view takes part in hit tests; true by default.
    open var isUserInteractionEnabled = true { didSet { tellObservers() } }

    /// Whether the view hears of more than one finger at a time; false by default.
    open var isMultipleTouchEnabled = false

    /// Whether a finger on this view keeps others from other views; false by default.
    open var isExclusiveTouch = false

    /// What recognizes gestures on the view and all inside it; nil where nothing does.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { replaceRecognizers(newValue ?? []) }
    }

    /// Lets something recognize gestures on the view, taking it from where it was.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Ends what ``addGestureRecognizer(_:)`` began.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether a recognizer of this view may recognize what it is about to; true unless overridden.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The front-most view at a point that takes events; nil where there is none.
    ///
    /// Views that are hidden, disabled or nearly transparent (below 0.01) are skipped with all inside them, and so is
    /// what lies outside a view's bounds or deeper than frames show it, and views that animate, unless their block allows interaction. Views that a property
    /// animator moves are where they are shown, unless it leaves hit tests to the program.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, animationsBlockingTouches == 0, !isHidden, layer.opacity >= 0.01,
            self.point(inside: point, with: event), !isTooDeep
        else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(child.shownPoint(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Whether the bounds contain a point of the view; the far edges do not count.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { shownBounds.contains(point) }

    /// The controller whose root view this is, else the superview.
    open override var next: UIResponder? { controller ?? parent }
}
