import CoreGraphics

/// All particles that one cell ever emits from one source, a layer or a parent particle.
///
/// There is no step-by-step simulation: birth k is a function of the layer's seed, the cell and k, and a particle's
/// state is a function of its age. A child's birth is a function of its parent, and so of the numbers of all births
/// that lead to it.
struct ParticleSequence: Sendable {
    /// The emitter's values during one interval of the birth schedule.
    struct Stage: Sendable {
        var emitter: EmitterDescription
        var cell: EmitterCellDescription
    }

    /// A particle that emits, or emitted until it died.
    struct Parent: Sendable {
        var particle: Particle
        var random: ParticleRandom
    }

    /// The stages, one per interval of `schedule`.
    let stages: [Stage]
    /// The start times of the stages on the cell's clock, ascending.
    let starts: [Double]
    let schedule: BirthSchedule
    /// The relation of the layer's time to the cell's clock.
    let time: LayerTime
    /// The longest possible life of a particle.
    let longestLife: Double

    private let random: ParticleRandom
    let rateHistory: RateHistory
    /// The emitting particle and its rates; nil for a cell of the layer.
    private let parent: (particle: Particle, rateHistory: RateHistory)?

    /// Creates the sequence of a cell of the layer; there is at least one stage, and `count` births precede the first.
    init(stages: [Stage], starts: [Double], random: ParticleRandom, after count: Double = 0) {
        self.stages = stages
        self.starts = starts
        self.random = random
        parent = nil
        let timing = stages.last?.cell.timing ?? .init()
        time = LayerTime(timing)
        rateHistory = RateHistory(stages, starts: starts, time: time)
        longestLife = ParticleSequence.longestLife(stages)
        let intervals = ParticleSequence.intervals(stages, starts, time)
        schedule = BirthSchedule(intervals: intervals, end: timing.activeDuration, after: count)
    }

    /// Creates the sequence of a cell that a particle of `sequence` carries; `stages` match the newest stages of
    /// `sequence`.
    init(stages: [Stage], on parent: Parent, of sequence: ParticleSequence) {
        let timing = stages.last?.cell.timing ?? .init()
        let isMoving = timing.speed > 0
        self.stages = stages
        self.parent = (parent.particle, sequence.rateHistory)
        random = parent.random.descending(to: UInt64(stages.last?.cell.identity ?? 0))
        // A cell that the parent had at birth emits from 0 on its clock; a cell that was added later emits from then
        // on.
        starts = sequence.starts.suffix(stages.count).map { start in
            let age = start - parent.particle.birthTime
            return age > 0 && isMoving ? max(0, timing.unclamped(age)) : 0
        }
        time = LayerTime(timing, bornAt: parent.particle.birthTime, in: sequence.time)
        rateHistory = RateHistory(stages, starts: starts, time: time)
        longestLife = ParticleSequence.longestLife(stages)
        let death = isMoving ? timing.unclamped(parent.particle.lifetime).nextDown : .infinity
        schedule = BirthSchedule(
            intervals: ParticleSequence.intervals(stages, starts, time), end: min(timing.activeDuration, death)
        )
    }

    private static func longestLife(_ stages: [Stage]) -> Double {
        stages.reduce(0) { max($0, $1.cell.longestLife(multiplier: $1.emitter.longestLifetime)) }
    }

    private static func intervals(
        _ stages: [Stage], _ starts: [Double], _ time: LayerTime
    ) -> [BirthSchedule.Interval] {
        zip(stages, starts).map { stage, start in
            guard let curve = stage.emitter.animations?.rateCurve(of: stage) else {
                return BirthSchedule.Interval(start: start, rate: stage.birthRate)
            }
            if time.slope != 0 { return BirthSchedule.Interval(start: start, curve, time: time) }
            return BirthSchedule.Interval(start: start, rate: stage.sampled(at: time.origin).birthRate)
        }
    }

    /// The numbers of the births at most `age` seconds before a time on the cell's clock.
    func births(within age: Double, at now: Double) -> Range<Int> {
        schedule.births(after: now - age, through: now)
    }

    /// Calls `body` for each particle that is born among `numbers`, in order of birth.
    func forEachBirth(in numbers: Range<Int>, _ body: (Particle, ParticleRandom) -> Void) {
        let numbers = numbers.clamped(to: min(schedule.firstNumber, numbers.upperBound)..<Int.max)
        guard let first = numbers.first, var index = schedule.interval(of: first) else { return }
        for number in numbers {
            while index + 1 < schedule.intervals.count, schedule.intervals[index + 1].accumulated < Double(number) {
                index += 1
            }
            guard schedule.intervals[index].rate > 0 else { continue }
            let birth = schedule.time(of: number, in: index)
            guard birth <= schedule.end, birth.isFinite else { continue }
            let samples = random.descending(to: UInt64(number))
            let stage = stages[index].sampled(at: time.at(birth))
            let lifetime = Particle.lifetime(of: stage.cell, in: stage.emitter, samples)
            guard lifetime > 0 else { continue }
            let particle = Particle(
                number: number, birthTime: birth, lifetime: lifetime,
                cell: stage.cell, emitter: stage.emitter, site: site(at: birth, in: stage.emitter, samples), samples
            )
            body(particle, samples)
        }
    }

    /// The site of a particle that is born at a time on the cell's clock.
    @inline(__always)
    private func site(
        at birth: Double, in emitter: EmitterDescription, _ samples: ParticleRandom
    ) -> EmissionSite {
        guard let (particle, rateHistory) = parent else { return EmissionSite(in: emitter, samples) }
        let timing = stages[stages.count - 1].cell.timing
        let age = min(max(0, timing.parentTime(at: birth)), particle.lifetime)
        return EmissionSite(on: particle, in: rateHistory.state(of: particle, at: particle.birthTime + age))
    }
}
