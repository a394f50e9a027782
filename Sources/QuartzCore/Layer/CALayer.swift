import Compositor

/// A rectangle with contents, a place in its superlayer, and sublayers; what views, emitters and shapes are made of.
///
/// Coordinates are in points, y down. Geometry follows layers.md §1, appearance layers.md §2–§3, time timing.md.
/// Changing a property that animates posts the action that ``action(forKey:)`` finds. Layers are not thread-safe; a
/// tree belongs to the thread that changes it.
open class CALayer: _CALayerTiming {
    package final var children: [CALayer] = [] { didSet { markChanged() } }
    package final unowned(unsafe) var parent: CALayer?
    /// Whether the parent holds this layer as its mask.
    final var isMask = false
    final var maskLayer: CALayer? { didSet { markChanged() } }
    package final unowned(unsafe) var context: LayerContext?
    /// Whether a commit has seen the layer; before that nothing animates by itself.
    final var isCommitted = false
    final var attachedAnimations = AttachedAnimations()
    /// Animations in the order they apply.
    final var attached: [AttachedAnimation] { attachedAnimations.list }
    /// What is on screen where the layer has changed since the last commit.
    final var committed: CommittedVersion?
    /// The layer that this one presents.
    package final var source: CALayer?
    final var layoutIsNeeded = false
    /// How many calls of ``layoutSublayers()`` are running for the layer, one inside another.
    final var layoutDepth = 0
    package final var isLayingOut: Bool { layoutDepth > 0 }
    final var displayIsNeeded = false
    /// What a frame shows of the layer, while the layer displays for that.
    final var redrawnCopy: CALayer?
    /// Told of each change of bounds or position, with what they were.
    package final var observations: KeyValueObservations?
    package final var geometryDidChange: ((_ oldBounds: CGRect, _ oldPosition: CGPoint) -> Void)?
    /// Whether drawing reached the end of the search for somebody who draws.
    package final var drawingWasEmpty = false
    package final var outline: RoundedOutline?
    /// The latest frame that had begun when the layer, or one inside it, last changed.
    final var changeFrame: UInt64 = 0
    /// What the layer drew, where it keeps that.
    final var drawing: LayerDrawing?
    /// The animations in a quick form, once that has been looked for.
    final var motion: LayerMotion?
    final var isMotionKnown = false
    /// Whether an animation changes the order among siblings.
    final var animatesDepth = false

    /// A layer with default values.
    public override init() { super.init() }

    /// A copy of `layer` for presentation; a subclass calls super, then copies what it adds.
    ///
    /// Called by an app itself, a layer with default values.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = CALayer.copied(layer) { copyReferences(from: layer) }
    }

    /// A layer with default values; nothing is read from `coder`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    deinit { dismantle() }

    // MARK: Geometry

    /// The layer's own rectangle; its origin shifts the sublayers.
    ///
    /// A negative size is turned round. Animates.
    open var bounds: CGRect {
        get { state.bounds }
        set {
            let rect = newValue.standardized
            requireNumbers(bounds: rect)
            change(from: state.bounds, to: rect) { state.bounds = $0 }
        }
    }

    /// Where the anchor point lies in the superlayer, in points; animates.
    open var position: CGPoint {
        get { state.position }
        set {
            requireNumbers(position: newValue)
            change(from: state.position, to: newValue) { state.position = $0 }
        }
    }

    /// Depth in points, and the order among siblings; 0 unless set; animates.
    open var zPosition: CGFloat {
        get { state.zPosition }
        set { change(from: state.zPosition, to: newValue) { state.zPosition = $0 } }
    }

    /// The point of the bounds, in fractions, that `position` places and `transform` turns about; the middle unless set.
    open var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set { change(from: state.anchorPoint, to: newValue) { state.anchorPoint = $0 } }
    }

    /// The anchor point's depth in points; 0 unless set; animates.
    open var anchorPointZ: CGFloat {
        get { state.anchorPointZ }
        set { change(from: state.anchorPointZ, to: newValue) { state.anchorPointZ = $0 } }
    }

    /// Applies about the anchor point; animates.
    open var transform: CATransform3D {
        get { state.transform }
        set { change(from: state.transform, to: newValue) { state.transform = $0 } }
    }

    /// Applies to every sublayer, about this layer's anchor point; the place for perspective; animates.
    open var sublayerTransform: CATransform3D {
        get { state.sublayerTransform }
        set { change(from: state.sublayerTransform, to: newValue) { state.sublayerTransform = $0 } }
    }

    /// The box round the layer in its superlayer; setting it moves and sizes the layer (layers.md L1–L5).
    ///
    /// Under a transform in three dimensions, setting it gives the bounds the rectangle's own size. Never animates itself.
    open var frame: CGRect {
        get { frameInSuperlayer }
        set { setFrame(newValue) }
    }

    /// Whether sublayers' y runs the other way; pictures stay upright.
    open var isGeometryFlipped: Bool {
        get { state.isGeometryFlipped }
        set { state.isGeometryFlipped = newValue }
    }

    /// Whether the layer shows when it faces away; true unless set.
    open var isDoubleSided: Bool {
        get { state.isDoubleSided }
        set { change(from: state.isDoubleSided, to: newValue, key: "doubleSided") { state.isDoubleSided = $0 } }
    }

    /// Whether edges are antialiased; kept for its owner, edges always are.
    open var allowsEdgeAntialiasing = false
    /// Which edges are antialiased; kept for its owner, all always are.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]

    // MARK: Tree

    /// The layer that contains this one, or whose mask it is.
    open var superlayer: CALayer? { superlayerOrPresentation }

    /// The layers inside, back to front at equal depth; nil when there are none.
    open var sublayers: [CALayer]? {
        get { sublayersOrPresentations }
        set { replaceSublayers(with: newValue ?? []) }
    }

    /// The layer whose alpha multiplies this one's; in this layer's coordinates, without superlayer of its own.
    open var mask: CALayer? {
        get { source.map { $0.maskLayer?.presentation() } ?? maskLayer }
        set { setMask(newValue) }
    }

    /// Puts `layer` on top, taking it from where it was; stops the program where `layer` contains this one.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Puts `layer` at `index`; past the end means on top.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

    /// Puts `layer` just below `sibling`, or at the bottom where that is nil or no sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, nextTo: sibling, offset: 0) }

    /// Puts `layer` just above `sibling`, or on top where that is nil or no sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, nextTo: sibling, offset: 1) }

    /// Puts `newLayer` in `oldLayer`'s place; does nothing where `oldLayer` is no sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// Takes the layer out of its superlayer, also as a mask; its animations end unfinished.
    open func removeFromSuperlayer() { detach() }

    // MARK: Actions and animations

    /// Asked first for actions, drawing and layout.
    open weak var delegate: (any CALayerDelegate)?
    /// A name for key paths such as `sublayers.NAME.opacity`; nil unless set.
    open var name: String?
    /// Actions by key; `NSNull` means none, and ends the search.
    open var actions: [String: any CAAction]?
    /// Default values and, under "actions", actions by key; "style" holds a further style.
    open var style: [AnyHashable: Any]?

    /// The action for a change of `event`: the delegate's, from `actions`, from `style`, the class's, or, for a layer
    /// that has been committed, a basic animation of a property that animates.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// The class's own action for `event`; nil unless overridden.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Adds a copy of `anim`, replacing the animation with the same key (timing.md §2.4); it starts at the next commit.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

    /// Takes away the animation with `key`; its delegate hears that it did not finish.
    open func removeAnimation(forKey key: String) { removeAttached(attachedAnimations[key].map { [$0] } ?? []) }

    /// Takes away every animation; their delegates hear that they did not finish.
    open func removeAllAnimations() { removeAttached(attached) }

    /// The keys of the animations that have one, in the order they apply; nil when there are none.
    open func animationKeys() -> [String]? {
        let keys = attached.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// The animation with `key`: the copy that was added, not to be changed.
    open func animation(forKey key: String) -> CAAnimation? { attachedAnimations[key]?.animation }

    /// The class's properties, those of the classes above it included; a subclass adds its own.
    class var properties: LayerProperties { .layer }

    override package func change(_ key: String, _ store: () -> Void) { perform(change: key, store) }

    override final func drawingDidChange() { markChanged() }

    override final func timingDidChange() {
        markChanged()
        context?.schedule.noteAll()
    }

    // MARK: Layout and display

    /// Whether setting `key` asks for a redraw, and every frame of its animation redraws.
    ///
    /// By default, that is so for the properties that ``CATextLayer`` adds.
    open class func needsDisplay(forKey key: String) -> Bool { allProperties.redraws(key) }
    /// The value of `key` in a new layer, or nil where that is zero, nil or unknown.
    open class func defaultValue(forKey key: String) -> Any? { layerDefault(forKey: key) }
    /// Whether a change of the bounds' size asks for a redraw; false unless set.
    open var needsDisplayOnBoundsChange = false
    /// How bright the layer may become; `standard` unless set, kept and without effect.
    open var preferredDynamicRange = DynamicRange.standard {
        didSet { preferredDynamicRange = preferredDynamicRange.known }
    }
    /// Whether bright contents are mapped to the screen; `automatic` unless set, kept and without effect.
    open var toneMapMode = ToneMapMode.automatic { didSet { toneMapMode = toneMapMode.known } }
    /// How far contents go beyond white; 0 unless set, kept and without effect.
    open var contentsHeadroom: CGFloat = 0
    /// Whether contents may go beyond white; false unless set, kept and without effect.
    open var wantsExtendedDynamicRangeContent = false
    /// Whether drawing may be put off; kept for its owner, drawing happens at the commit.
    open var drawsAsynchronously = false

    /// Asks for ``layoutSublayers()`` at the next commit.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Whether layout is due.
    open func needsLayout() -> Bool { layoutIsNeeded }
    /// Lays out now what needs it here and below, and before that the superlayers up to the first that needs no layout.
    open func layoutIfNeeded() { layOutFromTop() }
    /// Places the sublayers: the delegate's `layoutSublayers(of:)`, unless overridden.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
        layoutManager?.layoutSublayers(of: self)
    }
    /// Places the sublayers besides the delegate; nil unless set.
    open var layoutManager: (any CALayoutManager)?
    /// What gives way when the superlayer's size changes; nothing unless set.
    open var autoresizingMask: CAAutoresizingMask = []
    /// Asks for ``display()`` at the next commit.
    open func setNeedsDisplay() { markNeedsDisplay() }
    /// Asks for ``display()`` at the next commit; the whole layer is drawn whatever `r` is.
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
    /// Whether drawing is due.
    open func needsDisplay() -> Bool { displayIsNeeded }
    /// Draws now if drawing is due.
    open func displayIfNeeded() { if displayIsNeeded { displayNow() } }
    /// Fills the contents from the delegate's `display(_:)` or from ``draw(in:)``, and clears `needsDisplay()`.
    open func display() {
        displayIsNeeded = false
        displayThroughDelegate()
    }
    /// Draws the contents in points, y down, the bounds' origin at its place: the delegate's `draw(_:in:)`, unless
    /// overridden.
    open func draw(in ctx: CGContext) { drawThroughDelegate(in: ctx) }
    /// The size the layer would like: what the layout manager says, else its bounds' size.
    open func preferredFrameSize() -> CGSize { layoutManager?.preferredSize(of: self) ?? state.bounds.size }

    /// The length of a corner along its sides, as a multiple of its radius; circular corners have 1.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    // MARK: Hit testing

    /// The deepest layer at `p`, a point in the superlayer's coordinates; nil where there is none.
    open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
    /// Whether the bounds contain `p`, a point in the layer's own coordinates; the far edges do not count.
    open func contains(_ p: CGPoint) -> Bool { state.bounds.contains(p) }

    // MARK: Key-value coding

    /// The value of a property, or of a key of one's own; numbers come as `NSNumber`.
    open func value(forKey key: String) -> Any? { keyedValue(forKey: key) }
    /// Sets a property, or stores a value under a key of one's own; a value of the wrong type is ignored.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, forKey: key) }
    /// The value at a path such as `transform.rotation.z` or `sublayers.NAME.opacity`.
    open func value(forKeyPath keyPath: String) -> Any? { keyedValue(forKeyPath: keyPath) }
    /// Sets the value at a path; a component replaces its part of the whole.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setBoxedValue(value, forKeyPath: keyPath) }

    /// Called when a property observed by `addObserver(_:forKeyPath:options:context:)` has changed; does nothing unless
    /// overridden.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// Whether an archive would hold the value of `key`: whether it is other than in a new layer.
    open func shouldArchiveValue(forKey key: String) -> Bool { differsFromDefault(forKey: key) }

    /// The value that an animation of `keyPath` starts from; subclasses answer for the properties they add.
    package func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? { layerValue(forKeyPath: keyPath) }
    /// Writes an animated value without posting actions; subclasses take the properties they add.
    func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
        setLayerValue(value, forKeyPath: keyPath)
    }

    // MARK: Presentation and rendering

    /// A copy that shows the layer as it is on screen now; nil before the first commit, or outside a tree on screen.
    open func presentation() -> Self? { presentationCopy().map { unsafeDowncast($0, to: Self.self) } }
    /// The layer that this one presents; the layer itself where it presents none.
    open func model() -> Self { source.map { unsafeDowncast($0, to: Self.self) } ?? self }

    /// Draws the layer and its sublayers as they are set, without animations, into what the clip of `ctx` leaves open.
    ///
    /// User space takes the place of the layer's own coordinates: position and transform of the layer itself do not
    /// matter (facts drw-103, drw-110). Layout and drawing that are due happen first. Pictures stand upright where y
    /// points down, as in UIKit's contexts.
    open func render(in ctx: CGContext) { renderModel(in: ctx) }

    /// Asks for ``didCommit(at:)`` at the next commit; a new layer hears of its first one unasked.
    final func setNeedsCommit() { if isCommitted { context?.tellCommit(to: self) } }
    /// Tells a subclass that what it says now holds from the layer's time `localTime` on.
    func didCommit(at localTime: CFTimeInterval) {}
    /// Whether ``didCommit(at:)`` does anything.
    var hearsCommits: Bool { false }
    /// Adds what a subclass draws between background and contents.
    func appendBackdropNodes(to nodes: inout [RenderNode], pass: RenderPass) {}
    /// Tells a subclass that an animation joined or left the layer.
    func animationsDidChange() {}
    /// Adds what a subclass draws between contents and sublayers.
    func appendContentNodes(to nodes: inout [RenderNode], pass: RenderPass) {}
    /// Adds the sublayers; replicators and transform layers do it their own way.
    func appendSublayerNodes(to nodes: inout [RenderNode], pass: RenderPass) {
        pass.appendSublayers(of: self, to: &nodes)
    }
    /// Whether the layer has to be asked in every frame what it draws, also where nothing has changed.
    var drawsEveryFrame: Bool { false }
    /// Whether sublayers stand in one space with those of layers like this one around it, instead of on its plane.
    var keepsDepth: Bool { false }
    /// Whether the layer draws in front of its plane and behind it.
    var leavesPlane: Bool { false }
    /// Adds what a subclass draws above the border.
    func appendOverlayNodes(to nodes: inout [RenderNode], pass: RenderPass) {}
}
