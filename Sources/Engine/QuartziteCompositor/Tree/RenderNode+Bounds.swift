import CQuartziteKernels
import CoreGraphics

extension RenderNode {
    /// Returns the pixels inside `limit` that the node may touch, without drawing.
    package func bounds(within limit: PixelRect) -> PixelRect {
        switch self {
        case .shape(let node): node.transform.pixelBounds(of: node.path.boundingBox, within: limit)
        case .image(let node): node.transform.pixelBounds(of: node.destination, within: limit)
        case .sprites(let batch): batch.bounds(within: limit)
        case .particles(let node):
            node.batches(within: limit).reduce(.empty) { $0.union($1.bounds(within: limit)) }
        case .group(let group): group.bounds(within: limit)
        }
    }
}

extension [RenderNode] {
    /// Returns the pixels inside `limit` that the nodes may touch.
    package func bounds(within limit: PixelRect) -> PixelRect {
        reduce(.empty) { $0.union($1.bounds(within: limit)) }
    }
}

extension SpriteBatch {
    fileprivate func bounds(within limit: PixelRect) -> PixelRect {
        guard let shown = image.part(source) else { return .empty }
        let box = qz_box(limit)
        return sprites.reduce(.empty) { total, sprite in
            var sprite = sprite
            return total.union(PixelRect(qz_sprite_bounds(&sprite, Int32(shown.width), Int32(shown.height), box)))
        }
    }
}

extension RenderGroup {
    fileprivate func bounds(within limit: PixelRect) -> PixelRect {
        let inner = clips.reduce(limit) {
            $0.intersection($1.transform.pixelBounds(of: $1.path.boundingBox, within: limit))
        }
        let spread = filters.margin
        let content = nodes.bounds(within: inner).intersection(inner).outset(by: spread)
        guard let shadow, abs(shadow.offsetX) < 1e6, abs(shadow.offsetY) < 1e6 else { return content }
        let silhouette = shadow.silhouette.map { $0.transform.pixelBounds(of: $0.path.boundingBox, within: limit) }
        let cast = (silhouette ?? content).outset(by: shadow.blur.margin)
            .offset(x: Int(shadow.offsetX.rounded()), y: Int(shadow.offsetY.rounded()))
        return content.union(cast.outset(by: spread).intersection(limit))
    }
}
