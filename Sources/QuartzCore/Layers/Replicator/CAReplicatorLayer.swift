import Compositor

/// A layer that draws its sublayers several times, each copy moved, delayed and coloured a step further (layers.md §9).
///
/// Copies lie in the order they are counted, later ones on top. Its own background and border are drawn once, and only
/// the sublayers themselves, copy 0, are hit. Replicators inside one another multiply: of more than 100 000 copies the
/// rest is left out. Drawn by ``CALayer/render(in:)`` copies keep the sublayers' colours (facts drw-007, drw-105).
open class CAReplicatorLayer: CALayer, PropertyHolder {
    final var values = Replication() { didSet { markChanged() } }

    /// A layer that draws its sublayers once.
    public override init() { super.init() }

    /// A copy of `layer` for presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = CAReplicatorLayer.copied(layer) { values = layer.values }
    }

    /// A layer that draws its sublayers once; nothing is read from `coder`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How often the sublayers are drawn; 1 unless set, nothing is drawn for less; animates, rounded down.
    open var instanceCount: Int {
        get { values.count }
        set { change(from: values.count, to: newValue) { values.count = $0 } }
    }

    /// Whether sublayers keep their depth, as in a ``CATransformLayer``, with the same restrictions; false unless set.
    open var preservesDepth: Bool {
        get { values.preservesDepth }
        set { change(from: values.preservesDepth, to: newValue) { values.preservesDepth = $0 } }
    }

    /// Seconds by which each copy lags behind the one before it; 0 unless set, may be negative; animates.
    ///
    /// Before its time begins a copy shows the sublayers without their animations.
    open var instanceDelay: CFTimeInterval {
        get { values.delay }
        set { change(from: values.delay, to: newValue) { values.delay = $0 } }
    }

    /// From each copy to the next, about the middle of the layer's bounds; the identity unless set; animates.
    open var instanceTransform: CATransform3D {
        get { values.transform }
        set { change(from: values.transform, to: newValue) { values.transform = $0 } }
    }

    /// Multiplies the colours of copy 0; opaque white unless set, and for nil; animates.
    open var instanceColor: CGColor? {
        get { values.color }
        set { change(from: values.color, to: newValue) { values.color = $0 } }
    }

    /// Added to the colour's red from each copy to the next, the sum kept within 0…1; 0 unless set; animates.
    open var instanceRedOffset: Float {
        get { values.redOffset }
        set { change(from: values.redOffset, to: newValue) { values.redOffset = $0 } }
    }

    /// Added to the colour's green from each copy to the next, the sum kept within 0…1; 0 unless set; animates.
    open var instanceGreenOffset: Float {
        get { values.greenOffset }
        set { change(from: values.greenOffset, to: newValue) { values.greenOffset = $0 } }
    }

    /// Added to the colour's blue from each copy to the next, the sum kept within 0…1; 0 unless set; animates.
    open var instanceBlueOffset: Float {
        get { values.blueOffset }
        set { change(from: values.blueOffset, to: newValue) { values.blueOffset = $0 } }
    }

    /// Added to the colour's alpha from each copy to the next, the sum kept within 0…1; 0 unless set; animates.
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
        pass.forEachInstance(of: self) { instance in
            let start = nodes.count
            for child in instance.pass.inOrder(children) {
                instance.pass.append(child, in: state, through: instance.matrix, to: &nodes)
            }
            nodes.tint(from: start, by: instance.tint)
        }
    }
}
