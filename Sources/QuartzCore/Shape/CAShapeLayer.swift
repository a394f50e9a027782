import Compositor

/// A layer that fills and strokes a path, between its contents and its first sublayer (layers.md §7).
///
/// The path is in the layer's coordinates, in points, and is not clipped to the bounds unless the layer masks to them.
open class CAShapeLayer: CALayer {
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
        set { if newValue != values.path { change("path") { values.path = newValue?.copy() } } }
    }

    /// The colour of the inside; opaque black unless set, nil for none; animates.
    open var fillColor: CGColor? {
        get { values.fillColor }
        set { if newValue != values.fillColor { change("fillColor") { values.fillColor = newValue } } }
    }

    /// What counts as inside; ``CAShapeLayerFillRule/nonZero`` unless set.
    open var fillRule: CAShapeLayerFillRule {
        get { values.fillRule }
        set { if newValue != values.fillRule { change("fillRule") { values.fillRule = newValue } } }
    }

    /// The colour of the stroke, which lies over the fill, centred on the path; nil, for none, unless set; animates.
    open var strokeColor: CGColor? {
        get { values.strokeColor }
        set { if newValue != values.strokeColor { change("strokeColor") { values.strokeColor = newValue } } }
    }

    /// Where the stroke begins, as a fraction of the length of all subpaths; 0 unless set; animates.
    ///
    /// Below 0 counts as 0. Nothing is stroked where it is not less than `strokeEnd`.
    open var strokeStart: CGFloat {
        get { values.strokeStart }
        set { if newValue != values.strokeStart { change("strokeStart") { values.strokeStart = newValue } } }
    }

    /// Where the stroke ends, as a fraction of the length of all subpaths; 1 unless set, above counts as 1; animates.
    open var strokeEnd: CGFloat {
        get { values.strokeEnd }
        set { if newValue != values.strokeEnd { change("strokeEnd") { values.strokeEnd = newValue } } }
    }

    /// The stroke's width in points; 1 unless set; nothing is stroked where it is not positive; animates.
    open var lineWidth: CGFloat {
        get { values.lineWidth }
        set { if newValue != values.lineWidth { change("lineWidth") { values.lineWidth = newValue } } }
    }

    /// The longest miter, in line widths; longer ones become bevels; 10 unless set; animates.
    open var miterLimit: CGFloat {
        get { values.miterLimit }
        set { if newValue != values.miterLimit { change("miterLimit") { values.miterLimit = newValue } } }
    }

    /// How lines end; ``CAShapeLayerLineCap/butt`` unless set.
    open var lineCap: CAShapeLayerLineCap {
        get { values.lineCap }
        set { if newValue != values.lineCap { change("lineCap") { values.lineCap = newValue } } }
    }

    /// How lines join; ``CAShapeLayerLineJoin/miter`` unless set.
    open var lineJoin: CAShapeLayerLineJoin {
        get { values.lineJoin }
        set { if newValue != values.lineJoin { change("lineJoin") { values.lineJoin = newValue } } }
    }

    /// How far into the dash pattern the stroke begins, in points; 0 unless set; animates.
    open var lineDashPhase: CGFloat {
        get { values.lineDashPhase }
        set { if newValue != values.lineDashPhase { change("lineDashPhase") { values.lineDashPhase = newValue } } }
    }

    /// Lengths in points, drawn and left out by turns, over and over; nil, for an unbroken line, unless set.
    ///
    /// An odd number of lengths swaps lines and gaps every time round. A pattern that is empty, adds up to nothing or
    /// holds a length below 0 leaves the line unbroken; at most 100,000 dashes are cut, from the trimmed start on.
    open var lineDashPattern: [NSNumber]? {
        get { values.lineDashPattern.map { $0.map { NSNumber(value: $0) } } }
        set {
            let pattern = newValue.map { $0.map(\.doubleValue) }
            if pattern != values.lineDashPattern { change("lineDashPattern") { values.lineDashPattern = pattern } }
        }
    }

    // MARK: Key-value coding

    /// As on any layer, with the shape's own properties.
    open override func setValue(_ value: Any?, forKey key: String) {
        guard let shapeKey = ShapeKey(rawValue: key) else { return super.setValue(value, forKey: key) }
        if value == nil || value is NSNull {
            change(key) { values.clear(shapeKey) }
        } else if let value = AnimatableValue(value) {
            change(key) { values.set(value, for: shapeKey) }
        }
    }

    /// As for any layer, with what a new shape has.
    open override class func defaultValue(forKey key: String) -> Any? {
        ShapeKey(rawValue: key).map { $0.defaultValue } ?? super.defaultValue(forKey: key)
    }

    package override class func animatesImplicitly(_ key: String) -> Bool {
        ShapeKey(rawValue: key)?.animatesImplicitly ?? super.animatesImplicitly(key)
    }

    package override func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
        ShapeKey(rawValue: keyPath).map { values[$0] } ?? super.animatableValue(forKeyPath: keyPath)
    }

    package override func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
        if let key = ShapeKey(rawValue: keyPath) {
            values.set(value, for: key)
        } else {
            super.setAnimatableValue(value, forKeyPath: keyPath)
        }
    }

    // MARK: Rendering

    package override func appendContentNodes(to nodes: inout [RenderNode], pass: RenderPass) {
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
