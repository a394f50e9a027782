import CoreGraphics

/// All the particles one cell ever emits from one place, a layer or a parent particle, seen from one moment.
///
/// Nothing is stepped: birth k is a function of the layer's seed, the cell and k, and its state a function of its age.
/// A child's birth is a function of its parent, and so of the numbers of all births that lead to it.
package struct ParticleSequence: Sendable {
    /// What the emitter said while one stretch of the birth schedule lasted.
    package struct Stage: Sendable {
        package var emitter: EmitterDescription
        package var cell: EmitterCellDescription
    }

    /// A particle on screen.
    package struct Live: Sendable {
        package var particle: Particle
        /// Seconds since birth on the cell's clock.
        package var age: Double
        package var state: ParticleState
        /// Radians, positive is clockwise.
        package var angle: Double { particle.spin * age }
    }

    /// A particle that emits, or did until it died.
    package struct Parent: Sendable {
        package var particle: Particle
        /// Seconds since its birth on its own cell's clock.
        package var age: Double
        package var random: ParticleRandom
    }

    /// One per stretch of `schedule`.
    package let stages: [Stage]
    /// The stages' beginnings on the cell's clock, ascending.
    package let starts: [Double]
    package let schedule: BirthSchedule
    /// How the layer's time follows the cell's clock.
    package let time: LayerTime
    /// The cell's clock at the moment of viewing.
    package let now: Double
    /// No particle gets older.
    package let longestLife: Double

    private let random: ParticleRandom
    private let courses: CourseHistory
    /// Who emits, and what it follows; nil in a cell of the layer.
    private let parent: (particle: Particle, courses: CourseHistory)?

    /// A cell of the layer; there is at least one stage, and `count` births before the first.
    package init(stages: [Stage], starts: [Double], now: Double, random: ParticleRandom, after count: Double = 0) {
        self.stages = stages
        self.starts = starts
        self.now = now
        self.random = random
        parent = nil
        let timing = stages.last?.cell.timing ?? .init()
        time = LayerTime(timing)
        courses = CourseHistory(stages, starts: starts, time: time)
        longestLife = ParticleSequence.longestLife(stages)
        let stretches = ParticleSequence.stretches(stages, starts, time)
        schedule = BirthSchedule(stretches: stretches, end: timing.activeDuration, after: count)
    }

    /// A cell that a particle of `sequence` carries; `stages` belong to the newest of the sequence's.
    ///
    /// Nil before the cell begins, and where its clock does not run once the parent is dead.
    package init?(stages: [Stage], on parent: Parent, of sequence: ParticleSequence) {
        guard let timing = stages.last?.cell.timing, let now = timing.clock(at: parent.age) else { return nil }
        let isMoving = timing.speed > 0
        guard isMoving || parent.age < parent.particle.lifetime else { return nil }
        self.stages = stages
        self.now = now
        self.parent = (parent.particle, sequence.courses)
        random = parent.random.descending(to: UInt64(stages.last?.cell.identity ?? 0))
        // A cell that the parent had from birth on emits from its clock's zero on, one it got later from then on.
        starts = sequence.starts.suffix(stages.count).map { start in
            let age = start - parent.particle.birthTime
            return age > 0 && isMoving ? max(0, timing.unclamped(age)) : 0
        }
        time = LayerTime(timing, bornAt: parent.particle.birthTime, in: sequence.time)
        courses = CourseHistory(stages, starts: starts, time: time)
        longestLife = ParticleSequence.longestLife(stages)
        let death = isMoving ? timing.unclamped(parent.particle.lifetime).nextDown : .infinity
        schedule = BirthSchedule(
            stretches: ParticleSequence.stretches(stages, starts, time), end: min(timing.activeDuration, death)
        )
    }

    private static func longestLife(_ stages: [Stage]) -> Double {
        stages.reduce(0) { max($0, $1.cell.longestLife(multiplier: $1.emitter.longestLifetime)) }
    }

    private static func stretches(
        _ stages: [Stage], _ starts: [Double], _ time: LayerTime
    ) -> [BirthSchedule.Stretch] {
        zip(stages, starts).map { stage, start in
            guard let curve = stage.emitter.animations?.rateCurve(of: stage) else {
                return BirthSchedule.Stretch(start: start, rate: stage.birthRate)
            }
            if time.slope != 0 { return BirthSchedule.Stretch(start: start, curve, time: time) }
            return BirthSchedule.Stretch(start: start, rate: stage.sampled(at: time.origin).birthRate)
        }
    }

    /// Numbers of the births at most `age` ago.
    package func births(within age: Double) -> Range<Int> { schedule.births(after: now - age, through: now) }

    /// Calls `body` for each living particle among `numbers`, oldest first.
    @inline(__always)
    package func forEachLive(in numbers: Range<Int>, _ body: (Live) -> Void) {
        forEachBorn(in: numbers, remembered: 0) { particle, age, _ in
            body(Live(particle: particle, age: age, state: courses.state(of: particle, at: now)))
        }
    }

    /// Calls `body` for each particle among `numbers` that lives or has been dead for less than `seconds`.
    @inline(__always)
    package func forEachBorn(
        in numbers: Range<Int>, remembered seconds: Double, _ body: (Particle, Double, ParticleRandom) -> Void
    ) {
        guard let first = numbers.first, var index = schedule.stretch(of: first) else { return }
        for number in numbers {
            while index + 1 < schedule.stretches.count, schedule.stretches[index + 1].accumulated < Double(number) {
                index += 1
            }
            guard schedule.stretches[index].rate > 0 else { continue }
            let birth = schedule.time(of: number, in: index)
            let age = now - birth
            guard age >= 0, birth <= schedule.end else { continue }
            let draws = random.descending(to: UInt64(number))
            let stage = stages[index].sampled(at: time.at(birth))
            let lifetime = Particle.lifetime(of: stage.cell, in: stage.emitter, draws)
            guard lifetime > 0, age < lifetime + seconds else { continue }
            let particle = Particle(
                number: number, birthTime: birth, lifetime: lifetime,
                cell: stage.cell, emitter: stage.emitter, site: site(at: birth, in: stage.emitter, draws), draws
            )
            body(particle, age, draws)
        }
    }

    /// Where a particle comes from that is born at a time of the cell's clock.
    @inline(__always)
    private func site(
        at birth: Double, in emitter: EmitterDescription, _ draws: ParticleRandom
    ) -> EmissionSite {
        guard let (particle, courses) = parent else { return EmissionSite(in: emitter, draws) }
        let timing = stages[stages.count - 1].cell.timing
        let age = min(max(0, timing.parentTime(at: birth)), particle.lifetime)
        return EmissionSite(on: particle, in: courses.state(of: particle, at: particle.birthTime + age))
    }
}
