import QuartziteCompositor

/// A layer that draws its contents in tiles, at the level of detail that its size on screen requires.
///
/// Each tile on screen is one call of `draw(in:)`; the clip and the transform of the context define the part to draw. A
/// frame draws all tiles that it shows for the first time, completely: they neither fade in nor load in the background,
/// so that a frame depends only on its time. Tiles are kept until ``CALayer/setNeedsDisplay()``.
open class CATiledLayer: CALayer, PropertyHolder {
    var values = TiledValues() { didSet { if values != oldValue { setNeedsDisplay() } } }
    /// The tiles drawn so far, shared with the presentation copies of this layer.
    private let tiles: TileStore

    /// Creates a layer without tiles.
    public override init() {
        tiles = TileStore()
        super.init()
    }

    /// Creates a copy of `layer` for presentation, which shares its tiles.
    public override init(layer: Any) {
        let other = CATiledLayer.copied(layer)
        values = other?.values ?? TiledValues()
        tiles = other?.tiles ?? TileStore()
        super.init(layer: layer)
    }

    /// Creates a layer without tiles and reads nothing from `coder`.
    public required init?(coder: NSCoder) {
        tiles = TileStore()
        super.init(coder: coder)
    }

    /// How long tiles take to fade in on Apple's systems, 0.25 seconds; here they appear at once.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// The number of levels of detail, each with half the resolution of the one before; 1 by default.
    ///
    /// At most 32 are used.
    open var levelsOfDetail: Int {
        get { values.levelsOfDetail }
        set { change(from: values.levelsOfDetail, to: newValue) { values.levelsOfDetail = $0 } }
    }

    /// The number of levels with more detail than the layer's own size, each with twice the resolution; 0 by default.
    ///
    /// At most 16 are used.
    open var levelsOfDetailBias: Int {
        get { values.levelsOfDetailBias }
        set { change(from: values.levelsOfDetailBias, to: newValue) { values.levelsOfDetailBias = $0 } }
    }

    /// The size of a tile in pixels, 256 × 256 by default, rounded and clamped to 16...4096.
    open var tileSize: CGSize {
        get { values.tileSize }
        set { change(from: values.tileSize, to: newValue) { values.tileSize = $0 } }
    }

    /// Discards the tiles; the next frame draws those that it shows.
    open override func display() {
        displayIsNeeded = false
        tiles.removeAll()
    }

    override class var properties: LayerProperties { ownProperties }
    private static let ownProperties = LayerProperties(TiledValues.properties, of: CATiledLayer.self)

    /// Always true, because the client's drawing code may change without notice.
    override var drawsEveryFrame: Bool { true }

    override func appendContentNodes(to nodes: inout [RenderNode], pass: RenderPass) {
        var shown = pass.visible(state.bounds)
        guard !shown.isEmpty else { return }
        // Tiles are upright on screen, whatever the direction of the layer's y-axis.
        if pass.isFlipped { shown.origin.y = state.bounds.minY + state.bounds.maxY - shown.maxY }
        let grid = TileGrid(
            tileSize: tileSize, levels: levelsOfDetail, bias: levelsOfDetailBias, contentsScale: state.contentsScale,
            pixelsPerPoint: pass.transform.meanScale)
        let upright = pass.isFlipped ? state.flip.concatenating(pass.transform) : pass.transform
        let start = nodes.count
        for tile in grid.tiles(in: shown) {
            guard let image = tiles.image(tile, drawnBy: self, grid, isFlipped: pass.isFlipped) else { continue }
            let frame = grid.frame(of: tile)
            let part = frame.intersection(state.bounds)
            guard !part.isEmpty else { continue }
            let source = CGRect(
                x: (part.minX - frame.minX) * grid.density, y: (part.minY - frame.minY) * grid.density,
                width: part.width * grid.density, height: part.height * grid.density)
            // Neighbours share the pixels along their edge, where their coverages must be added.
            var node = ImageNode(
                image: image, source: source, destination: part, transform: upright, blendMode: .plusLighter)
            node.antialias = pass.smoothsEdges(of: state)
            nodes.append(.image(node))
        }
        guard nodes.count > start else { return }
        nodes.group(from: start) {
            $0.opacity = pass.opacity
            $0.isIsolated = true
        }
    }
}

/// The properties that `CATiledLayer` adds, as a value.
struct TiledValues: PropertyValues, Equatable {
    var levelsOfDetail = 1
    var levelsOfDetailBias = 0
    var tileSize = CGSize(width: 256, height: 256)

    static let properties = PropertyTable<TiledValues>([
        Property("levelsOfDetail", \.levelsOfDetail, animates: false),
        Property("levelsOfDetailBias", \.levelsOfDetailBias, animates: false),
        Property("tileSize", \.tileSize, animates: false),
    ])
}
