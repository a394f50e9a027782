import QuartziteCompositor

/// A layer that draws copies of its sublayers, each transformed, delayed and coloured relative to the previous one
/// (layers.md §9).
///
/// Later copies are drawn over earlier ones. The layer's own background and border are drawn once, and hit testing
/// finds only the sublayers themselves, copy 0. Nested replicators multiply their copies; at most 100,000 copies are
/// drawn. Within ``CALayer/render(in:)``, copies keep the sublayers' colours (facts drw-007, drw-105).
open class CAReplicatorLayer: CALayer, PropertyHolder {
    final var values = Replication() { didSet { markChanged() } }

    /// Creates a layer that draws its sublayers once.
    public override init() { super.init() }

    /// Creates a presentation copy of `layer`.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = CAReplicatorLayer.copied(layer) { values = layer.values }
    }

    /// Creates a layer that draws its sublayers once; nothing is decoded from `coder`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The number of copies to draw, including the sublayers themselves; the default is 1, and 0 draws nothing.
    ///
    /// Animatable, rounded down.
    open var instanceCount: Int {
        get { values.count }
        set { change(from: values.count, to: newValue) { values.count = $0 } }
    }

    /// Whether sublayers keep their depth, with the restrictions of a ``CATransformLayer``; the default is false.
    open var preservesDepth: Bool {
        get { values.preservesDepth }
        set { change(from: values.preservesDepth, to: newValue) { values.preservesDepth = $0 } }
    }

    /// The delay between successive copies in seconds, which may be negative; the default is 0.
    ///
    /// Animatable. Until its time begins, a copy shows the sublayers without their animations.
    open var instanceDelay: CFTimeInterval {
        get { values.delay }
        set { change(from: values.delay, to: newValue) { values.delay = $0 } }
    }

    /// The transform from each copy to the next, about the centre of the layer's bounds; the default is the identity.
    ///
    /// Animatable.
    open var instanceTransform: CATransform3D {
        get { values.transform }
        set { change(from: values.transform, to: newValue) { values.transform = $0 } }
    }

    /// The colour that multiplies those of copy 0; the default, also used for nil, is opaque white.
    ///
    /// Animatable.
    open var instanceColor: CGColor? {
        get { values.color }
        set { change(from: values.color, to: newValue) { values.color = $0 } }
    }

    /// The offset added to the red component for each successive copy, with the sum clamped to 0…1; the default is 0.
    ///
    /// Animatable.
    open var instanceRedOffset: Float {
        get { values.redOffset }
        set { change(from: values.redOffset, to: newValue) { values.redOffset = $0 } }
    }

    /// The offset added to the green component for each successive copy, with the sum clamped to 0…1; the default is 0.
    ///
    /// Animatable.
    open var instanceGreenOffset: Float {
        get { values.greenOffset }
        set { change(from: values.greenOffset, to: newValue) { values.greenOffset = $0 } }
    }

    /// The offset added to the blue component for each successive copy, with the sum clamped to 0…1; the default is 0.
    ///
    /// Animatable.
    open var instanceBlueOffset: Float {
        get { values.blueOffset }
        set { change(from: values.blueOffset, to: newValue) { values.blueOffset = $0 } }
    }

    /// The offset added to the alpha component for each successive copy, with the sum clamped to 0…1; the default is 0.
    ///
    /// Animatable.
    open var instanceAlphaOffset: Float {
        get { values.alphaOffset }
        set { change(from: values.alphaOffset, to: newValue) { values.alphaOffset = $0 } }
    }

    override class var properties: LayerProperties { ownProperties }
    private static let ownProperties = LayerProperties(
        Replication.properties, of: CAReplicatorLayer.self)

    // MARK: Rendering

    override var keepsDepth: Bool { values.preservesDepth }

    override func appendSublayerNodes(to nodes: inout [RenderNode], pass: RenderPass) {
        let children = pass.children(of: self)
        guard !children.isEmpty else { return }
        let inherited = state.inheritedMatrix
        pass.forEachInstance(of: self) { instance in
            let start = nodes.count
            for child in instance.pass.inOrder(children) {
                instance.pass.append(child, in: inherited, through: instance.matrix, to: &nodes)
            }
            nodes.tint(from: start, by: instance.tint)
        }
    }
}
