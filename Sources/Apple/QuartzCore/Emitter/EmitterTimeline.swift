import CoreGraphics

/// The values of an emitter layer from commit to commit, which determine its frame at any time.
///
/// A closed form needs the values that held when a particle was born, and code changes an emitter while its particles
/// live. The timeline therefore records a description for each commit that changed something. A particle system with a
/// list of particles needs no such record, but cannot show an earlier frame. The record would grow without end in a
/// scene that changes its emitter in every frame, so epochs are removed when all of their particles are dead; only
/// their numbers of births remain, because later births continue the count. Values that depend on the births alone are
/// kept from one frame to the next in ``ParticleCache``, sixteen particles at a time, as the kernels evaluate them. The
/// cost is memory; with an empty cache, a frame takes longer and has the same bytes.
struct EmitterTimeline: Sendable {
    /// The number of epochs that are always kept, even if nothing depends on them.
    var keptEpochs = 64

    private struct Epoch: Sendable {
        /// The layer's local time; the first epoch also covers all earlier times.
        var start: Double
        var emitter: EmitterDescription
        /// The number of births in each cell before the start, by the cell's identity; only used in the first epoch.
        var births: [Int: Double] = [:]
    }

    private var epochs: [Epoch] = []
    private var cache = ParticleCache()
    /// The number of recorded changes.
    var epochCount: Int { epochs.count }

    init() {}

    /// Creates a timeline on which nothing changes.
    init(_ emitter: EmitterDescription) {
        record(emitter, at: 0)
    }

    /// The newest description.
    var latest: EmitterDescription? { epochs.last?.emitter }

    /// Records the description as of a commit at a local time.
    ///
    /// If the commit is earlier than the last one because a clock was set back, it replaces everything after its time.
    mutating func record(_ emitter: EmitterDescription, at time: Double) {
        let time = EmitterDescription.usable(time)
        while let last = epochs.last, epochs.count > 1 ? last.start >= time : last.start > time {
            epochs.removeLast()
        }
        guard epochs.last?.emitter != emitter else { return }
        cache = ParticleCache()
        epochs.append(Epoch(start: time, emitter: emitter))
        if epochs.count > keptEpochs { forget(before: time) }
    }

    /// Removes the epochs whose particles are all dead by `time`, and keeps only their numbers of births.
    private mutating func forget(before time: Double) {
        var reach = 0.0
        for epoch in epochs {
            for cell in epoch.emitter.cells {
                // If a cell's clock does not run forwards, its particles may have any age.
                guard cell.timing.speed > 0 else { return }
                let lives = cell.longestLives(multiplier: epoch.emitter.longestLifetime)
                reach = max(reach, lives.reduce(0, +) / cell.timing.speed)
            }
        }
        let dropped = epochs.indices.dropFirst().prefix { epochs[$0].start < time - reach }.count
        guard dropped > 0 else { return }
        let start = epochs[dropped].start
        var births: [Int: Double] = [:]
        for (cell, sequence) in sequences(at: start) {
            births[cell.identity] = sequence.schedule.accumulated(through: cell.timing.unclamped(start))
        }
        epochs.removeFirst(dropped)
        epochs[0].births = births
    }

    /// The description at a local time.
    func emitter(at time: Double) -> EmitterDescription? {
        (epochs.last { $0.start <= time } ?? epochs.first)?.emitter
    }

    /// Calls `body` with the families of the layer's own cells at a local time, in order, without cells that have not
    /// begun.
    func withFounders<R>(at time: Double, _ body: ([ParticleFamily]) -> R) -> R {
        let time = EmitterDescription.usable(time)
        let past = epochs.prefix { $0.start <= time }.count
        return cache.withFounders(afterEpochs: past) {
            sequences(at: time).map { cell, sequence in
                (ParticleFamily(cell: cell, stages: sequence.stages), ParticleStream(sequence))
            }
        } _: { founders in
            body(
                founders.compactMap { family, stream in
                    guard let now = family.cell.timing.clock(at: time) else { return nil }
                    family.members = [ParticleFamily.Member(stream: stream, now: now)]
                    return family
                })
        }
    }

    /// The number of blocks of sixteen particles that are kept for the next frame.
    var keptBlockCount: Int { cache.blockCount }

    /// The layer's own cells at a local time, each with its particles.
    private func sequences(at time: Double) -> [(EmitterCellDescription, ParticleSequence)] {
        let past = epochs.prefix { $0.start <= time }
        guard let current = past.last ?? epochs.first else { return [] }
        let random = ParticleRandom(seed: current.emitter.seed, sceneSeed: current.emitter.sceneSeed)
        return current.emitter.cells.map { cell in
            var stages: [ParticleSequence.Stage] = []
            var starts: [Double] = []
            var count = 0.0
            // The cell's stages since it was last added to the layer; if its clock is paused or runs backwards, the
            // newest stage covers its whole past.
            for (i, epoch) in past.enumerated().reversed() {
                guard let then = epoch.emitter.cells.first(where: { $0.identity == cell.identity }) else { break }
                var emitter = epoch.emitter
                emitter.cells = []
                stages.append(.init(emitter: emitter, cell: then))
                if cell.timing.speed <= 0 {
                    starts.append(0)
                    break
                }
                let forgotten = i == 0 ? epoch.births[cell.identity] : nil
                count = forgotten ?? 0
                starts.append(i == 0 && forgotten == nil ? 0 : max(0, cell.timing.unclamped(epoch.start)))
            }
            if stages.isEmpty {
                stages = [.init(emitter: current.emitter, cell: cell)]
                starts = [0]
            }
            let sequence = ParticleSequence(
                stages: stages.reversed(), starts: starts.reversed(),
                random: random.descending(to: UInt64(cell.identity)), after: count
            )
            return (cell, sequence)
        }
    }
}
