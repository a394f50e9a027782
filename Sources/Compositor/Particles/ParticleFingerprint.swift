import CKernels

/// All sprites of a frame in drawing order, in one number: equal particles have equal fingerprints.
package struct ParticleFingerprint: Hashable, Sendable {
    /// How many sprites there are.
    package private(set) var count = 0
    /// 64-bit FNV-1a over their memory, four bytes a step.
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
