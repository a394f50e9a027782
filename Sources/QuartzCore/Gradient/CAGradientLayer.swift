import Compositor

/// A layer that fills its rounded bounds with colours running into each other, above its background and below its
/// contents (layers.md §8).
///
/// Colours are mixed as straight, gamma-encoded sRGB values: half-way from clear black to white is half transparent
/// grey.
open class CAGradientLayer: CALayer {
    var values = GradientValues() { didSet { markChanged() } }
    /// The colours of the last frame as a table, shared with the copies that present this layer.
    private let ramps: GradientRamps

    /// A layer without colours.
    public override init() {
        ramps = GradientRamps()
        super.init()
    }

    /// A copy of `layer` for presentation.
    public override init(layer: Any) {
        let other = CAGradientLayer.copied(layer)
        values = other?.values ?? GradientValues()
        ramps = other?.ramps ?? GradientRamps()
        super.init(layer: layer)
    }

    /// A layer without colours; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        ramps = GradientRamps()
        super.init(coder: coder)
    }

    /// The colours, `CGColor` each; nil unless set; animates colour by colour.
    ///
    /// Nothing is painted for fewer than two, or where one of them is something else.
    open var colors: [Any]? {
        get { values.colors }
        set { change("colors") { values.colors = newValue } }
    }

    /// Where each colour is pure, from 0, the start, to 1, the end; nil, for even steps, unless set; animates.
    ///
    /// Locations should not decrease: one below its predecessor counts as equal to it, and equal ones make a hard edge.
    /// Those outside 0…1 lie beyond the ends. Further ones than there are colours are ignored; fewer paint nothing.
    open var locations: [NSNumber]? {
        get { values.locations.map { $0.map { NSNumber(value: $0) } } }
        set {
            let locations = newValue.map { $0.map(\.doubleValue) }
            if locations != values.locations { change("locations") { values.locations = locations } }
        }
    }

    /// Where the colours start, in fractions of the bounds; the middle of the top edge unless set; animates.
    open var startPoint: CGPoint {
        get { values.startPoint }
        set { if newValue != values.startPoint { change("startPoint") { values.startPoint = newValue } } }
    }

    /// Where the colours end, in fractions of the bounds; the middle of the bottom edge unless set; animates.
    open var endPoint: CGPoint {
        get { values.endPoint }
        set { if newValue != values.endPoint { change("endPoint") { values.endPoint = newValue } } }
    }

    /// How the colours are laid out; ``CAGradientLayerType/axial`` unless set.
    open var type: CAGradientLayerType {
        get { values.type }
        set { if newValue != values.type { change("type") { values.type = newValue } } }
    }

    // MARK: Key-value coding

    /// As on any layer, with the gradient's own properties.
    open override func value(forKey key: String) -> Any? {
        key == "colors" ? colors : super.value(forKey: key)
    }

    /// As on any layer, with the gradient's own properties.
    open override func setValue(_ value: Any?, forKey key: String) {
        guard let gradientKey = GradientKey(rawValue: key) else { return super.setValue(value, forKey: key) }
        if gradientKey == .colors {
            colors = value as? [Any]
        } else if value == nil || value is NSNull {
            change(key) { values.set(GradientValues()[gradientKey], for: gradientKey) }
        } else if let value = AnimatableValue(value) {
            change(key) { values.set(value, for: gradientKey) }
        }
    }

    /// As for any layer, with what a new gradient has.
    open override class func defaultValue(forKey key: String) -> Any? {
        GradientKey(rawValue: key).map { GradientValues()[$0].boxed } ?? super.defaultValue(forKey: key)
    }

    package override class func animatesImplicitly(_ key: String) -> Bool {
        GradientKey(rawValue: key).map { $0 != .type } ?? super.animatesImplicitly(key)
    }

    package override func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
        GradientKey(rawValue: keyPath).map { values[$0] } ?? super.animatableValue(forKeyPath: keyPath)
    }

    package override func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
        if let key = GradientKey(rawValue: keyPath) {
            values.set(value, for: key)
        } else {
            super.setAnimatableValue(value, forKeyPath: keyPath)
        }
    }

    // MARK: Rendering

    package override func appendBackdropNodes(to nodes: inout [RenderNode], pass: RenderPass) {
        guard let shape = values.shape(in: state.bounds), let stops = values.stops else { return }
        let paint = GradientPaint(shape: shape, ramp: ramps.ramp(stops))
        nodes.append(
            .shape(
                ShapeNode(
                    path: currentOutline().fill, paint: .gradient(paint), transform: pass.transform,
                    opacity: pass.opacity)))
    }
}

/// Keeps the table of the colours drawn last.
private final class GradientRamps {
    private var last: (stops: [GradientPaint.Stop], ramp: GradientRamp)?

    func ramp(_ stops: [GradientPaint.Stop]) -> GradientRamp {
        if let last, last.stops == stops { return last.ramp }
        let ramp = GradientRamp(stops)
        last = (stops, ramp)
        return ramp
    }
}
