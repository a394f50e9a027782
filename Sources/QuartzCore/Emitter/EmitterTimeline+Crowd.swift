extension EmitterTimeline {
    /// Most particles one layer shows; beyond it the oldest are left out.
    package static let particleLimit = 100_000
    /// Most particles of one generation that emit others; beyond it the oldest do not.
    package static let parentLimit = 20_000
    /// Generations of a layer: the particles of its own cells, and four of cells within cells.
    package static let generationLimit = 5

    /// The particles of one cell that a picture shows.
    struct Group {
        var family: ParticleFamily
        /// The numbers that may live, in each of the family's sequences.
        var numbers: [Range<Int>]

        @inline(__always)
        func forEachLive(_ body: (ParticleSequence.Live) -> Void) {
            for (sequence, numbers) in zip(family.sequences, numbers) { sequence.forEachLive(in: numbers, body) }
        }
    }

    /// The newest particles of all cells within the particle limit, parents before children.
    func crowd(at time: Double) -> [Group] {
        let families = families(at: time)
        let sequences = families.flatMap(\.sequences)
        let age = EmitterTimeline.cutoff(sequences.map { ($0, $0.longestLife) }, limit: EmitterTimeline.particleLimit)
        return families.map { family in
            let numbers = family.sequences.map { sequence in
                let born = sequence.births(within: min(sequence.longestLife, age))
                return born.suffix(EmitterTimeline.particleLimit)
            }
            return Group(family: family.shown(at: time), numbers: numbers)
        }
    }

    /// The particles of all cells, generation by generation.
    private func families(at time: Double) -> [ParticleFamily] {
        var all = founders(at: time)
        var generation = all
        for _ in 1..<EmitterTimeline.generationLimit {
            generation.removeAll { $0.cell.cells.isEmpty || $0.sequences.isEmpty }
            guard !generation.isEmpty else { break }
            let parents = generation.flatMap { family in
                let reach = family.reach
                return family.sequences.map { ($0, reach) }
            }
            let cells = generation.reduce(1) { max($0, $1.cell.cells.count) }
            let age = EmitterTimeline.cutoff(parents, limit: max(1, EmitterTimeline.parentLimit / cells))
            generation = generation.flatMap { $0.children(ofParentsWithin: age) }
            all += generation
        }
        return all
    }

    /// The age that so many births at most are younger than, counting each sequence's up to its own age alone.
    private static func cutoff(_ sequences: [(ParticleSequence, age: Double)], limit: Int) -> Double {
        func exceedsLimit(_ age: Double) -> Bool {
            var count = 0
            for (sequence, own) in sequences {
                count += min(sequence.births(within: min(own, age)).count, limit + 1)
                if count > limit { return true }
            }
            return false
        }
        var age = sequences.reduce(0) { max($0, $1.age) }
        guard exceedsLimit(age) else { return age }
        var enough = 0.0
        for _ in 0..<80 {
            let middle = (enough + age) / 2
            if exceedsLimit(middle) { age = middle } else { enough = middle }
        }
        return enough
    }

    /// How many particles live at a local time.
    package func liveCount(at time: Double) -> Int {
        var count = 0
        for group in crowd(at: time) { group.forEachLive { _ in count += 1 } }
        return count
    }
}

extension ParticleFamily {
    /// The family with what an animation makes of its picture at a time of the layer's.
    fileprivate func shown(at time: Double) -> ParticleFamily {
        guard let stage = stages.last, stage.emitter.animations != nil else { return self }
        let now = ParticleSequence.Stage(emitter: stage.emitter, cell: cell).sampled(at: time).cell
        var family = self
        family.cell.sprite = now.sprite
        family.cell.isEnabled = now.isEnabled
        return family
    }
}
