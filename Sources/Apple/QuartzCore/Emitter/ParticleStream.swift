import CQuartziteKernels
import QuartziteCompositor

/// The particles of a sequence that may still be needed, kept from frame to frame.
///
/// Everything here is a function of the sequence, so dropping it only costs the time to compute it again.
final class ParticleStream {
    let sequence: ParticleSequence
    private var blocks: [(index: Int, block: ParticleBlock)] = []
    /// The numbers of the blocks in `blocks`.
    private var kept = 0..<0
    private var parents: [Emitting] = []
    /// The numbers of the births that `parents` covers.
    private var known = 0..<0

    /// A parent with its streams, one for each cell that it carries.
    struct Emitting {
        let parent: ParticleSequence.Parent
        fileprivate(set) var streams: [ParticleStream]
    }

    init(_ sequence: ParticleSequence) { self.sequence = sequence }

    /// The number of blocks that are kept, including those of all descendants.
    var blockCount: Int {
        parents.reduce(blocks.count) { $1.streams.reduce($0) { $0 + $1.blockCount } }
    }

    // MARK: Blocks

    /// Appends the particles among `numbers`, as of a time on the cell's clock, and removes all others.
    func append(_ numbers: Range<Int>, at now: Double, to particleSet: inout LiveParticles.Group) {
        keepBlocks(of: numbers)
        for (index, block) in blocks {
            let own = ParticleSequence.numbers(inBlock: index)
            let from = UInt32(max(0, numbers.lowerBound - own.lowerBound))
            let to = UInt32(max(0, own.upperBound - numbers.upperBound))
            let lanes = block.lanes & (0xffff << from & 0xffff) & (0xffff >> to)
            particleSet.entries.append(qz_particle_entry(block: block.particles, now: now, lanes: lanes))
            particleSet.blocks.append(block)
        }
    }

    /// Removes all blocks.
    func forgetBlocks() {
        blocks.removeAll()
        kept = 0..<0
    }

    private func keepBlocks(of numbers: Range<Int>) {
        let size = ParticleSequence.birthsPerBlock
        let desired =
            numbers.isEmpty ? 0..<0 : ((numbers.lowerBound - 1) / size)..<((numbers.upperBound - 2) / size + 1)
        guard desired != kept else { return }
        if !desired.overlaps(kept) {
            blocks.removeAll(keepingCapacity: true)
            kept = desired.lowerBound..<desired.lowerBound
        }
        blocks.removeAll { !desired.contains($0.index) }
        kept = kept.clamped(to: desired)
        if desired.lowerBound < kept.lowerBound {
            let earlier = (desired.lowerBound..<kept.lowerBound).flatMap { index in
                sequence.blocks(at: index).map { (index: index, block: $0) }
            }
            blocks.insert(contentsOf: earlier, at: 0)
        }
        for index in kept.upperBound..<max(kept.upperBound, desired.upperBound) {
            for block in sequence.blocks(at: index) { blocks.append((index, block)) }
        }
        kept = desired
    }

    // MARK: Parents

    /// Calls `body` for each parent among `numbers` that is alive or has been dead for less than `seconds`.
    ///
    /// All other parents are removed. `histories` are the stages of the cells that the parents carry.
    func forEachParent(
        among numbers: Range<Int>, at now: Double, remembered seconds: Double,
        histories: [[ParticleSequence.Stage]], _ body: (Emitting, _ age: Double) -> Void
    ) {
        keepParents(of: numbers, histories)
        for emitting in parents {
            let particle = emitting.parent.particle
            let age = now - particle.birthTime
            if age >= 0, age < particle.lifetime + seconds { body(emitting, age) }
        }
    }

    private func keepParents(of numbers: Range<Int>, _ histories: [[ParticleSequence.Stage]]) {
        guard numbers != known else { return }
        if !numbers.overlaps(known) {
            parents.removeAll(keepingCapacity: true)
            known = numbers.lowerBound..<numbers.lowerBound
        }
        parents.removeAll { !numbers.contains($0.parent.particle.number) }
        known = known.clamped(to: numbers)
        func born(_ numbers: Range<Int>) -> [Emitting] {
            var born: [Emitting] = []
            sequence.forEachBirth(in: numbers) { particle, random in
                let parent = ParticleSequence.Parent(particle: particle, random: random)
                let streams = histories.map { history in
                    ParticleStream(ParticleSequence(stages: history, on: parent, of: sequence))
                }
                born.append(Emitting(parent: parent, streams: streams))
            }
            return born
        }
        if numbers.lowerBound < known.lowerBound {
            parents.insert(contentsOf: born(numbers.lowerBound..<known.lowerBound), at: 0)
        }
        if known.upperBound < numbers.upperBound {
            parents += born(known.upperBound..<numbers.upperBound)
        }
        known = numbers
    }
}
