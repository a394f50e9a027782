import QuartziteCompositor

/// A layer that draws text, clipped to its bounds, with the first line at the top (layers.md §10).
///
/// Glyphs are filled as outlines at the resolution of the frame, so `contentsScale` has no effect. A subclass may
/// override `draw(in:)` to draw before or after calling super, or to transform the context to place the text.
open class CATextLayer: CALayer, PropertyHolder {
    var values = TextValues() { didSet { markChanged() } }
    private let textContents: TextContents
    /// The transforms with which a subclass's drawing placed the text, in the layer's coordinates; nil for the default
    /// place.
    private var placements: [CGAffineTransform]? { didSet { markChanged() } }
    /// The transform from the layer's coordinates to the context's device space, while the layer draws itself.
    private var deviceTransform: CGAffineTransform?

    /// Creates a layer without text, which redraws when its size changes.
    public override init() {
        textContents = TextContents()
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// Creates a presentation copy of `layer`.
    public override init(layer: Any) {
        let other = CATextLayer.copied(layer)
        values = other?.values ?? TextValues()
        placements = other?.placements
        textContents = other?.textContents ?? TextContents()
        super.init(layer: layer)
        needsDisplayOnBoundsChange = other?.needsDisplayOnBoundsChange ?? true
    }

    /// Creates a layer without text; nothing is decoded from `coder`.
    public required init?(coder: NSCoder) {
        textContents = TextContents()
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    /// The text, a `String` or an `NSAttributedString`, which is copied; any other value, such as the default nil,
    /// draws nothing.
    ///
    /// An attributed string uses its own fonts and colours, with defaults of 12 points and black. At most 100,000 bytes
    /// of UTF-8 are drawn.
    open var string: Any? {
        get { values.string }
        set { change(#function) { values.string = TextValues.immutable(newValue) } }
    }

    /// The font as a name, a `CGFont` or a `UIFont`, whose size is ignored; the default is "Helvetica", which Inter
    /// replaces.
    open var font: Any? {
        get { values.font }
        set { change(#function) { values.font = TextValues.immutable(newValue) } }
    }

    /// The font size in points; the default is 36, and sizes that are not positive draw nothing.
    ///
    /// Animatable.
    open var fontSize: CGFloat {
        get { values.fontSize }
        set { change(from: values.fontSize, to: newValue) { values.fontSize = $0 } }
    }

    /// The colour of a plain string; the default is opaque white, and nil draws nothing.
    ///
    /// Animatable.
    open var foregroundColor: CGColor? {
        get { values.foregroundColor }
        set { change(from: values.foregroundColor, to: newValue) { values.foregroundColor = $0 } }
    }

    /// Whether lines wrap to fit the width of the bounds; the default is false.
    open var isWrapped: Bool {
        get { values.isWrapped }
        set { changeFlag(from: values.isWrapped, to: newValue) { values.isWrapped = $0 } }
    }

    /// The horizontal alignment of lines in the bounds; the default is ``CATextLayerAlignmentMode/natural``.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { values.alignmentMode }
        set { change(from: values.alignmentMode, to: newValue) { values.alignmentMode = $0 } }
    }

    /// How lines, or the whole of a wrapped text, are truncated to fit; the default is
    /// ``CATextLayerTruncationMode/none``.
    open var truncationMode: CATextLayerTruncationMode {
        get { values.truncationMode }
        set { change(from: values.truncationMode, to: newValue) { values.truncationMode = $0 } }
    }

    /// Whether glyph positions may be rounded to whole pixels; stored without effect, because they never are.
    open var allowsFontSubpixelQuantization: Bool {
        get { values.allowsFontSubpixelQuantization }
        set {
            change(from: values.allowsFontSubpixelQuantization, to: newValue) {
                values.allowsFontSubpixelQuantization = $0
            }
        }
    }

    /// Returns the default value of `key`; unlike other layers, a text layer redraws when its size changes.
    open override class func defaultValue(forKey key: String) -> Any? {
        key == CALayer.Row.needsDisplayOnBoundsChange.key ? NSNumber(value: true) : super.defaultValue(forKey: key)
    }

    override class var properties: LayerProperties { ownProperties }
    private static let ownProperties = LayerProperties(TextValues.properties, of: CATextLayer.self)

    // MARK: Drawing

    /// Calls the drawing methods of a delegate or a subclass; a plain text layer has nothing to prepare.
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

    /// Draws the text with the bounds' origin in place.
    open override func draw(in ctx: CGContext) {
        guard let deviceTransform else {
            ctx.saveGState()
            ctx.clip(to: state.bounds)
            let color = values.foregroundColor ?? .clear
            ctx.draw(values.layout(in: state.bounds.size), at: state.bounds.origin, color: color)
            ctx.restoreGState()
            return
        }
        // The layer's contents stay empty: frames fill the outlines at the placements recorded here.
        placements = (placements ?? []) + [ctx.ctm.concatenating(deviceTransform.inverted())]
        drawingWasEmpty = true
    }

    /// The transform from the layer's coordinates to the device space of the context that `displayByDrawing` creates.
    private var displayTransform: CGAffineTransform {
        let scale = state.contentsScale
        let height = (state.bounds.height * scale).rounded(.up)
        return CGAffineTransform(translationX: -state.bounds.minX, y: -state.bounds.minY)
            .concatenating(
                isGeometryInverted
                    ? CGAffineTransform(scaleX: scale, y: scale)
                    : CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height))
    }

    override func appendContentNodes(to nodes: inout [RenderNode], pass: RenderPass) {
        let bounds = state.bounds
        guard bounds.width > 0, bounds.height > 0, values.string != nil else { return }
        let parts = textContents.parts(of: values, in: bounds.size)
        let upright = pass.isFlipped ? state.flip.concatenating(pass.transform) : pass.transform
        let start = nodes.count
        var isInside = true
        for placement in placements ?? [.identity] {
            let place = CGAffineTransform(translationX: bounds.minX, y: bounds.minY).concatenating(placement)
            isInside = isInside && bounds.contains(parts.box.applying(place))
            let transform = Projection(place).concatenating(upright)
            for fill in parts.fills {
                let node = RenderNode.filled(
                    fill.path, with: fill.color ?? values.foregroundColor, transform: transform, opacity: pass.opacity)
                if let node { nodes.append(node) }
            }
            let opacity = values.foregroundColor?.alpha ?? 0
            for picture in parts.pictures {
                let source = CGRect(x: 0, y: 0, width: picture.image.width, height: picture.image.height)
                nodes.append(
                    .image(
                        ImageNode(
                            image: picture.image, source: source, destination: picture.rect, transform: transform,
                            minification: .trilinear, opacity: pass.opacity * (picture.opacity ?? opacity))))
            }
        }
        guard nodes.count > start, !isInside else { return }
        let clip = ClipShape(
            path: CGPath(rect: bounds, transform: nil), transform: upright, antialias: pass.smoothsEdges(of: state))
        nodes.group(from: start) { $0.clips = [clip] }
    }
}
