extension EmitterTimeline {
    /// The largest number of particles that one layer shows; if there are more, the oldest are left out.
    static let particleLimit = 100_000
    /// The largest number of particles of one generation that emit others; if there are more, the oldest do not emit.
    static let parentLimit = 20_000
    /// The number of generations in a layer: the particles of its own cells, and four generations of cells inside
    /// cells.
    static let generationLimit = 5

    /// The newest particles of all cells up to the particle limit, parents before children.
    ///
    /// Cells for which `desired` is false count towards the limit, but their particles are not created.
    func liveParticles(at time: Double, desired: (EmitterCellDescription) -> Bool = { _ in true }) -> LiveParticles {
        withFounders(at: time) { founders in
            let families = EmitterTimeline.families(from: founders)
            let lives = families.flatMap { family in family.members.map { ($0, $0.stream.sequence.longestLife) } }
            let age = EmitterTimeline.cutoff(lives, limit: EmitterTimeline.particleLimit)
            // Births at almost the same time, which no age separates, are left out in the order of their cells.
            var left = EmitterTimeline.particleLimit
            let groups = families.map { family in
                let members = family.members.map { member in
                    let born = member.births(within: min(member.stream.sequence.longestLife, age)).suffix(left)
                    left -= born.count
                    return (member: member, numbers: born)
                }
                var group = LiveParticles.Group(
                    cell: family.shown(at: time), typicalScale: family.typicalScale, members: members)
                if desired(group.cell) {
                    for (member, numbers) in members { member.stream.append(numbers, at: member.now, to: &group) }
                } else {
                    for (member, _) in members { member.stream.forgetBlocks() }
                }
                return group
            }
            return LiveParticles(groups: groups)
        }
    }

    /// The families of all cells, generation by generation.
    private static func families(from founders: [ParticleFamily]) -> [ParticleFamily] {
        var all = founders
        var generation = founders
        for _ in 1..<EmitterTimeline.generationLimit {
            generation.removeAll { $0.children.isEmpty || $0.members.isEmpty }
            guard !generation.isEmpty else { break }
            let parents = generation.flatMap { family in family.members.map { ($0, family.reach) } }
            let cells = generation.reduce(1) { max($0, $1.children.count) }
            var left = max(1, EmitterTimeline.parentLimit / cells)
            let age = EmitterTimeline.cutoff(parents, limit: left)
            generation = generation.flatMap { family in
                family.emit(fromParentsWithin: age, left: &left)
                return family.children
            }
            all += generation
        }
        return all
    }

    /// The largest age at which at most `limit` births are younger; each sequence counts only births below its own age.
    private static func cutoff(_ members: [(ParticleFamily.Member, age: Double)], limit: Int) -> Double {
        func exceedsLimit(_ age: Double) -> Bool {
            var count = 0
            for (member, own) in members {
                count += min(member.births(within: min(own, age)).count, limit + 1)
                if count > limit { return true }
            }
            return false
        }
        var age = members.reduce(0) { max($0, $1.age) }
        guard exceedsLimit(age) else { return age }
        var enough = 0.0
        for _ in 0..<80 {
            let middle = (enough + age) / 2
            if exceedsLimit(middle) { age = middle } else { enough = middle }
        }
        return enough
    }

    /// The number of particles that live at a local time.
    func liveCount(at time: Double) -> Int { liveParticles(at: time).liveCount }
}

extension ParticleFamily {
    /// The cell with its animated sprite at a time of the layer.
    fileprivate func shown(at time: Double) -> EmitterCellDescription {
        guard let stage = stages.last, stage.emitter.animations != nil else { return cell }
        let now = ParticleSequence.Stage(emitter: stage.emitter, cell: cell).sampled(at: time).cell
        var cell = cell
        cell.sprite = now.sprite
        cell.isEnabled = now.isEnabled
        return cell
    }
}
