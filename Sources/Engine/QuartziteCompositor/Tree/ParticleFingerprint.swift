import CQuartziteKernels

/// A hash of all sprites of a frame in drawing order; equal particles have equal fingerprints.
package struct ParticleFingerprint: Hashable, Sendable {
    /// The number of sprites.
    package private(set) var count = 0
    /// The 64-bit FNV-1a hash of their memory, four bytes per step.
    package private(set) var hash: UInt64 = 1_469_598_103_934_665_603

    package init(_ tree: RenderTree, threads: Int = 1) {
        add(tree.nodes, threads)
    }

    private mutating func add(_ nodes: [RenderNode], _ threads: Int) {
        for node in nodes {
            switch node {
            case .shape, .image: break
            case .sprites(let batch): add(batch)
            case .particles(let particles): for batch in particles.batches(threads: threads) { add(batch) }
            case .group(let group):
                add(group.nodes, threads)
                if let mask = group.mask { add(mask, threads) }
            }
        }
    }

    private mutating func add(_ batch: SpriteBatch) {
        count += batch.sprites.count
        let words = UnsafeRawBufferPointer(
            start: batch.sprites.base, count: batch.sprites.count * MemoryLayout<qz_sprite>.stride)
        for word in words.bindMemory(to: UInt32.self) { hash = (hash ^ UInt64(word)) &* 1_099_511_628_211 }
    }
}
