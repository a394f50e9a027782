import CoreGraphics

/// All particles of one cell: a single sequence where the layer emits, one for each parent where particles do.
package struct ParticleFamily: Sendable {
    /// What the cell says now; of what is animated, only its picture and whether it is drawn are the present ones.
    package internal(set) var cell: EmitterCellDescription
    /// What the cell has said since it last joined, as far as its clock runs.
    package let stages: [ParticleSequence.Stage]
    package var sequences: [ParticleSequence]
    /// The scale that particles of mean scale are born with.
    package let typicalScale: Double

    package init(
        cell: EmitterCellDescription, stages: [ParticleSequence.Stage], sequences: [ParticleSequence],
        inherited scale: Double = 1
    ) {
        self.cell = cell
        self.stages = stages
        self.sequences = sequences
        typicalScale = scale * abs(cell.scale)
    }

    /// How long after a birth here the particle or any descendant of it may live, on the cell's clock.
    package var reach: Double {
        var lives: [Double] = []
        for stage in stages {
            for (depth, life) in stage.cell.longestLives(multiplier: stage.emitter.longestLifetime).enumerated() {
                if lives.count == depth { lives.append(0) }
                lives[depth] = max(lives[depth], life)
            }
        }
        return lives.reduce(0, +)
    }

    /// The families of the cells inside this one, from the parents born within `age` that somebody may remember.
    func children(ofParentsWithin age: Double) -> [ParticleFamily] {
        let reach = reach
        let born = sequences.map { sequence in
            var parents: [ParticleSequence.Parent] = []
            let numbers = sequence.births(within: min(age, reach)).suffix(EmitterTimeline.parentLimit)
            sequence.forEachBorn(in: numbers, remembered: reach) {
                parents.append(.init(particle: $0, age: $1, random: $2))
            }
            return parents
        }
        return cell.cells.map { child in
            let history = self.history(of: child)
            var family = ParticleFamily(cell: child, stages: history, sequences: [], inherited: typicalScale)
            let childReach = family.reach
            for (sequence, parents) in zip(sequences, born) {
                for parent in parents {
                    guard let next = ParticleSequence(stages: history, on: parent, of: sequence),
                        !next.births(within: childReach).isEmpty
                    else { continue }
                    family.sequences.append(next)
                }
            }
            return family
        }
    }

    /// The stages of a cell inside this one.
    private func history(of child: EmitterCellDescription) -> [ParticleSequence.Stage] {
        var history: [ParticleSequence.Stage] = []
        for stage in stages.reversed() {
            guard let then = stage.cell.cells.first(where: { $0.identity == child.identity }) else { break }
            history.append(.init(emitter: stage.emitter.withoutMultipliers, cell: then))
            if child.timing.speed <= 0 { break }
        }
        return history.reversed()
    }
}
