import CQuartziteKernels
import QuartziteCompositor

extension Array where Element == RenderNode {
    /// Multiplies the colours of the nodes from `start` on, but not their alpha.
    mutating func tint(from start: Int, by tint: Tint) {
        guard !tint.keepsColors else { return }
        for index in start..<count { self[index].multiply(by: tint) }
    }
}

extension RenderNode {
    /// Multiplies the node's colours; groups multiply those of their nodes, and masks keep theirs because only alpha
    /// counts.
    fileprivate mutating func multiply(by tint: Tint) {
        switch self {
        case .shape(var node):
            if case .solid(let pixel) = node.paint {
                node.paint = .solid(pixel.multiplied(by: tint))
            } else {
                node.tint = node.tint.multiplied(by: tint)
            }
            self = .shape(node)
        case .image(var node):
            node.tint = node.tint.multiplied(by: tint)
            self = .image(node)
        case .sprites(var batch):
            batch.sprites = SpriteRun(
                batch.sprites.map {
                    var sprite = $0
                    sprite.multiply(by: tint)
                    return sprite
                })
            self = .sprites(batch)
        case .particles(var node):
            for index in node.particleSets.indices { node.particleSets[index].view.multiply(by: tint) }
            self = .particles(node)
        case .group(var group):
            group.nodes.tint(from: 0, by: tint)
            if var shadow = group.shadow {
                shadow.color = shadow.color.multiplied(by: tint)
                group.shadow = shadow
            }
            self = .group(group)
        }
    }
}

extension UInt32 {
    /// Returns this BGRA pixel multiplied by a tint, with its alpha unchanged.
    fileprivate func multiplied(by tint: Tint) -> UInt32 {
        func byte(_ shift: UInt32, _ factor: Double) -> UInt32 {
            UInt32((Double(self >> shift & 0xFF) * factor).rounded()) << shift
        }
        return self & 0xFF00_0000 | byte(16, tint.red) | byte(8, tint.green) | byte(0, tint.blue)
    }
}

extension qz_particle_view {
    fileprivate mutating func multiply(by tint: Tint) {
        red *= Float(min(max(tint.red, 0), 1))
        green *= Float(min(max(tint.green, 0), 1))
        blue *= Float(min(max(tint.blue, 0), 1))
    }
}

extension qz_sprite {
    fileprivate mutating func multiply(by tint: Tint) {
        red = UInt16((Double(red) * tint.red).rounded())
        green = UInt16((Double(green) * tint.green).rounded())
        blue = UInt16((Double(blue) * tint.blue).rounded())
    }
}
