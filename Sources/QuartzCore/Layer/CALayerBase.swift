/// What every layer is built from: its values and its initialisers.
///
/// Use ``CALayer``.
///
/// The initialisers sit on a class of their own so that layers of a class known only at run time can be made although
/// no initialiser is `required`; see ``_CALayerInitProbe``.
open class _CALayerBase: NSObject, AssociatedValueHolder {
    package final var associatedValues: AssociatedValues?
    final var state = LayerState() { didSet { drawingDidChange() } }
    package final var timing = MediaTiming() { didSet { timingDidChange() } }
    fileprivate final var knownSystemClass: AnyClass?
    /// Values under keys that no property has.
    final var undefinedValues: [String: Any] = [:]
    /// Whether this layer was copied from another to present it; copies never animate by themselves.
    package final let isCopy: Bool
    /// Whether `init(layer:)` is being called to copy this layer, rather than by an app with any layer at hand.
    fileprivate final var isBeingCopied = false

    /// A layer with default values.
    public override init() {
        isCopy = false
        super.init()
        timing.duration = .infinity
        SceneContext.keepUntilCommit(self)
    }

    /// A copy of `layer`'s values, for presentation; subclasses copy the properties they add.
    ///
    /// Called by an app itself, a layer with default values.
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

    /// A layer with default values; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        isCopy = false
        super.init()
        timing.duration = .infinity
    }

    /// Called when something that is drawn has changed.
    func drawingDidChange() {}

    /// Called when the layer's time space has changed.
    func timingDidChange() {}

    /// Runs `store` as a change of the property `key`; layers animate it where an action says so.
    package func change(_ key: String, _ store: () -> Void) { store() }

    private let hashNumber = HashNumber()

    /// A number that is the same in every run, where an address is not.
    open override var hash: Int { hashNumber.value }
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

extension _CALayerBase {
    /// The layer that is being copied where `layer`, which `init(layer:)` was called with, is that.
    package static func copied(_ layer: Any) -> Self? {
        guard let layer = layer as? Self, layer.isBeingCopied else { return nil }
        return layer
    }
}

extension CALayer {
    /// A layer of class `type`, made by its `init()`: what a view does with its `layerClass`.
    package static func make(_ type: CALayer.Type) -> CALayer {
        let layer: AnyObject = unsafeBitCast(type as AnyClass, to: _CALayerInitProbe.Type.self).init()
        return unsafeDowncast(layer, to: CALayer.self)
    }

    /// A copy made by the `init(layer:)` of `layer`'s own class, or else of the nearest class above that an app does not
    /// declare.
    ///
    /// Many layers that apps declare have no `init(layer:)`: as on Apple's systems, it is called for `presentation()` and
    /// for drawing alone.
    package static func copy(of layer: CALayer, asOwnClass isOwn: Bool = false) -> CALayer {
        let type: AnyClass = isOwn ? Swift.type(of: layer) as AnyClass : layer.systemClass
        layer.isBeingCopied = true
        defer { layer.isBeingCopied = false }
        let probe = unsafeBitCast(type, to: _CALayerInitProbe.Type.self)
        return unsafeDowncast(probe.init(layer: layer) as AnyObject, to: CALayer.self)
    }

    /// The nearest class that an app does not declare.
    private var systemClass: AnyClass {
        if let knownSystemClass { return knownSystemClass }
        let classes = sequence(first: Swift.type(of: self) as AnyClass) { _getSuperclass($0) }
        let found: AnyClass? = classes.first { type in
            let name = String(reflecting: type)
            return name.hasPrefix("QuartzCore.") || name.hasPrefix("UIKit.")
        }
        let type: AnyClass = found ?? CALayer.self
        knownSystemClass = type
        return type
    }

    /// Whether copies of either kind are of one class.
    final var isOfSystemClass: Bool { systemClass == Swift.type(of: self) }
}
