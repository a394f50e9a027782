import CoreGraphics

/// What an emitter layer said from one commit to the next; all that its picture at any time depends on.
package struct EmitterTimeline: Sendable {
    /// Most particles one layer shows; beyond it the oldest are left out.
    package static let particleLimit = 100_000

    private struct Epoch: Sendable {
        /// The layer's local time; the first epoch also stands for all time before it.
        var start: Double
        var emitter: EmitterDescription
    }

    private var epochs: [Epoch] = []

    package init() {}

    /// A timeline on which nothing ever changes.
    package init(_ emitter: EmitterDescription) {
        record(emitter, at: 0)
    }

    /// The newest description.
    package var latest: EmitterDescription? { epochs.last?.emitter }

    /// Notes what a commit at a local time says.
    ///
    /// A commit earlier than the last (a clock set back) replaces what follows it.
    package mutating func record(_ emitter: EmitterDescription, at time: Double) {
        let time = EmitterDescription.usable(time)
        while let last = epochs.last, epochs.count > 1 ? last.start >= time : last.start > time {
            epochs.removeLast()
        }
        guard epochs.last?.emitter != emitter else { return }
        epochs.append(Epoch(start: time, emitter: emitter))
    }

    /// What holds at a local time.
    package func emitter(at time: Double) -> EmitterDescription? {
        (epochs.last { $0.start <= time } ?? epochs.first)?.emitter
    }

    /// The cells' particles as seen at a local time, in the order of the cells; a cell that has not begun is left out.
    package func sequences(at time: Double) -> [ParticleSequence] {
        let time = EmitterDescription.usable(time)
        let past = epochs.prefix { $0.start <= time }
        guard let current = past.last ?? epochs.first else { return [] }
        let random = ParticleRandom(seed: current.emitter.seed, sceneSeed: current.emitter.sceneSeed)
        return current.emitter.cells.compactMap { cell in
            guard let now = cell.timing.clock(at: time) else { return nil }
            var stages: [ParticleSequence.Stage] = []
            var starts: [Double] = []
            // The cell's stages since it last joined the layer; where its clock stands or runs backwards, all of its
            // past is what it is now.
            for (i, epoch) in past.enumerated().reversed() {
                guard let then = epoch.emitter.cells.first(where: { $0.identity == cell.identity }) else { break }
                var emitter = epoch.emitter
                emitter.cells = []
                stages.append(.init(emitter: emitter, cell: then))
                starts.append(i == 0 ? 0 : max(0, cell.timing.unclamped(epoch.start)))
                if cell.timing.speed <= 0 {
                    starts[0] = 0
                    break
                }
            }
            if stages.isEmpty {
                stages = [.init(emitter: current.emitter, cell: cell)]
                starts = [0]
            }
            return ParticleSequence(
                stages: stages.reversed(), starts: starts.reversed(), now: now,
                random: random.descending(to: UInt64(cell.identity))
            )
        }
    }

    /// The sequences with the numbers of their newest births, which together keep to the particle limit.
    func crowd(at time: Double) -> [(sequence: ParticleSequence, numbers: Range<Int>)] {
        let sequences = sequences(at: time)
        func count(_ age: Double) -> Int {
            sequences.reduce(0) { $0 &+ min($1.candidates(youngerThan: age).count, EmitterTimeline.particleLimit + 1) }
        }
        var age = sequences.reduce(0) { max($0, $1.longestLife) }
        if count(age) > EmitterTimeline.particleLimit {
            var enough = 0.0
            for _ in 0..<100 {
                let middle = (enough + age) / 2
                if count(middle) > EmitterTimeline.particleLimit { age = middle } else { enough = middle }
            }
            age = enough
        }
        return sequences.map { sequence in
            (sequence, sequence.candidates(youngerThan: age).suffix(EmitterTimeline.particleLimit))
        }
    }

    /// How many particles live at a local time.
    package func liveCount(at time: Double) -> Int {
        var count = 0
        for (sequence, numbers) in crowd(at: time) {
            sequence.forEachLive(in: numbers) { _ in count += 1 }
        }
        return count
    }
}
