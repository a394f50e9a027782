import CQuartziteKernels
import CoreGraphics

extension RenderNode {
    /// Returns the node transformed by `map`, which maps its pixels to other pixels.
    package func mapped(by map: Projection) -> RenderNode {
        switch self {
        case .shape(var node):
            node.transform = node.transform.concatenating(map)
            return .shape(node)
        case .image(var node):
            node.transform = node.transform.concatenating(map)
            return .image(node)
        case .sprites(var batch):
            batch.sprites = SpriteRun(batch.sprites.compactMap { $0.mapped(by: map) })
            return .sprites(batch)
        case .particles(var node):
            for index in node.particleSets.indices { node.particleSets[index].view.concatenate(map) }
            return .particles(node)
        case .group(let group):
            return .group(group.mapped(by: map))
        }
    }
}

extension qz_particle_view {
    fileprivate mutating func concatenate(_ map: Projection) {
        func mapped(_ row: (Double, Double, Double)) -> (Double, Double, Double) {
            (
                row.0 * map.m11 + row.1 * map.m21 + row.2 * map.m31,
                row.0 * map.m12 + row.1 * map.m22 + row.2 * map.m32,
                row.0 * map.m13 + row.1 * map.m23 + row.2 * map.m33
            )
        }
        projection = (mapped(projection.0), mapped(projection.1), mapped(projection.2), mapped(projection.3))
    }
}

extension RenderGroup {
    fileprivate func mapped(by map: Projection) -> RenderGroup {
        var group = self
        group.nodes = nodes.map { $0.mapped(by: map) }
        group.clips = clips.map { $0.mapped(by: map) }
        group.mask = mask?.map { $0.mapped(by: map) }
        group.shadow = shadow?.mapped(by: map)
        group.backdropFilters = backdropFilters.map { $0.mapped(by: map) }
        return group
    }
}

extension ClipShape {
    fileprivate func mapped(by map: Projection) -> ClipShape {
        ClipShape(path: path, rule: rule, transform: transform.concatenating(map), antialias: antialias)
    }
}

extension GroupShadow {
    /// Transforms offset and blur by the map's linear part, ignoring perspective.
    fileprivate func mapped(by map: Projection) -> GroupShadow {
        let w = map.m33 == 0 ? 1 : map.m33
        let area = abs(map.m11 * map.m22 - map.m12 * map.m21)
        var shadow = self
        shadow.offsetX = (offsetX * map.m11 + offsetY * map.m21) / w
        shadow.offsetY = (offsetX * map.m12 + offsetY * map.m22) / w
        shadow.sigma = sigma * area.squareRoot() / abs(w)
        shadow.silhouette = silhouette?.mapped(by: map)
        return shadow
    }
}

extension qz_sprite {
    /// The distance in pixels beyond which a `Float` cannot hold fractions of a pixel; such sprites are invisible.
    private static let reach = 1e6

    /// Returns the transformed sprite; nil if it is behind the viewer or beyond `reach`.
    fileprivate func mapped(by map: Projection) -> qz_sprite? {
        let (centre, w) = map.project(CGPoint(x: Double(x), y: Double(y)))
        guard w > 0, abs(centre.x) < Self.reach, abs(centre.y) < Self.reach else { return nil }
        // The derivative of the map at the sprite's centre.
        func direction(_ dx: Float, _ dy: Float) -> (x: Float, y: Float) {
            let (dx, dy) = (Double(dx), Double(dy))
            let dw = dx * map.m13 + dy * map.m23
            return (
                Float((dx * map.m11 + dy * map.m21 - centre.x * dw) / w),
                Float((dx * map.m12 + dy * map.m22 - centre.y * dw) / w)
            )
        }
        let (right, down) = (direction(a, b), direction(c, d))
        var sprite = self
        (sprite.x, sprite.y) = (Float(centre.x), Float(centre.y))
        (sprite.a, sprite.b) = (right.x, right.y)
        (sprite.c, sprite.d) = (down.x, down.y)
        return sprite
    }
}
