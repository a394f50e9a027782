import Compositor

/// A layer that draws its sublayers several times, each copy moved, delayed and coloured a step further (layers.md §9).
///
/// Copies lie in the order they are counted, later ones on top. Its own background and border are drawn once, and only
/// the sublayers themselves, copy 0, are hit. Replicators inside one another multiply: of more than 100 000 copies the
/// rest is left out. Drawn by ``CALayer/render(in:)`` copies keep the sublayers' colours (facts drw-007, drw-105).
open class CAReplicatorLayer: CALayer {
    final var replication = Replication() { didSet { markChanged() } }

    /// A layer that draws its sublayers once.
    public override init() { super.init() }

    /// A copy of `layer` for presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = CAReplicatorLayer.copied(layer) { replication = layer.replication }
    }

    /// A layer that draws its sublayers once; nothing is read from `coder`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How often the sublayers are drawn; 1 unless set, nothing is drawn for less; animates, rounded down.
    open var instanceCount: Int {
        get { replication.count }
        set { set(.instanceCount, \.count, newValue) }
    }

    /// Whether sublayers keep their depth, as in a ``CATransformLayer``, with the same restrictions; false unless set.
    open var preservesDepth: Bool {
        get { replication.preservesDepth }
        set { set(.preservesDepth, \.preservesDepth, newValue) }
    }

    /// Seconds by which each copy lags behind the one before it; 0 unless set, may be negative; animates.
    ///
    /// Before its time begins a copy shows the sublayers without their animations.
    open var instanceDelay: CFTimeInterval {
        get { replication.delay }
        set { set(.instanceDelay, \.delay, newValue) }
    }

    /// From each copy to the next, about the middle of the layer's bounds; the identity unless set; animates.
    open var instanceTransform: CATransform3D {
        get { replication.transform }
        set { set(.instanceTransform, \.transform, newValue) }
    }

    /// Multiplies the colours of copy 0; opaque white unless set, and for nil; animates.
    open var instanceColor: CGColor? {
        get { replication.color }
        set { set(.instanceColor, \.color, newValue) }
    }

    /// Added to the colour's red from each copy to the next, the sum kept within 0…1; 0 unless set; animates.
    open var instanceRedOffset: Float {
        get { replication.redOffset }
        set { set(.instanceRedOffset, \.redOffset, newValue) }
    }

    /// Added to the colour's green from each copy to the next, the sum kept within 0…1; 0 unless set; animates.
    open var instanceGreenOffset: Float {
        get { replication.greenOffset }
        set { set(.instanceGreenOffset, \.greenOffset, newValue) }
    }

    /// Added to the colour's blue from each copy to the next, the sum kept within 0…1; 0 unless set; animates.
    open var instanceBlueOffset: Float {
        get { replication.blueOffset }
        set { set(.instanceBlueOffset, \.blueOffset, newValue) }
    }

    /// Added to the colour's alpha from each copy to the next, the sum kept within 0…1; 0 unless set; animates.
    open var instanceAlphaOffset: Float {
        get { replication.alphaOffset }
        set { set(.instanceAlphaOffset, \.alphaOffset, newValue) }
    }

    // MARK: Key-value coding

    /// As for any layer, one copy, and opaque white.
    open override class func defaultValue(forKey key: String) -> Any? {
        switch ReplicatorKey(rawValue: key) {
        case .instanceCount: NSNumber(value: 1)
        case .instanceColor: Replication.opaqueWhite
        case .instanceTransform: CATransform3D.identity
        default: super.defaultValue(forKey: key)
        }
    }

    /// As on any layer, and the replicator's own; nil means no colour, or the default of everything else.
    open override func setValue(_ value: Any?, forKey key: String) {
        guard let own = ReplicatorKey(rawValue: key), value == nil || value is NSNull else {
            return super.setValue(value, forKey: key)
        }
        change(key) { replication.set(own == .instanceColor ? .color(nil) : Replication()[own], for: own) }
    }

    package override func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
        ReplicatorKey(rawValue: keyPath).map { replication[$0] } ?? super.animatableValue(forKeyPath: keyPath)
    }

    package override func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
        if let key = ReplicatorKey(rawValue: keyPath) {
            replication.set(value, for: key)
        } else {
            super.setAnimatableValue(value, forKeyPath: keyPath)
        }
    }

    package override class func animatesImplicitly(_ key: String) -> Bool {
        ReplicatorKey(rawValue: key)?.animatesImplicitly ?? super.animatesImplicitly(key)
    }

    private func set<Value: Equatable>(
        _ key: ReplicatorKey, _ path: WritableKeyPath<Replication, Value>, _ value: Value
    ) {
        guard replication[keyPath: path] != value else { return }
        change(key.rawValue) { replication[keyPath: path] = value }
    }

    // MARK: Rendering

    package override var keepsDepth: Bool { replication.preservesDepth }

    package override func appendSublayerNodes(to nodes: inout [RenderNode], pass: RenderPass) {
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
