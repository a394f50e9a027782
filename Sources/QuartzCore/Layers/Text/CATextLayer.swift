import Compositor

/// A layer that draws text, its first line at the top of the bounds, clipped to them (layers.md §10).
///
/// Glyphs are filled as outlines at the frame's own resolution: `contentsScale` makes no difference. A subclass may
/// override `draw(in:)` and draw before or after calling super, or move the context to place the text.
open class CATextLayer: CALayer, PropertyHolder {
    var values = TextValues() { didSet { markChanged() } }
    private let picture: TextPicture
    /// Where a subclass's drawing put the text, in the layer's coordinates; nil: where it is without one.
    private var placements: [CGAffineTransform]? { didSet { markChanged() } }
    /// While the layer draws itself, from its coordinates to the context's device space.
    private var deviceTransform: CGAffineTransform?

    /// A layer without text, drawn anew when its size changes.
    public override init() {
        picture = TextPicture()
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// A copy of `layer` for presentation.
    public override init(layer: Any) {
        let other = CATextLayer.copied(layer)
        values = other?.values ?? TextValues()
        placements = other?.placements
        picture = other?.picture ?? TextPicture()
        super.init(layer: layer)
        needsDisplayOnBoundsChange = other?.needsDisplayOnBoundsChange ?? true
    }

    /// A layer without text; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        picture = TextPicture()
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    /// A `String` or an `NSAttributedString`, copied; nil unless set, and anything else draws nothing.
    ///
    /// An attributed string has its own fonts and colours: 12 points and black where it does not say. At most 100,000
    /// bytes of UTF-8 are drawn.
    open var string: Any? {
        get { values.string }
        set { change(#function) { values.string = TextValues.immutable(newValue) } }
    }

    /// A name, a `CGFont` or a `UIFont`, whose size does not count; "Helvetica", which Inter replaces, unless set.
    open var font: Any? {
        get { values.font }
        set { change(#function) { values.font = TextValues.immutable(newValue) } }
    }

    /// Points; 36 unless set; what is not positive draws nothing; animates.
    open var fontSize: CGFloat {
        get { values.fontSize }
        set { change(from: values.fontSize, to: newValue) { values.fontSize = $0 } }
    }

    /// The colour of a plain string; opaque white unless set, nil draws nothing; animates.
    open var foregroundColor: CGColor? {
        get { values.foregroundColor }
        set { change(from: values.foregroundColor, to: newValue) { values.foregroundColor = $0 } }
    }

    /// Whether lines are broken to fit the bounds' width; false unless set.
    open var isWrapped: Bool {
        get { values.isWrapped }
        set { change(from: values.isWrapped, to: newValue, key: "wrapped") { values.isWrapped = $0 } }
    }

    /// Where lines lie in the bounds' width; ``CATextLayerAlignmentMode/natural`` unless set.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { values.alignmentMode }
        set { change(from: values.alignmentMode, to: newValue) { values.alignmentMode = $0 } }
    }

    /// How lines, or all of a wrapped text, are shortened to fit; ``CATextLayerTruncationMode/none`` unless set.
    open var truncationMode: CATextLayerTruncationMode {
        get { values.truncationMode }
        set { change(from: values.truncationMode, to: newValue) { values.truncationMode = $0 } }
    }

    /// Whether glyphs may be moved to whole pixels; kept for its owner, they never are.
    open var allowsFontSubpixelQuantization: Bool {
        get { values.allowsFontSubpixelQuantization }
        set {
            change(from: values.allowsFontSubpixelQuantization, to: newValue) {
                values.allowsFontSubpixelQuantization = $0
            }
        }
    }

    /// As for any layer; a text layer is drawn anew when its size changes.
    open override class func defaultValue(forKey key: String) -> Any? {
        key == "needsDisplayOnBoundsChange" ? NSNumber(value: true) : super.defaultValue(forKey: key)
    }

    override class var properties: LayerProperties { ownProperties }
    private static let ownProperties = LayerProperties(TextValues.properties, of: CATextLayer.self)

    // MARK: Drawing

    /// Asks a delegate or a subclass to draw; a text layer on its own has nothing to prepare.
    open override func display() {
        displayIsNeeded = false
        guard delegate != nil || type(of: self) != CATextLayer.self else { return }
        (redrawnCopy as? CATextLayer ?? self).displayText()
    }

    private func displayText() {
        placements = nil
        deviceTransform = displayTransform
        displayThroughDelegate()
        deviceTransform = nil
    }

    /// Draws the text with the bounds' origin at its place.
    open override func draw(in ctx: CGContext) {
        guard let deviceTransform else {
            ctx.saveGState()
            ctx.clip(to: state.bounds)
            let color = values.foregroundColor ?? .clear
            ctx.draw(values.layout(in: state.bounds.size), at: state.bounds.origin, color: color)
            ctx.restoreGState()
            return
        }
        // Into its own contents nothing is drawn: the frame fills the outlines, where this drawing put them.
        placements = (placements ?? []) + [ctx.ctm.concatenating(deviceTransform.inverted())]
        drawingWasEmpty = true
    }

    /// From the layer's coordinates to the device space of the context that `displayByDrawing` makes.
    private var displayTransform: CGAffineTransform {
        let scale = state.contentsScale
        let height = (state.bounds.height * scale).rounded(.up)
        return CGAffineTransform(translationX: -state.bounds.minX, y: -state.bounds.minY)
            .concatenating(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height))
    }

    override func appendContentNodes(to nodes: inout [RenderNode], pass: RenderPass) {
        let bounds = state.bounds
        guard bounds.width > 0, bounds.height > 0, values.string != nil else { return }
        let (fills, box) = picture.fills(of: values, in: bounds.size)
        let upright = pass.isFlipped ? state.flip.concatenating(pass.transform) : pass.transform
        let start = nodes.count
        var isInside = true
        for placement in placements ?? [.identity] {
            let place = CGAffineTransform(translationX: bounds.minX, y: bounds.minY).concatenating(placement)
            isInside = isInside && bounds.contains(box.applying(place))
            let transform = Projection(place).concatenating(upright)
            for fill in fills {
                let node = RenderNode.filled(
                    fill.path, with: fill.color ?? values.foregroundColor, transform: transform, opacity: pass.opacity)
                if let node { nodes.append(node) }
            }
        }
        guard nodes.count > start, !isInside else { return }
        let clip = ClipShape(path: CGPath(rect: bounds, transform: nil), transform: upright)
        nodes.group(from: start) { $0.clips = [clip] }
    }
}
