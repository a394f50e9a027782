/// What the particles of one cell follow, from each moment of the cell's clock on.
package struct CourseHistory: Sendable {
    private var pieces: [(start: Double, course: EmitterCellDescription.Course)] = []

    /// `starts` are the stages' beginnings, ascending.
    package init(_ stages: [ParticleSequence.Stage], starts: [Double]) {
        for (stage, start) in zip(stages, starts) where pieces.last?.course != stage.cell.course {
            pieces.append((start, stage.cell.course))
        }
    }

    /// A particle at a time of the cell's clock not before its birth, having followed each change from its moment on.
    @inline(__always)
    package func state(of particle: Particle, at now: Double) -> ParticleState {
        guard pieces.count > 1 else {
            return particle.initial.after(now - particle.birthTime, pieces.first?.course ?? .init())
        }
        var state = particle.initial
        var time = particle.birthTime
        for (i, piece) in pieces.enumerated() {
            let end = i + 1 < pieces.count ? min(pieces[i + 1].start, now) : now
            guard end > time else { continue }
            state = state.after(end - time, piece.course)
            time = end
        }
        return state
    }
}
