/// The tiles of one level of detail; tile (0, 0) begins at the origin of the layer's coordinates.
struct TileGrid {
    struct Tile: Hashable {
        let density: Double
        let column, row: Int
    }

    /// The size of a tile in pixels.
    let columns, rows: Int
    /// Pixels per point.
    let density: Double

    /// Creates the least detailed level with a pixel for each pixel of the frame, or else the most detailed level.
    init(tileSize: CGSize, levels: Int, bias: Int, contentsScale: CGFloat, pixelsPerPoint: Double) {
        columns = Self.side(tileSize.width)
        rows = Self.side(tileSize.height)
        let base = contentsScale > 0 && contentsScale < 64 ? Double(contentsScale) : 1
        let maximum = min(max(bias, 0), 16)
        var level = maximum - min(max(levels, 1), 32) + 1
        var density = base * Double(sign: .plus, exponent: level, significand: 1)
        // A scale barely above the level's is no reason to draw four times the pixels.
        while level < maximum, density * 1.001 < pixelsPerPoint {
            level += 1
            density *= 2
        }
        self.density = density
    }

    private static func side(_ length: CGFloat) -> Int { length > 0 ? Int(min(max(length.rounded(), 16), 4096)) : 256 }

    /// The frame of a tile, in the layer's points.
    func frame(of tile: Tile) -> CGRect {
        let (width, height) = (Double(columns) / density, Double(rows) / density)
        return CGRect(x: Double(tile.column) * width, y: Double(tile.row) * height, width: width, height: height)
    }

    /// The tiles that touch `rect`, row by row; at most ``maximumTiles``.
    func tiles(in rect: CGRect) -> [Tile] {
        func range(_ low: Double, _ high: Double, _ side: Int) -> Range<Int> {
            let first = (low * density / Double(side)).rounded(.down)
            let end = (high * density / Double(side)).rounded(.up)
            guard abs(first) < 1e9, abs(end) < 1e9, first < end else { return 0..<0 }
            return Int(first)..<Int(end)
        }
        let across = range(rect.minX, rect.maxX, columns)
        let down = range(rect.minY, rect.maxY, rows)
        guard !across.isEmpty, across.count <= Self.maximumTiles else { return [] }
        return down.prefix(Self.maximumTiles / across.count).flatMap { row in
            across.map { Tile(density: density, column: $0, row: row) }
        }
    }

    static let maximumTiles = 10_000
}

/// The images of the tiles that have been drawn.
final class TileStore {
    private var images: [TileGrid.Tile: CGImage] = [:]
    /// Whether the tiles were drawn with y up.
    private var areFlipped = false
    private static let maximumPixels = 64_000_000

    func removeAll() { images.removeAll() }

    /// Returns the image of a tile; where geometry is flipped, the layer draws with y up.
    func image(_ tile: TileGrid.Tile, drawnBy layer: CALayer, _ grid: TileGrid, isFlipped: Bool) -> CGImage? {
        if isFlipped != areFlipped { removeAll() }
        areFlipped = isFlipped
        if let image = images[tile] { return image }
        if (images.count + 1) * grid.columns * grid.rows > Self.maximumPixels { removeAll() }
        let context = CGContext(
            recordingWidth: grid.columns, height: grid.rows, scale: grid.density, flipped: true)
        let frame = grid.frame(of: tile)
        context.translateBy(x: -frame.minX, y: -frame.minY)
        if isFlipped {
            context.translateBy(x: 0, y: layer.state.bounds.minY + layer.state.bounds.maxY)
            context.scaleBy(x: 1, y: -1)
        }
        context.clip(to: layer.state.bounds)
        layer.draw(in: context)
        let image = context.picture(in: SceneContext.current.pictures)
        images[tile] = image
        return image
    }
}
