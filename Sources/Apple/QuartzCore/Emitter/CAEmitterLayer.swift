import QuartziteCompositor
import CoreGraphics

/// A layer that draws particles above its background and border, and outside its bounds unless it masks to them.
///
/// The cells define the particles, and the layer defines where they are born. Births begin at time 0 of the layer's
/// clock. A layer that is added late with a `beginTime` of 0 is full of particles at once; one whose `beginTime` is the
/// current time starts empty (emitters.md E18).
///
/// The frame at a time depends only on the properties at each commit, the time and the seed. A birth uses the values
/// that the properties have at that time. The layer's multipliers apply to its own cells. Nonfinite numbers count as 0
/// or as the largest usable number.
///
/// At most 100,000 particles are drawn; the oldest are left out. Cells may contain cells, up to four generations below
/// the layer's own cells and 1,000 cells in all.
open class CAEmitterLayer: CALayer, PropertyHolder {
    var values = EmitterDescription() { didSet { valuesChanged() } }
    private var cells: [CAEmitterCell]?
    /// Whether `cells` or one of them changed through the layer since the last commit.
    private var cellsChanged = true
    private var commitIsDue = false
    /// The identities of the cells of the last commit, which their particles keep.
    private var identities = EmitterCellIdentities()
    private(set) var timeline = EmitterTimeline()
    /// The animated values of cells in a presentation copy, which shares its cells with the model layer.
    private var shownCellValues: [String: AnimatableValue] = [:]

    /// Creates a layer without cells.
    public override init() {
        super.init()
        values.lineDirection = SceneContext.current.settings.emitterLineDirection
    }

    /// Creates a presentation copy, which shares the cells.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = CAEmitterLayer.copied(layer) else { return }
        values = other.values
        cells = other.cells
        identities = other.identities
        timeline = other.timeline
    }

    /// Creates a layer without cells; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.lineDirection = SceneContext.current.settings.emitterLineDirection
    }

    /// The sources of particles; nil by default.
    ///
    /// The array is copied but its cells are not: changes to a cell take effect at the next commit. When a cell leaves
    /// the array, its particles disappear.
    open var emitterCells: [CAEmitterCell]? {
        get { cells }
        set {
            change(#function) { cells = newValue }
            cellsDidChange()
        }
    }

    /// The factor by which the cells' birth rates are multiplied; 1 by default, and negative values count as 0.
    open var birthRate: Float {
        get { Float(values.birthRate) }
        set { change(from: values.birthRate, to: Double(newValue)) { values.birthRate = $0 } }
    }

    /// The factor by which lifetimes are multiplied at birth; 1 by default.
    open var lifetime: Float {
        get { Float(values.lifetime) }
        set { change(from: values.lifetime, to: Double(newValue)) { values.lifetime = $0 } }
    }

    /// The centre of the emitter's shape in points, in the layer's coordinates; zero by default.
    open var emitterPosition: CGPoint {
        get { values.position }
        set { change(from: values.position, to: newValue) { values.position = $0 } }
    }

    /// The depth of the centre of the shape in points; 0 by default.
    open var emitterZPosition: CGFloat {
        get { values.zPosition }
        set { change(from: values.zPosition, to: Double(newValue)) { values.zPosition = $0 } }
    }

    /// The width and height of the shape in points; zero by default.
    ///
    /// The width is the radius of circles and spheres.
    open var emitterSize: CGSize {
        get { values.size }
        set { change(from: values.size, to: newValue) { values.size = $0 } }
    }

    /// The depth of a cuboid in points; 0 by default.
    ///
    /// Other values spread the directions of particles out of the layer's plane.
    open var emitterDepth: CGFloat {
        get { values.depth }
        set { change(from: values.depth, to: Double(newValue)) { values.depth = $0 } }
    }

    /// The shape in which particles are born; `point` by default.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { values.shapeName }
        set { change(from: values.shapeName, to: newValue) { values.shapeName = $0 } }
    }

    /// The natural direction of a `line`, in radians clockwise from +x; −π/2 (up) by default.
    ///
    /// The cells' longitude is relative to this direction. Apple's layers have no such property. Tutorials assume 0, to
    /// the right: code that also runs on Apple's systems sets the property by its key, which those systems store
    /// without effect.
    public final var legacyLineDirection: CGFloat {
        get { values.lineDirection }
        set { change(from: values.lineDirection, to: Double(newValue)) { values.lineDirection = $0 } }
    }

    /// The part of the shape in which particles are born; `volume` by default.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { values.modeName }
        set { change(from: values.modeName, to: newValue) { values.modeName = $0 } }
    }

    /// The order in which particles are drawn, and their blending; `unordered` by default.
    open var renderMode: CAEmitterLayerRenderMode {
        get { values.renderModeName }
        set { change(from: values.renderModeName, to: newValue) { values.renderModeName = $0 } }
    }

    /// Whether particles live in the superlayer's space instead of the layer's plane; false by default.
    ///
    /// The directions of particles then leave the plane, and the superlayer's perspective moves and scales each
    /// particle by its own depth. Filters, masks and shadows still apply to the resulting image.
    open var preservesDepth: Bool {
        get { values.preservesDepth }
        set { change(from: values.preservesDepth, to: newValue) { values.preservesDepth = $0 } }
    }

    /// The factor by which speeds are multiplied at birth; 1 by default.
    open var velocity: Float {
        get { Float(values.velocity) }
        set { change(from: values.velocity, to: Double(newValue)) { values.velocity = $0 } }
    }

    /// The factor by which the size of all living particles is multiplied; 1 by default.
    open var scale: Float {
        get { Float(values.scale) }
        set { change(from: values.scale, to: Double(newValue)) { values.scale = $0 } }
    }

    /// The factor by which rotation speeds are multiplied at birth; 1 by default.
    open var spin: Float {
        get { Float(values.spin) }
        set { change(from: values.spin, to: Double(newValue)) { values.spin = $0 } }
    }

    /// The seed of the random numbers; 0 by default.
    ///
    /// The same seed gives the same particles.
    open var seed: UInt32 {
        get { values.seed }
        set { change(from: values.seed, to: newValue) { values.seed = $0 } }
    }

    // MARK: Key-value coding

    override class var properties: LayerProperties { ownProperties }
    private static let ownProperties = LayerProperties(
        EmitterDescription.properties,
        plain: [PlainProperty("emitterCells", object: \CAEmitterLayer.emitterCells)], of: CAEmitterLayer.self)

    /// Returns the value at a key path; `emitterCells.NAME.KEY` is a key of the cell with that name, at any depth.
    ///
    /// The value is nil if there is no such cell.
    open override func value(forKeyPath keyPath: String) -> Any? {
        guard let (name, rest) = EmitterCellPath.split(keyPath) else { return super.value(forKeyPath: keyPath) }
        if let shown = shownCellValues[keyPath] { return shown.boxed }
        return cells?.first { $0.name == name }?.value(forKeyPath: rest)
    }

    /// Sets the value at a key path; `emitterCells.NAME.KEY` is a key of the cell with that name, at any depth.
    ///
    /// Nothing happens if there is no such cell.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (name, rest) = EmitterCellPath.split(keyPath) else {
            return super.setValue(value, forKeyPath: keyPath)
        }
        cells?.first { $0.name == name }?.setValue(value, forKeyPath: rest)
        cellsDidChange()
    }

    /// Lets changes of cells take effect at the next commit.
    package final func cellsDidChange() {
        cellsChanged = true
        valuesChanged()
    }

    package override func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
        if EmitterCellPath.split(keyPath) != nil { return AnimatableValue(value(forKeyPath: keyPath)) }
        return super.animatableValue(forKeyPath: keyPath)
    }

    override func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
        guard EmitterCellPath.split(keyPath) != nil else {
            return super.setAnimatableValue(value, forKeyPath: keyPath)
        }
        if isCopy { shownCellValues[keyPath] = value } else { setValue(value.boxed, forKeyPath: keyPath) }
    }

    // MARK: Commit and rendering

    override func animationsDidChange() { valuesChanged() }

    private func valuesChanged() {
        guard !isCopy, !commitIsDue else { return }
        commitIsDue = true
        setNeedsCommit()
    }

    override var observesCommits: Bool { true }

    override func didCommit(at localTime: CFTimeInterval) {
        commitIsDue = false
        var description = describe()
        description.animations = EmitterAnimations(attached)
        timeline.record(description.animations?.bounding(description) ?? description, at: localTime)
    }

    /// The layer's current values, with the cells as of the last commit unless they changed since then.
    private func describe() -> EmitterDescription {
        var description = values.usable
        description.sceneSeed = SceneContext.current.settings.seed
        if cellsChanged {
            cellsChanged = false
            description.cells = identities.describe(cells)
        } else {
            description.cells = timeline.latest?.cells ?? []
        }
        return description
    }

    /// The timeline to show before the first commit.
    private var preview: EmitterTimeline {
        var description = values.usable
        description.sceneSeed = SceneContext.current.settings.seed
        var identities = EmitterCellIdentities()
        description.cells = identities.describe(cells)
        return EmitterTimeline(description)
    }

    /// The number of particles that live at a local time.
    func liveParticleCount(at localTime: CFTimeInterval) -> Int { timeline.liveCount(at: localTime) }

    override var leavesPlane: Bool { values.preservesDepth }
    override var drawsEveryFrame: Bool { true }

    override func appendOverlayNodes(to nodes: inout [RenderNode], pass: RenderPass) {
        let placement = SpritePlacement(pass)
        let timeline = timeline.latest == nil ? preview : timeline
        if let particles = timeline.particles(at: pass.time, placement: placement) {
            nodes.append(.particles(particles))
        }
    }
}
