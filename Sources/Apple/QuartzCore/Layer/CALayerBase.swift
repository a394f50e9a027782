/// The base class of all layers, which stores their values and declares their initialisers.
///
/// Use ``CALayer``. The initialisers are declared in a separate class so that layers of a class known only at run time
/// can be created although no initialiser is `required`; see ``_CALayerInitProbe``.
open class _CALayerBase: NSObject, AssociatedValueHolder {
    package final var associatedValues: AssociatedValues?
    // The timing and the geometry, with which the state begins, are stored side by side: every frame reads both.
    package final var timing = MediaTiming() { didSet { timingDidChange() } }
    final var state = LayerState() { didSet { drawingDidChange() } }
    fileprivate final var knownSystemClass: AnyClass?
    /// The values stored under keys that are not properties.
    final var undefinedValues: [String: Any] = [:]
    /// Whether this layer is a presentation copy of another layer; copies have no implicit animations.
    package final let isCopy: Bool
    /// Whether `init(layer:)` is being called to copy this layer, rather than by an app.
    fileprivate final var isBeingCopied = false

    /// Creates a layer with default values.
    public override init() {
        isCopy = false
        super.init()
        timing.duration = .infinity
        if SceneContext.current.settings.smoothsEdges { state.allowsEdgeAntialiasing = true }
        SceneContext.keepUntilCommit(self)
    }

    /// Creates a presentation copy of `layer`; subclasses copy the properties that they add.
    ///
    /// If an app calls this initialiser itself, the result is a layer with default values.
    public init(layer: Any) {
        let source = Self.copied(layer)
        isCopy = source != nil
        super.init()
        timing.duration = .infinity
        guard let source else { return }
        state = source.state
        timing = source.timing
        undefinedValues = source.undefinedValues
    }

    /// Creates a layer with default values; nothing is decoded from `coder`.
    public required init?(coder: NSCoder) {
        isCopy = false
        super.init()
        timing.duration = .infinity
    }

    /// Called after a value that affects drawing changes.
    func drawingDidChange() {}

    /// Called after the layer's timing changes.
    func timingDidChange() {}

    /// Runs `store` as a change of the property `key`; layers run the property's action, if any.
    package func change(_ key: String, _ store: () -> Void) { store() }

    private let hashNumber = HashNumber()

    /// A hash value that, unlike an address, is the same in every run.
    open override var hash: Int { hashNumber.value }
}

/// A class that exposes the initialisers of a layer class known only at run time; it is never instantiated.
open class _CALayerInitProbe: _CALayerBase {
    /// Not used directly.
    public required override init() { super.init() }
    /// Not used directly.
    public required override init(layer: Any) { super.init(layer: layer) }
    /// Not used directly.
    public required init?(coder: NSCoder) { nil }
}

extension _CALayerBase {
    /// Returns the argument of `init(layer:)` as a layer, if it is being copied.
    package static func copied(_ layer: Any) -> Self? {
        guard let layer = layer as? Self, layer.isBeingCopied else { return nil }
        return layer
    }
}

extension CALayer {
    /// Creates a layer of class `type` with its `init()`, as a view does with its `layerClass`.
    package static func make(_ type: CALayer.Type) -> CALayer {
        let layer: AnyObject = unsafeBitCast(type as AnyClass, to: _CALayerInitProbe.Type.self).init()
        return unsafeDowncast(layer, to: CALayer.self)
    }

    /// Returns a copy of `layer`, created with the `init(layer:)` of its nearest class that no app declares.
    ///
    /// With `isOwn`, the initialiser is that of the layer's own class. Many app layers have no `init(layer:)`; as on
    /// Apple's systems, it is called only for `presentation()` and for drawing.
    package static func copy(of layer: CALayer, asOwnClass isOwn: Bool = false) -> CALayer {
        let type: AnyClass = isOwn ? Swift.type(of: layer) as AnyClass : layer.systemClass
        layer.isBeingCopied = true
        defer { layer.isBeingCopied = false }
        let probe = unsafeBitCast(type, to: _CALayerInitProbe.Type.self)
        return unsafeDowncast(probe.init(layer: layer) as AnyObject, to: CALayer.self)
    }

    /// The layer's nearest class that no app declares.
    private var systemClass: AnyClass {
        if let knownSystemClass { return knownSystemClass }
        let classes = sequence(first: Swift.type(of: self) as AnyClass) { _getSuperclass($0) }
        let found: AnyClass? = classes.first { type in
            let name = FrameworkNames.name(of: type)
            return name.hasPrefix("QuartzCore.") || name.hasPrefix("UIKit.")
        }
        let type: AnyClass = found ?? CALayer.self
        knownSystemClass = type
        return type
    }

    /// A new layer of the nearest class that no app declares.
    final var newOfSystemClass: CALayer {
        let layer: AnyObject = unsafeBitCast(systemClass, to: _CALayerInitProbe.Type.self).init()
        return unsafeDowncast(layer, to: CALayer.self)
    }

    /// Whether both kinds of copies have the same class.
    final var isOfSystemClass: Bool { systemClass == Swift.type(of: self) }
}
