import QuartziteCompositor

/// A layer that fills and strokes a path between its contents and its first sublayer (layers.md §7).
///
/// The path uses the layer's coordinates, in points, and is clipped to the bounds only if the layer masks to them.
open class CAShapeLayer: CALayer, PropertyHolder {
    var values = ShapeValues() { didSet { markChanged() } }
    /// The cached stroke outline, shared with the presentation copies of this layer.
    private let outlines: StrokeOutlines

    /// Creates a layer without a path.
    public override init() {
        outlines = StrokeOutlines()
        super.init()
    }

    /// Creates a presentation copy of `layer`.
    public override init(layer: Any) {
        let other = CAShapeLayer.copied(layer)
        values = other?.values ?? ShapeValues()
        outlines = other?.outlines ?? StrokeOutlines()
        super.init(layer: layer)
    }

    /// Creates a layer without a path; nothing is decoded from `coder`.
    public required init?(coder: NSCoder) {
        outlines = StrokeOutlines()
        super.init(coder: coder)
    }

    /// The path to fill and stroke, which is copied; the default is nil.
    ///
    /// Changes do not animate implicitly (layers.md L19). An explicit animation interpolates every point if both paths
    /// have the same kinds of elements; otherwise the path changes halfway.
    open var path: CGPath? {
        get { values.path }
        set { change(from: values.path, to: newValue?.copy()) { values.path = $0 } }
    }

    /// The colour that fills the path; nil fills nothing, and the default is opaque black.
    ///
    /// Animatable.
    open var fillColor: CGColor? {
        get { values.fillColor }
        set { change(from: values.fillColor, to: newValue) { values.fillColor = $0 } }
    }

    /// The rule that determines the inside of the path; the default is ``CAShapeLayerFillRule/nonZero``.
    open var fillRule: CAShapeLayerFillRule {
        get { values.fillRule }
        set { change(from: values.fillRule, to: newValue) { values.fillRule = $0 } }
    }

    /// The colour of the stroke, centred on the path and drawn over the fill; nil, the default, strokes nothing.
    ///
    /// Animatable.
    open var strokeColor: CGColor? {
        get { values.strokeColor }
        set { change(from: values.strokeColor, to: newValue) { values.strokeColor = $0 } }
    }

    /// The start of the stroke as a fraction of the length of all subpaths; the default is 0.
    ///
    /// Animatable. A negative value counts as 0. Nothing is stroked unless the value is less than `strokeEnd`.
    open var strokeStart: CGFloat {
        get { values.strokeStart }
        set { change(from: values.strokeStart, to: newValue) { values.strokeStart = $0 } }
    }

    /// The end of the stroke as a fraction of the length of all subpaths; the default is 1, and larger values count as
    /// 1.
    ///
    /// Animatable.
    open var strokeEnd: CGFloat {
        get { values.strokeEnd }
        set { change(from: values.strokeEnd, to: newValue) { values.strokeEnd = $0 } }
    }

    /// The width of the stroke in points; the default is 1, and nothing is stroked unless the width is positive.
    ///
    /// Animatable.
    open var lineWidth: CGFloat {
        get { values.lineWidth }
        set { change(from: values.lineWidth, to: newValue) { values.lineWidth = $0 } }
    }

    /// The maximum length of a miter in line widths, beyond which it becomes a bevel; the default is 10.
    ///
    /// Animatable.
    open var miterLimit: CGFloat {
        get { values.miterLimit }
        set { change(from: values.miterLimit, to: newValue) { values.miterLimit = $0 } }
    }

    /// The style of line ends; the default is ``CAShapeLayerLineCap/butt``.
    open var lineCap: CAShapeLayerLineCap {
        get { values.lineCap }
        set { change(from: values.lineCap, to: newValue) { values.lineCap = $0 } }
    }

    /// The style of line joins; the default is ``CAShapeLayerLineJoin/miter``.
    open var lineJoin: CAShapeLayerLineJoin {
        get { values.lineJoin }
        set { change(from: values.lineJoin, to: newValue) { values.lineJoin = $0 } }
    }

    /// The offset into the dash pattern at which the stroke starts, in points; the default is 0.
    ///
    /// Animatable.
    open var lineDashPhase: CGFloat {
        get { values.lineDashPhase }
        set { change(from: values.lineDashPhase, to: newValue) { values.lineDashPhase = $0 } }
    }

    /// The lengths of alternating dashes and gaps in points, which repeat; nil, the default, strokes a solid line.
    ///
    /// An odd number of lengths swaps dashes and gaps at each repetition. The line is solid if the pattern is empty,
    /// has a sum of zero or contains a negative length. At most 100,000 dashes are created, counted from the start of
    /// the stroke.
    open var lineDashPattern: [NSNumber]? {
        get { values.lineDashPattern.map { $0.map { NSNumber(value: $0) } } }
        set {
            change(from: values.lineDashPattern, to: newValue.map { $0.map(\.doubleValue) }) {
                values.lineDashPattern = $0
            }
        }
    }

    override class var properties: LayerProperties { ownProperties }
    private static let ownProperties = LayerProperties(ShapeValues.properties, of: CAShapeLayer.self)

    // MARK: Rendering

    override func appendContentNodes(to nodes: inout [RenderNode], pass: RenderPass) {
        guard let path = values.path, !path.isEmpty else { return }
        func add(_ path: CGPath, _ rule: CGPathFillRule, _ color: CGColor?) {
            let node = RenderNode.filled(
                path, rule, with: color, transform: pass.transform, opacity: pass.opacity)
            if let node { nodes.append(node) }
        }
        add(path, values.fillRule == .evenOdd ? .evenOdd : .winding, values.fillColor)
        if let color = values.strokeColor, color.alpha > 0, values.lineWidth > 0 {
            let outline = outlines.outline(
                of: path, values, scale: pass.transform.meanScale, isExact: pass.usesCoreGraphics)
            add(outline, .winding, color)
        }
    }
}
