import QuartziteCompositor

extension RenderTree {
    /// The number of particles and other sprites.
    var particleCount: Int { nodes.reduce(0) { $0 + $1.particleCount } }
}

extension RenderNode {
    fileprivate var particleCount: Int {
        switch self {
        case .shape, .image: 0
        case .sprites(let batch): batch.sprites.count
        case .particles(let node): node.batches().reduce(0) { $0 + $1.sprites.count }
        case .group(let group): (group.nodes + (group.mask ?? [])).reduce(0) { $0 + $1.particleCount }
        }
    }
}
