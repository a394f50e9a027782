/// The rates of change of one cell's living particles, over the time of the cell's clock.
struct RateHistory: Sendable {
    private struct Piece: Sendable {
        var start: Double
        var rates: EmitterCellDescription.Rates
        /// The stage whose animations change the rates; each particle keeps the rates at its birth.
        var stage: ParticleSequence.Stage?
    }

    private var pieces: [Piece] = []
    private let time: LayerTime

    /// Creates a history from stages and their ascending start times; `time` converts the cell's clock to the layer's
    /// time.
    init(_ stages: [ParticleSequence.Stage], starts: [Double], time: LayerTime) {
        self.time = time
        for (stage, start) in zip(stages, starts) {
            let isMoving =
                stage.emitter.animations?.animates(EmitterCellDescription.rateKeys, of: stage.cell) ?? false
            guard isMoving || pieces.last?.stage != nil || pieces.last?.rates != stage.cell.rates else { continue }
            pieces.append(Piece(start: start, rates: stage.cell.rates, stage: isMoving ? stage : nil))
        }
    }

    /// The start of the last piece for a particle, its state then, and its rates from then on.
    func settled(
        _ particle: Particle
    ) -> (since: Double, state: ParticleState, rates: EmitterCellDescription.Rates) {
        guard let piece = pieces.last else { return (particle.birthTime, particle.initial, .init()) }
        let since = pieces.count > 1 ? max(particle.birthTime, piece.start) : particle.birthTime
        return (since, state(of: particle, at: since), rates(of: particle, piece))
    }

    /// The state of a particle at a time on the cell's clock, not before its birth, after all changes of rates until
    /// then.
    @inline(__always)
    func state(of particle: Particle, at now: Double) -> ParticleState {
        guard pieces.count > 1 else {
            let rates = pieces.first.map { self.rates(of: particle, $0) }
            return particle.initial.after(now - particle.birthTime, rates ?? .init())
        }
        var state = particle.initial
        var time = particle.birthTime
        for (i, piece) in pieces.enumerated() {
            let end = i + 1 < pieces.count ? min(pieces[i + 1].start, now) : now
            guard end > time else { continue }
            state = state.after(end - time, rates(of: particle, piece))
            time = end
        }
        return state
    }

    @inline(__always)
    private func rates(of particle: Particle, _ piece: Piece) -> EmitterCellDescription.Rates {
        piece.stage?.sampled(at: time.at(particle.birthTime)).cell.rates ?? piece.rates
    }
}
