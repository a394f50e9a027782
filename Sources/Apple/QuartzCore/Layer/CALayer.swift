import QuartziteCompositor

/// An object that manages visual content, its geometry in a superlayer, and a tree of sublayers.
///
/// Views, emitters and shapes draw through layers. Coordinates are in points, with the y-axis pointing down.
/// layers.md §1 defines the geometry, layers.md §2–§3 the appearance, and timing.md the timing. Setting an animatable property
/// runs the action that ``action(forKey:)`` returns. Layers are not thread-safe; change a layer tree on one thread
/// only.
open class CALayer: _CALayerTiming {
    // What frames read of moving layers is stored together.
    final var attachedAnimations = AttachedAnimations()
    /// The animations, in the order they apply.
    final var attached: [AttachedAnimation] { attachedAnimations.list }
    /// The animations in fast-path form, once computed.
    final var motion: LayerMotion?
    final var isMotionKnown = false
    /// Whether an animation changes the order among siblings.
    final var animatesDepth = false
    /// Whether an animation may tilt the layer.
    final var animatesTilt = false
    package final var children: [CALayer] = [] { didSet { markChanged() } }
    package final unowned(unsafe) var parent: CALayer?
    /// Whether this layer is the mask of its parent.
    final var isMask = false
    final var maskLayer: CALayer? { didSet { markChanged() } }
    /// What the layer does with its glass filter.
    package final var glassRole = GlassRole.alone { didSet { markChanged() } }
    package final unowned(unsafe) var context: LayerContext?
    /// Whether a commit has included the layer; implicit animations start only after that.
    final var isCommitted = false
    /// The values currently on screen, if the layer has changed since the last commit.
    final var committed: CommittedVersion?
    /// The model layer that this copy presents.
    package final var source: CALayer?
    final var layoutIsNeeded = false
    /// The number of nested calls of ``layoutSublayers()`` in progress for the layer.
    final var layoutDepth = 0
    package final var isLayingOut: Bool { layoutDepth > 0 }
    final var displayIsNeeded = false
    /// The presentation copy that is being redrawn for a frame, while the layer displays into it.
    final var redrawnCopy: CALayer?
    /// The key-value observations of the layer.
    package final var observations: KeyValueObservations?
    /// Called after each change of the bounds or the position, with the old values of both.
    package final var geometryDidChange: ((_ oldBounds: CGRect, _ oldPosition: CGPoint) -> Void)?
    /// Whether the last drawing reached the default implementations, which draw nothing.
    package final var drawingWasEmpty = false
    package final var outline: RoundedOutline?
    /// The number of the latest frame that had begun when the layer or a descendant last changed.
    final var changeFrame: UInt64 = 0
    /// The cached drawing of the layer, if any.
    final var drawing: LayerDrawing?

    /// Creates a layer with default values.
    public override init() { super.init() }

    /// Creates a presentation copy of `layer`; overrides call super, then copy the properties that they add.
    ///
    /// If an app calls this initialiser itself, the result is a layer with default values.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = CALayer.copied(layer) { copyReferences(from: layer) }
    }

    /// Creates a layer with default values; nothing is decoded from `coder`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    deinit { dismantle() }

    // MARK: Geometry

    /// The layer's bounds rectangle in its own coordinate space; its origin shifts the sublayers.
    ///
    /// Animatable. A rectangle with a negative size is standardised.
    open var bounds: CGRect {
        get { state.bounds }
        set {
            let rect = newValue.standardized
            requireNumbers(bounds: rect)
            change(from: state.bounds, to: rect) { state.bounds = $0 }
        }
    }

    /// The position of the anchor point in the superlayer's coordinates, in points.
    ///
    /// Animatable.
    open var position: CGPoint {
        get { state.position }
        set {
            requireNumbers(position: newValue)
            change(from: state.position, to: newValue) { state.position = $0 }
        }
    }

    /// The position of the layer on the z-axis in points, which also orders siblings; the default is 0.
    ///
    /// Animatable.
    open var zPosition: CGFloat {
        get { state.zPosition }
        set { change(from: state.zPosition, to: newValue) { state.zPosition = $0 } }
    }

    /// The anchor point in unit coordinates of the bounds; the default is (0.5, 0.5).
    ///
    /// Animatable. `position` places this point, and `transform` applies about it.
    open var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set { change(from: state.anchorPoint, to: newValue) { state.anchorPoint = $0 } }
    }

    /// The position of the anchor point on the z-axis in points; the default is 0.
    ///
    /// Animatable.
    open var anchorPointZ: CGFloat {
        get { state.anchorPointZ }
        set { change(from: state.anchorPointZ, to: newValue) { state.anchorPointZ = $0 } }
    }

    /// The transform applied to the layer about its anchor point.
    ///
    /// Animatable.
    open var transform: CATransform3D {
        get { state.transform }
        set { change(from: state.transform, to: newValue) { state.transform = $0 } }
    }

    /// The transform applied to all sublayers about this layer's anchor point, typically for perspective.
    ///
    /// Animatable.
    open var sublayerTransform: CATransform3D {
        get { state.sublayerTransform }
        set { change(from: state.sublayerTransform, to: newValue) { state.sublayerTransform = $0 } }
    }

    /// The layer's bounding rectangle in its superlayer's coordinates; setting it moves and resizes the layer
    /// (layers.md L1–L5).
    ///
    /// Under a three-dimensional transform, setting the frame gives the bounds the size of the new rectangle. The frame
    /// is not animatable itself.
    open var frame: CGRect {
        get { frameInSuperlayer }
        set { setFrame(newValue) }
    }

    /// Whether the y-axis of the sublayers' coordinates is inverted; images stay upright.
    open var isGeometryFlipped: Bool {
        get { state.isGeometryFlipped }
        set { changeFlag(from: state.isGeometryFlipped, to: newValue) { state.isGeometryFlipped = $0 } }
    }

    /// Whether the layer is visible when it faces away from the viewer; the default is true.
    open var isDoubleSided: Bool {
        get { state.isDoubleSided }
        set { changeFlag(from: state.isDoubleSided, to: newValue) { state.isDoubleSided = $0 } }
    }

    // MARK: Tree

    /// The layer that contains this one, or that it masks.
    open var superlayer: CALayer? { superlayerOrPresentation }

    /// The layer's sublayers, ordered back to front at equal depth; nil if there are none.
    open var sublayers: [CALayer]? {
        get { sublayersOrPresentations }
        set { replaceSublayers(with: newValue ?? []) }
    }

    /// The layer whose alpha channel masks this layer's content; its frame is in this layer's coordinates.
    ///
    /// Setting it removes the mask from its previous superlayer.
    open var mask: CALayer? {
        get { source.map { $0.maskLayer?.presentation() } ?? maskLayer }
        set { setMask(newValue) }
    }

    /// Adds `layer` as the topmost sublayer, removing it from its previous superlayer; raises an exception if `layer`
    /// contains this layer.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Inserts `layer` at `index`; an index past the end adds it on top.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

    /// Inserts `layer` directly below `sibling`, or at the bottom if `sibling` is nil or not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, nextTo: sibling, offset: 0) }

    /// Inserts `layer` directly above `sibling`, or on top if `sibling` is nil or not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, nextTo: sibling, offset: 1) }

    /// Replaces `oldLayer` with `newLayer`; does nothing if `oldLayer` is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// Removes the layer from its superlayer, including as a mask; its animations stop unfinished.
    open func removeFromSuperlayer() { detach() }

    // MARK: Actions and animations

    /// The layer's delegate, which is consulted first for actions, drawing and layout.
    open weak var delegate: (any CALayerDelegate)?
    /// The layer's name, for key paths such as `sublayers.NAME.opacity`; the default is nil.
    open var name: String?
    /// The layer's actions by key; `NSNull` ends the search for an action and means that there is none.
    open var actions: [String: any CAAction]?
    /// Default property values and, under "actions", actions by key; "style" holds a further style dictionary.
    open var style: [AnyHashable: Any]?

    /// Returns the action for `event`, searching the delegate, `actions`, `style` and the class's default actions.
    ///
    /// If none of these provides an action, an animatable property of a committed layer gets a basic animation, and
    /// `compositingFilter` a transition.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// Returns the class's default action for `event`; nil unless overridden.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Adds a copy of `anim`, replacing any animation with the same key (timing.md §2.4); it starts at the next commit.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

    /// Removes the animation with the given key; its delegate is notified that it did not finish.
    open func removeAnimation(forKey key: String) { removeAttached(attachedAnimations[key].map { [$0] } ?? []) }

    /// Removes all animations; their delegates are notified that they did not finish.
    open func removeAllAnimations() { removeAttached(attached) }

    /// Returns the keys of the animations that have one, in the order they apply; nil if there are none.
    open func animationKeys() -> [String]? {
        let keys = attached.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Returns the animation with the given key: the copy that was added, which must not be modified.
    open func animation(forKey key: String) -> CAAnimation? { attachedAnimations[key]?.animation }

    /// The properties of the class, including inherited ones; subclasses add their own.
    class var properties: LayerProperties { .layer }

    override package func change(_ key: String, _ store: () -> Void) { perform(change: key, store) }

    override final func drawingDidChange() { markChanged() }

    override final func timingDidChange() {
        markChanged()
        context?.schedule.invalidateAll()
    }

    // MARK: Layout and display

    /// Returns whether a change of `key` requires a redraw, as does every frame of its animation.
    ///
    /// By default, this is true only for the properties that ``CATextLayer`` adds.
    open class func needsDisplay(forKey key: String) -> Bool { allProperties.redraws(key) }
    /// Returns the default value of `key`; nil if it is nil, unknown or not reported, as for `bounds` and `position`.
    open class func defaultValue(forKey key: String) -> Any? { layerDefault(forKey: key) }
    /// Whether a change of the bounds' size requires a redraw; the default is false.
    open var needsDisplayOnBoundsChange = false
    /// The preferred dynamic range, by default `standard`; stored without effect.
    open var preferredDynamicRange = DynamicRange.standard {
        didSet { preferredDynamicRange = preferredDynamicRange.known }
    }
    /// How bright content is tone-mapped to the screen, by default `automatic`; stored without effect.
    open var toneMapMode = ToneMapMode.automatic { didSet { toneMapMode = toneMapMode.known } }
    /// The headroom of the contents above white, by default 0; stored without effect.
    open var contentsHeadroom: CGFloat = 0
    /// Whether contents may exceed standard white, by default false; stored without effect.
    open var wantsExtendedDynamicRangeContent = false
    /// Whether drawing may happen asynchronously; stored without effect, because layers draw during the commit.
    open var drawsAsynchronously = false

    /// Requests a call of ``layoutSublayers()`` at the next commit.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Returns whether the layer needs layout.
    open func needsLayout() -> Bool { layoutIsNeeded }
    /// Lays out the layers of this subtree that need it.
    ///
    /// Layout starts at the topmost layer in the unbroken chain of superlayers that need layout.
    open func layoutIfNeeded() { layOutFromTop() }
    /// Lays out the sublayers; the default implementation calls the delegate's `layoutSublayers(of:)`, then the layout
    /// manager's.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
        layoutManager?.layoutSublayers(of: self)
    }
    /// The object that lays out the sublayers after the delegate; the default is nil.
    open var layoutManager: (any CALayoutManager)?
    /// How the layer resizes and moves when its superlayer's size changes; by default, it does neither.
    open var autoresizingMask: CAAutoresizingMask = []
    /// Requests a call of ``display()`` at the next commit.
    open func setNeedsDisplay() { markNeedsDisplay() }
    /// Requests a call of ``display()`` at the next commit; the whole layer is redrawn whatever `r` is.
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
    /// Returns whether the layer needs to be redrawn.
    open func needsDisplay() -> Bool { displayIsNeeded }
    /// Redraws the layer now if it needs display.
    open func displayIfNeeded() { if displayIsNeeded { displayNow() } }
    /// Updates the contents through the delegate's `display(_:)` or ``draw(in:)``, and clears `needsDisplay()`.
    open func display() {
        displayIsNeeded = false
        displayThroughDelegate()
    }
    /// Draws the layer's contents into `ctx`; the default implementation calls the delegate's `draw(_:in:)`.
    ///
    /// The context uses the layer's coordinates: points, with the y-axis pointing down and the bounds' origin in place.
    open func draw(in ctx: CGContext) { drawThroughDelegate(in: ctx) }
    /// Returns the layer's preferred size: the layout manager's answer or, without one, the size of the bounds.
    open func preferredFrameSize() -> CGSize { layoutManager?.preferredSize(of: self) ?? state.bounds.size }

    /// Returns the length of a corner along its sides as a multiple of its radius; 1 for circular corners.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    // MARK: Hit testing

    /// Returns the deepest layer at `p`, a point in the superlayer's coordinates; nil if there is none.
    open func hitTest(_ p: CGPoint) -> CALayer? { farthestLayer(at: p) }
    /// Returns whether the bounds contain `p`, a point in the layer's coordinates; the maximum x and y edges are
    /// outside.
    open func contains(_ p: CGPoint) -> Bool { state.bounds.contains(p) }

    // MARK: Key-value coding

    /// Returns the value of a property or of a custom key; numbers are returned as `NSNumber`.
    open func value(forKey key: String) -> Any? { keyedValue(forKey: key) }
    /// Sets a property, or stores a value under a custom key; a value of the wrong type for a property is ignored.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, forKey: key) }
    /// Returns the value at a key path such as `transform.rotation.z` or `sublayers.NAME.opacity`.
    open func value(forKeyPath keyPath: String) -> Any? { keyedValue(forKeyPath: keyPath) }
    /// Sets the value at a key path; a component path replaces only that component.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setBoxedValue(value, forKeyPath: keyPath) }

    /// Called after a property observed with `addObserver(_:forKeyPath:options:context:)` changes; does nothing by
    /// default.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// Returns whether an archive stores the value of `key`, which it does if the value differs from the default.
    open func shouldArchiveValue(forKey key: String) -> Bool { differsFromDefault(forKey: key) }

    /// Returns the value from which an animation of `keyPath` starts; subclasses handle the properties that they add.
    package func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? { layerValue(forKeyPath: keyPath) }
    /// Sets an animated value without running actions; subclasses handle the properties that they add.
    func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
        setLayerValue(value, forKeyPath: keyPath)
    }

    // MARK: Presentation and rendering

    /// Returns a copy with the values currently on screen; nil before the first commit, or outside a tree on screen.
    open func presentation() -> Self? { presentationCopy().map { unsafeDowncast($0, to: Self.self) } }
    /// Returns the model layer of this presentation copy, or the layer itself if it is not a copy.
    open func model() -> Self { source.map { unsafeDowncast($0, to: Self.self) } ?? self }

    /// Draws the layer and its sublayers with their model values, without animations, inside the clip of `ctx`.
    ///
    /// A presentation copy draws what is shown instead, with the animations of all sublayers.
    ///
    /// User space corresponds to the layer's own coordinates: the layer's position and transform are ignored (facts
    /// drw-103, drw-110). Pending layout and drawing happen first. Images are upright where the y-axis points down, as
    /// in UIKit's contexts.
    open func render(in ctx: CGContext) { renderModel(in: ctx) }

    /// Requests a call of ``didCommit(at:)`` at the next commit; a new layer receives its first one without a request.
    final func setNeedsCommit() { if isCommitted { context?.reportCommit(to: self) } }
    /// Called when the current values are committed and apply from the layer's local time `localTime` on.
    func didCommit(at localTime: CFTimeInterval) {}
    /// Whether ``didCommit(at:)`` does anything.
    var observesCommits: Bool { false }
    /// Appends the nodes that a subclass draws between background and contents.
    func appendBackdropNodes(to nodes: inout [RenderNode], pass: RenderPass) {}
    /// Called after an animation is added to the layer or removed from it.
    func animationsDidChange() {}
    /// Appends the nodes that a subclass draws between contents and sublayers.
    func appendContentNodes(to nodes: inout [RenderNode], pass: RenderPass) {}
    /// Appends the nodes of the sublayers; replicators and transform layers override this.
    func appendSublayerNodes(to nodes: inout [RenderNode], pass: RenderPass) {
        pass.appendSublayers(of: self, to: &nodes)
    }
    /// Whether the layer must be redrawn in every frame, even if nothing has changed.
    var drawsEveryFrame: Bool { false }
    /// Whether sublayers share one three-dimensional space with those of enclosing layers of this kind, instead of
    /// being flattened onto the layer's plane.
    var keepsDepth: Bool { false }
    /// Whether the layer draws in front of its plane and behind it.
    var leavesPlane: Bool { false }
    /// Appends the nodes that a subclass draws above the border.
    func appendOverlayNodes(to nodes: inout [RenderNode], pass: RenderPass) {}
}
