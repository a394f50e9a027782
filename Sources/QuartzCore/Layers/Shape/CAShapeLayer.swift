import Compositor

/// A layer that fills and strokes a path, between its contents and its first sublayer (layers.md §7).
///
/// The path is in the layer's coordinates, in points, and is not clipped to the bounds unless the layer masks to them.
open class CAShapeLayer: CALayer, PropertyHolder {
    var values = ShapeValues() { didSet { markChanged() } }
    /// Outlines made for the last frame, shared with the copies that present this layer.
    private let outlines: StrokeOutlines

    /// A layer without a path.
    public override init() {
        outlines = StrokeOutlines()
        super.init()
    }

    /// A copy of `layer` for presentation.
    public override init(layer: Any) {
        let other = CAShapeLayer.copied(layer)
        values = other?.values ?? ShapeValues()
        outlines = other?.outlines ?? StrokeOutlines()
        super.init(layer: layer)
    }

    /// A layer without a path; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        outlines = StrokeOutlines()
        super.init(coder: coder)
    }

    /// What is filled and stroked, copied; nil unless set.
    ///
    /// Changes do not animate by themselves (layers.md L19). Between paths with the same kinds of elements an explicit
    /// animation moves every point, between others it changes half-way.
    open var path: CGPath? {
        get { values.path }
        set { change(from: values.path, to: newValue?.copy()) { values.path = $0 } }
    }

    /// The colour of the inside; opaque black unless set, nil for none; animates.
    open var fillColor: CGColor? {
        get { values.fillColor }
        set { change(from: values.fillColor, to: newValue) { values.fillColor = $0 } }
    }

    /// What counts as inside; ``CAShapeLayerFillRule/nonZero`` unless set.
    open var fillRule: CAShapeLayerFillRule {
        get { values.fillRule }
        set { change(from: values.fillRule, to: newValue) { values.fillRule = $0 } }
    }

    /// The colour of the stroke, which lies over the fill, centred on the path; nil, for none, unless set; animates.
    open var strokeColor: CGColor? {
        get { values.strokeColor }
        set { change(from: values.strokeColor, to: newValue) { values.strokeColor = $0 } }
    }

    /// Where the stroke begins, as a fraction of the length of all subpaths; 0 unless set; animates.
    ///
    /// Below 0 counts as 0. Nothing is stroked where it is not less than `strokeEnd`.
    open var strokeStart: CGFloat {
        get { values.strokeStart }
        set { change(from: values.strokeStart, to: newValue) { values.strokeStart = $0 } }
    }

    /// Where the stroke ends, as a fraction of the length of all subpaths; 1 unless set, above counts as 1; animates.
    open var strokeEnd: CGFloat {
        get { values.strokeEnd }
        set { change(from: values.strokeEnd, to: newValue) { values.strokeEnd = $0 } }
    }

    /// The stroke's width in points; 1 unless set; nothing is stroked where it is not positive; animates.
    open var lineWidth: CGFloat {
        get { values.lineWidth }
        set { change(from: values.lineWidth, to: newValue) { values.lineWidth = $0 } }
    }

    /// The longest miter, in line widths; longer ones become bevels; 10 unless set; animates.
    open var miterLimit: CGFloat {
        get { values.miterLimit }
        set { change(from: values.miterLimit, to: newValue) { values.miterLimit = $0 } }
    }

    /// How lines end; ``CAShapeLayerLineCap/butt`` unless set.
    open var lineCap: CAShapeLayerLineCap {
        get { values.lineCap }
        set { change(from: values.lineCap, to: newValue) { values.lineCap = $0 } }
    }

    /// How lines join; ``CAShapeLayerLineJoin/miter`` unless set.
    open var lineJoin: CAShapeLayerLineJoin {
        get { values.lineJoin }
        set { change(from: values.lineJoin, to: newValue) { values.lineJoin = $0 } }
    }

    /// How far into the dash pattern the stroke begins, in points; 0 unless set; animates.
    open var lineDashPhase: CGFloat {
        get { values.lineDashPhase }
        set { change(from: values.lineDashPhase, to: newValue) { values.lineDashPhase = $0 } }
    }

    /// Lengths in points, drawn and left out by turns, over and over; nil, for an unbroken line, unless set.
    ///
    /// An odd number of lengths swaps lines and gaps every time round. A pattern that is empty, adds up to nothing or
    /// holds a length below 0 leaves the line unbroken; at most 100,000 dashes are cut, from the trimmed start on.
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
            add(outlines.outline(of: path, values, scale: pass.transform.meanScale), .winding, color)
        }
    }
}
