import Compositor

/// A layer that fills its rounded bounds with colours running into each other, above its background and below its
/// contents (layers.md §8).
///
/// Colours are mixed as straight, gamma-encoded sRGB values: half-way from clear black to white is half transparent
/// grey.
open class CAGradientLayer: CALayer, PropertyHolder {
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
        get { values.colors.objects }
        set { change(#function) { values.colors = GradientColors(objects: newValue) } }
    }

    /// Where each colour is pure, from 0, the start, to 1, the end; nil, for even steps, unless set; animates.
    ///
    /// Locations should not decrease: one below its predecessor counts as equal to it, and equal ones make a hard edge.
    /// Those outside 0…1 lie beyond the ends. Further ones than there are colours are ignored; fewer paint nothing.
    open var locations: [NSNumber]? {
        get { values.locations.map { $0.map { NSNumber(value: $0) } } }
        set { change(from: values.locations, to: newValue.map { $0.map(\.doubleValue) }) { values.locations = $0 } }
    }

    /// Where the colours start, in fractions of the bounds; the middle of the top edge unless set; animates.
    open var startPoint: CGPoint {
        get { values.startPoint }
        set { change(from: values.startPoint, to: newValue) { values.startPoint = $0 } }
    }

    /// Where the colours end, in fractions of the bounds; the middle of the bottom edge unless set; animates.
    open var endPoint: CGPoint {
        get { values.endPoint }
        set { change(from: values.endPoint, to: newValue) { values.endPoint = $0 } }
    }

    /// How the colours are laid out; ``CAGradientLayerType/axial`` unless set.
    open var type: CAGradientLayerType {
        get { values.type }
        set { change(from: values.type, to: newValue) { values.type = $0 } }
    }

    override class var properties: LayerProperties { ownProperties }
    private static let ownProperties = LayerProperties(
        GradientValues.properties, of: CAGradientLayer.self)

    // MARK: Rendering

    override func appendBackdropNodes(to nodes: inout [RenderNode], pass: RenderPass) {
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
