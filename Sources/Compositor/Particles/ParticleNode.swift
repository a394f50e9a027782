import CKernels
import CoreGraphics

/// Particles that are still to be evaluated, which happens as the frame is drawn, on its threads.
package struct ParticleNode: Sendable {
    /// Particles that show the same picture.
    package struct Crowd: @unchecked Sendable {
        package var image: CGImage
        /// The part of the picture each particle shows, in its pixels.
        package var source: CGRect
        package var filter: SamplingFilter
        package var view: qz_particle_view
        /// In drawing order as far as the node's order leaves it open; ages fall along each stretch from one sequence.
        package var entries: [qz_particle_entry]
        /// What the entries point into.
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
        /// Crowd by crowd, entry by entry.
        case asGiven
        /// As given, the last first: what `oldestLast` means to a single sequence.
        case reversed
        case oldestFirst, oldestLast
        /// By depth, then the oldest first.
        case backToFront
    }

    package var crowds: [Crowd]
    package var order: Order
    package var isAdditive: Bool

    package init(crowds: [Crowd], order: Order, isAdditive: Bool) {
        self.crowds = crowds
        self.order = order
        self.isAdditive = isAdditive
    }

    /// The sprites of those that show, in drawing order; inside `frame` where there is one.
    ///
    /// The number of threads changes nothing in them.
    package func batches(within frame: PixelRect? = nil, threads: Int = 1) -> [SpriteBatch] {
        let crowds = crowds.map { $0.clipped(to: frame) }
        switch order {
        case .asGiven, .reversed:
            let batches = crowds.map { crowd in
                let sprites = SpriteRun(capacity: crowd.capacity) { base in
                    let count = ParticlePlacing(crowd, threads: threads).place(into: base, keys: nil)
                    if order == .reversed { base.reverse(count) }
                    return count
                }
                return batch(of: crowd, sprites)
            }
            let drawn = batches.filter { !$0.sprites.isEmpty }
            return order == .reversed ? drawn.reversed() : drawn
        case .oldestFirst, .oldestLast, .backToFront:
            var sorting = ParticleSorting(crowds, threads: threads)
            return sorting.sorted(order).map { batch(of: crowds[$0.crowd], $0.sprites) }
        }
    }

    private func batch(of crowd: Crowd, _ sprites: SpriteRun) -> SpriteBatch {
        SpriteBatch(
            image: crowd.image, source: crowd.source, sprites: sprites, isAdditive: isAdditive, filter: crowd.filter)
    }
}

extension UnsafeMutablePointer {
    /// Turns the order of the first `count` round.
    func reverse(_ count: Int) {
        var all = UnsafeMutableBufferPointer(start: self, count: count)
        all.reverse()
    }
}

extension ParticleNode.Crowd {
    /// Room for as many sprites as there may be.
    var capacity: Int { entries.count * Int(QZ_PARTICLES) }

    /// Particles farther out than this many pixels lie outside any frame.
    private static let reach: Float = 1e6

    fileprivate func clipped(to frame: PixelRect?) -> Self {
        var crowd = self
        let reach = Self.reach
        crowd.view.left = frame.map { Float($0.minX) } ?? -reach
        crowd.view.top = frame.map { Float($0.minY) } ?? -reach
        crowd.view.right = frame.map { Float($0.maxX) } ?? reach
        crowd.view.bottom = frame.map { Float($0.maxY) } ?? reach
        // Even where the coarsest level is read, no texel reaches farther from the picture's centre.
        crowd.view.half_width = Float(source.width)
        crowd.view.half_height = Float(source.height)
        return crowd
    }
}
