import CoreGraphics

/// All particles of one cell: a single stream if the layer emits them, otherwise one stream per parent particle.
final class ParticleFamily {
    /// A stream at the time of one frame.
    struct Member {
        var stream: ParticleStream
        /// The time on the cell's clock.
        var now: Double

        func births(within age: Double) -> Range<Int> { stream.sequence.births(within: age, at: now) }
    }

    /// The cell's current values.
    let cell: EmitterCellDescription
    /// The cell's values since it was last added, as far back as its clock runs.
    let stages: [ParticleSequence.Stage]
    /// The scale at birth of particles with the mean scale.
    let typicalScale: Double
    /// The longest time after a birth during which the particle or a descendant may live, on the cell's clock.
    let reach: Double
    /// The cells inside this one.
    let children: [ParticleFamily]
    /// The streams of the frame that is being made.
    var members: [Member] = []

    private let histories: [[ParticleSequence.Stage]]

    init(cell: EmitterCellDescription, stages: [ParticleSequence.Stage], inherited scale: Double = 1) {
        self.cell = cell
        self.stages = stages
        let typicalScale = scale * abs(cell.scale)
        self.typicalScale = typicalScale
        reach = ParticleFamily.reach(of: stages)
        let histories = cell.cells.map { ParticleFamily.history(of: $0, in: stages) }
        self.histories = histories
        children = zip(cell.cells, histories).map {
            ParticleFamily(cell: $0, stages: $1, inherited: typicalScale)
        }
    }

    private static func reach(of stages: [ParticleSequence.Stage]) -> Double {
        var lives: [Double] = []
        for stage in stages {
            for (depth, life) in stage.cell.longestLives(multiplier: stage.emitter.longestLifetime).enumerated() {
                if lives.count == depth { lives.append(0) }
                lives[depth] = max(lives[depth], life)
            }
        }
        return lives.reduce(0, +)
    }

    /// The stages of a cell inside a cell with the given stages.
    private static func history(
        of child: EmitterCellDescription, in stages: [ParticleSequence.Stage]
    ) -> [ParticleSequence.Stage] {
        var history: [ParticleSequence.Stage] = []
        for stage in stages.reversed() {
            guard let then = stage.cell.cells.first(where: { $0.identity == child.identity }) else { break }
            history.append(.init(emitter: stage.emitter.withoutMultipliers, cell: then))
            if child.timing.speed <= 0 { break }
        }
        return history.reversed()
    }

    /// Sets the children's members: the streams of parents born within `age` that may still have living descendants.
    ///
    /// At most `left` parents emit.
    func emit(fromParentsWithin age: Double, left: inout Int) {
        for child in children { child.members.removeAll(keepingCapacity: true) }
        for member in members {
            let numbers = member.births(within: min(age, reach)).suffix(left)
            left -= numbers.count
            member.stream.forEachParent(
                among: numbers, at: member.now, remembered: reach, histories: histories
            ) { emitting, age in
                for (child, stream) in zip(children, emitting.streams) {
                    let timing = child.cell.timing
                    // A clock that does not run ends with the parent.
                    guard let now = timing.clock(at: age),
                        timing.speed > 0 || age < emitting.parent.particle.lifetime
                    else { continue }
                    let next = Member(stream: stream, now: now)
                    if !next.births(within: child.reach).isEmpty { child.members.append(next) }
                }
            }
        }
    }
}
