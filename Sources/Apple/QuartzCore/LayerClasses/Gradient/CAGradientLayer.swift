import QuartziteCompositor

/// A layer that draws a colour gradient in its rounded bounds, over its background and under its contents
/// (layers.md §8).
///
/// Colours are interpolated as unpremultiplied, gamma-encoded sRGB values: halfway between transparent black and white
/// is half-transparent grey.
open class CAGradientLayer: CALayer, PropertyHolder {
    var values = GradientValues() { didSet { markChanged() } }
    /// The cached colour table of the last frame, shared with the presentation copies of this layer.
    private let ramps: GradientRamps

    /// Creates a layer without colours.
    public override init() {
        ramps = GradientRamps()
        super.init()
    }

    /// Creates a presentation copy of `layer`.
    public override init(layer: Any) {
        let other = CAGradientLayer.copied(layer)
        values = other?.values ?? GradientValues()
        ramps = other?.ramps ?? GradientRamps()
        super.init(layer: layer)
    }

    /// Creates a layer without colours; nothing is decoded from `coder`.
    public required init?(coder: NSCoder) {
        ramps = GradientRamps()
        super.init(coder: coder)
    }

    /// The colours of the gradient as `CGColor` objects; the default is nil.
    ///
    /// Animatable colour by colour. Nothing is drawn if there are fewer than two, or if one of them is not a `CGColor`.
    open var colors: [Any]? {
        get { values.colors.objects }
        set { change(#function) { values.colors = GradientColors(objects: newValue) } }
    }

    /// The locations of the colours, from 0 (start) to 1 (end); nil, the default, spaces them evenly.
    ///
    /// Animatable. Locations should increase: one below its predecessor counts as equal to it, and equal locations
    /// create a hard edge. Locations outside 0…1 lie beyond the ends. Locations in excess of the colours are ignored;
    /// with fewer locations than colours, nothing is drawn.
    open var locations: [NSNumber]? {
        get { values.locations.map { $0.map { NSNumber(value: $0) } } }
        set { change(from: values.locations, to: newValue.map { $0.map(\.doubleValue) }) { values.locations = $0 } }
    }

    /// The start point in unit coordinates of the bounds; the default is (0.5, 0).
    ///
    /// Animatable.
    open var startPoint: CGPoint {
        get { values.startPoint }
        set { change(from: values.startPoint, to: newValue) { values.startPoint = $0 } }
    }

    /// The end point in unit coordinates of the bounds; the default is (0.5, 1).
    ///
    /// Animatable.
    open var endPoint: CGPoint {
        get { values.endPoint }
        set { change(from: values.endPoint, to: newValue) { values.endPoint = $0 } }
    }

    /// The type of the gradient; the default is ``CAGradientLayerType/axial``.
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
        let paint = GradientPaint(shape: shape, ramp: ramps.ramp(stops, mixing: pass.gradientMixing))
        var node = ShapeNode(
            path: currentOutline().fill, paint: .gradient(paint), transform: pass.transform, opacity: pass.opacity)
        node.antialias = pass.smoothsOutline(of: state)
        nodes.append(.shape(node))
    }
}

/// Caches the colour table drawn last.
private final class GradientRamps {
    private var last: (stops: [GradientPaint.Stop], mixing: GradientMixing, ramp: GradientRamp)?

    func ramp(_ stops: [GradientPaint.Stop], mixing: GradientMixing) -> GradientRamp {
        if let last, last.stops == stops, last.mixing == mixing { return last.ramp }
        let ramp = GradientRamp(stops, mixing: mixing)
        last = (stops, mixing, ramp)
        return ramp
    }
}
