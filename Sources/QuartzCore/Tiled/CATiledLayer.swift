import Compositor

/// A layer that draws itself tile by tile, at the level of detail its size on screen asks for.
///
/// Each tile on screen is one call of `draw(in:)`, whose context shows by its clip and transform what to draw. Tiles
/// are drawn when a frame first shows them, whole and at once: nothing fades in and nothing happens in the background,
/// so that a frame depends on its time alone. They are kept until ``CALayer/setNeedsDisplay()``.
open class CATiledLayer: CALayer {
    /// The tiles drawn so far, shared with the copies that present this layer.
    private let tiles: TileStore

    /// A layer without tiles.
    public override init() {
        tiles = TileStore()
        super.init()
    }

    /// A copy of `layer` for presentation; it shares the tiles.
    public override init(layer: Any) {
        let other = CATiledLayer.copied(layer)
        tiles = other?.tiles ?? TileStore()
        super.init(layer: layer)
        guard let other else { return }
        (tileSize, levelsOfDetail, levelsOfDetailBias) = (
            other.tileSize, other.levelsOfDetail, other.levelsOfDetailBias
        )
    }

    /// A layer without tiles; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        tiles = TileStore()
        super.init(coder: coder)
    }

    /// How long tiles take to appear on Apple's systems, 0.25 seconds; here they appear at once.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// How many levels there are, each with half the detail of the one before; 1 unless set, at most 32 are used.
    open var levelsOfDetail = 1 {
        didSet { if levelsOfDetail != oldValue { setNeedsDisplay() } }
    }

    /// How many of the levels have more detail than the layer's own size, each twice as much; 0 unless set, at most 16.
    open var levelsOfDetailBias = 0 {
        didSet { if levelsOfDetailBias != oldValue { setNeedsDisplay() } }
    }

    /// The size of a tile in pixels; 256 × 256 unless set; used rounded, between 16 and 4096.
    open var tileSize = CGSize(width: 256, height: 256) {
        didSet { if tileSize != oldValue { setNeedsDisplay() } }
    }

    /// Forgets the tiles; the next frame draws those it shows.
    open override func display() {
        displayIsNeeded = false
        tiles.removeAll()
    }

    /// As on any layer, with `tileSize`, `levelsOfDetail` and `levelsOfDetailBias`.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "tileSize": tileSize
        case "levelsOfDetail": NSNumber(value: levelsOfDetail)
        case "levelsOfDetailBias": NSNumber(value: levelsOfDetailBias)
        default: super.value(forKey: key)
        }
    }

    /// As on any layer, with `tileSize`, `levelsOfDetail` and `levelsOfDetailBias`.
    open override func setValue(_ value: Any?, forKey key: String) {
        func whole() -> Int? { AnimatableValue(value)?.double.flatMap { Int(exactly: $0.rounded()) } }
        switch key {
        case "tileSize": if case .size(let size)? = AnimatableValue(value) { tileSize = size }
        case "levelsOfDetail": if let number = whole() { levelsOfDetail = number }
        case "levelsOfDetailBias": if let number = whole() { levelsOfDetailBias = number }
        default: super.setValue(value, forKey: key)
        }
    }

    /// As for any layer, with what a new tiled layer has.
    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "tileSize": CGSize(width: 256, height: 256)
        case "levelsOfDetail": NSNumber(value: 1)
        default: super.defaultValue(forKey: key)
        }
    }

    /// Its tiles depend on the client's drawing, which may change without a word.
    package override var drawsEveryFrame: Bool { true }

    package override func appendContentNodes(to nodes: inout [RenderNode], pass: RenderPass) {
        let shown = pass.visible(state.bounds)
        guard !shown.isEmpty else { return }
        let grid = TileGrid(
            tileSize: tileSize, levels: levelsOfDetail, bias: levelsOfDetailBias, contentsScale: state.contentsScale,
            pixelsPerPoint: pass.transform.meanScale)
        let upright = pass.isFlipped ? state.flip.concatenating(pass.transform) : pass.transform
        let start = nodes.count
        for tile in grid.tiles(in: shown) {
            guard let image = tiles.image(tile, drawnBy: self, grid) else { continue }
            let frame = grid.frame(of: tile)
            let part = frame.intersection(state.bounds)
            guard !part.isEmpty else { continue }
            let source = CGRect(
                x: (part.minX - frame.minX) * grid.density, y: (part.minY - frame.minY) * grid.density,
                width: part.width * grid.density, height: part.height * grid.density)
            // Neighbours share the pixels along their edge: their shares must add up, not cover each other.
            nodes.append(
                .image(
                    ImageNode(
                        image: image, source: source, destination: part, transform: upright, blendMode: .plusLighter)))
        }
        guard nodes.count > start else { return }
        nodes.group(from: start) {
            $0.opacity = pass.opacity
            $0.isIsolated = true
        }
    }
}
