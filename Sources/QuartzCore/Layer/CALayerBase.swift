/// What every layer is built from: its values and its initialisers.
///
/// Use ``CALayer``.
///
/// The initialisers sit on a class of their own so that layers of a class known only at run time can be made although
/// no initialiser is `required`; see ``_CALayerInitProbe``.
open class _CALayerBase: NSObject, AssociatedValueHolder {
    package final var associatedValues: AssociatedValues?
    package final var state = LayerState() { didSet { drawingDidChange() } }
    package final var timing = MediaTiming() { didSet { timingDidChange() } }
    /// Values under keys that no property has.
    package final var undefinedValues: [String: Any] = [:]
    /// Whether this layer was copied from another to present it; copies never animate by themselves.
    package final let isCopy: Bool

    /// A layer with default values.
    public override init() {
        isCopy = false
        super.init()
        timing.duration = .infinity
    }

    /// A copy of `layer`'s values, for presentation; subclasses copy the properties they add.
    public init(layer: Any) {
        isCopy = true
        super.init()
        guard let source = layer as? _CALayerBase else { return }
        state = source.state
        timing = source.timing
        undefinedValues = source.undefinedValues
    }

    /// A layer with default values; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        isCopy = false
        super.init()
        timing.duration = .infinity
    }

    /// Called when something that is drawn has changed.
    package func drawingDidChange() {}

    /// Called when the layer's time space has changed.
    package func timingDidChange() {}

    /// Runs `store` as a change of the property `key`; layers animate it where an action says so.
    package func change(_ key: String, _ store: () -> Void) { store() }
}

/// Gives access to the initialisers of a layer class known only at run time; never instantiated itself.
open class _CALayerInitProbe: _CALayerBase {
    /// Never used directly.
    public required override init() { super.init() }
    /// Never used directly.
    public required override init(layer: Any) { super.init(layer: layer) }
    /// Never used directly.
    public required init?(coder: NSCoder) { nil }
}

extension CALayer {
    /// A layer of class `type`, made by its `init()`: what a view does with its `layerClass`.
    package static func make(_ type: CALayer.Type) -> CALayer {
        let layer: AnyObject = unsafeBitCast(type as AnyClass, to: _CALayerInitProbe.Type.self).init()
        return unsafeDowncast(layer, to: CALayer.self)
    }

    /// A copy made by the `init(layer:)` of `layer`'s own class.
    package static func copy(of layer: CALayer) -> CALayer {
        let probe = unsafeBitCast(Swift.type(of: layer) as AnyClass, to: _CALayerInitProbe.Type.self)
        return unsafeDowncast(probe.init(layer: layer) as AnyObject, to: CALayer.self)
    }
}
