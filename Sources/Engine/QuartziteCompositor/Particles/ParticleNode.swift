import CQuartziteKernels
import CoreGraphics

/// Particles that are evaluated while the frame is drawn, on its threads.
package struct ParticleNode: Sendable {
    /// A set of particles that show the same image.
    package struct ParticleSet: @unchecked Sendable {
        package var image: CGImage
        /// The part of the image that each particle shows, in the image's pixels.
        package var source: CGRect
        package var filter: SamplingFilter
        package var view: qz_particle_view
        /// The entries, in drawing order unless the node's order sorts them; ages decrease within each sequence.
        package var entries: [qz_particle_entry]
        /// The blocks that the entries point into.
        package var blocks: [ParticleBlock]

        package init(
            image: CGImage, source: CGRect, filter: SamplingFilter, view: qz_particle_view,
            entries: [qz_particle_entry], blocks: [ParticleBlock]
        ) {
            self.image = image
            self.source = source
            self.filter = filter
            self.view = view
            self.entries = entries
            self.blocks = blocks
        }
    }

    package enum Order: Sendable {
        /// The given order of particle sets and entries.
        case asGiven
        /// The reverse of the given order: `oldestLast` for a single sequence.
        case reversed
        case oldestFirst, oldestLast
        /// By depth, then the oldest first.
        case backToFront
    }

    package var particleSets: [ParticleSet]
    package var order: Order
    package var isAdditive: Bool

    package init(particleSets: [ParticleSet], order: Order, isAdditive: Bool) {
        self.particleSets = particleSets
        self.order = order
        self.isAdditive = isAdditive
    }

    /// Returns the sprites of visible particles, in drawing order, clipped to `frame` if it is not nil.
    ///
    /// The sprites do not depend on the number of threads.
    package func batches(within frame: PixelRect? = nil, threads: Int = 1) -> [SpriteBatch] {
        let particleSets = particleSets.map { $0.clipped(to: frame) }
        switch order {
        case .asGiven, .reversed:
            let batches = particleSets.map { particleSet in
                let sprites = SpriteRun(capacity: particleSet.capacity) { base in
                    let count = ParticlePlacing(particleSet, threads: threads).place(into: base, keys: nil)
                    if order == .reversed { base.reverse(count) }
                    return count
                }
                return batch(of: particleSet, sprites)
            }
            let drawn = batches.filter { !$0.sprites.isEmpty }
            return order == .reversed ? drawn.reversed() : drawn
        case .oldestFirst, .oldestLast, .backToFront:
            var sorting = ParticleSorting(particleSets, threads: threads)
            return sorting.sorted(order).map { batch(of: particleSets[$0.particleSet], $0.sprites) }
        }
    }

    private func batch(of particleSet: ParticleSet, _ sprites: SpriteRun) -> SpriteBatch {
        SpriteBatch(
            image: particleSet.image, source: particleSet.source, sprites: sprites, isAdditive: isAdditive,
            filter: particleSet.filter)
    }
}

extension UnsafeMutablePointer {
    /// Reverses the first `count` elements.
    func reverse(_ count: Int) {
        var all = UnsafeMutableBufferPointer(start: self, count: count)
        all.reverse()
    }
}

extension ParticleNode.ParticleSet {
    /// The largest possible number of sprites.
    var capacity: Int { entries.count * Int(QZ_PARTICLES) }

    /// The distance in pixels beyond which particles are outside every frame.
    private static let reach: Float = 1e6

    fileprivate func clipped(to frame: PixelRect?) -> Self {
        var particleSet = self
        let reach = Self.reach
        particleSet.view.left = frame.map { Float($0.minX) } ?? -reach
        particleSet.view.top = frame.map { Float($0.minY) } ?? -reach
        particleSet.view.right = frame.map { Float($0.maxX) } ?? reach
        particleSet.view.bottom = frame.map { Float($0.maxY) } ?? reach
        // Even at the coarsest mip level, no texel is farther than this from the image's centre.
        particleSet.view.half_width = Float(source.width)
        particleSet.view.half_height = Float(source.height)
        return particleSet
    }
}
