import CoreGraphics

/// All the particles one cell ever emits, seen from one moment.
///
/// Nothing is stepped: birth k is a function of the layer's seed, the cell and k, and its state a function of its age.
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

    /// One per stretch of `schedule`.
    package let stages: [Stage]
    package let schedule: BirthSchedule
    /// The cell's clock at the moment of viewing.
    package let now: Double
    /// No particle gets older.
    package let longestLife: Double

    private let random: ParticleRandom
    /// What particles follow, from each start on; neighbours differ.
    private let courses: [(start: Double, course: EmitterCellDescription.Course)]

    /// `starts` are the stages' beginnings on the cell's clock, ascending; there is at least one stage.
    package init(stages: [Stage], starts: [Double], now: Double, random: ParticleRandom) {
        self.stages = stages
        self.now = now
        self.random = random
        let stretches = zip(stages, starts).map { stage, start in
            let rate = stage.cell.birthRate * stage.emitter.birthRate
            return BirthSchedule.Stretch(
                start: start, rate: min(max(0, rate), EmitterDescription.birthRateLimit)
            )
        }
        schedule = BirthSchedule(stretches: stretches, end: stages.last?.cell.timing.activeDuration ?? .infinity)
        longestLife = stages.reduce(0) { max($0, $1.cell.longestLife(multiplier: $1.emitter.lifetime)) }
        var courses: [(start: Double, course: EmitterCellDescription.Course)] = []
        for (stage, start) in zip(stages, starts) where courses.last?.course != stage.cell.course {
            courses.append((start, stage.cell.course))
        }
        self.courses = courses
    }

    /// Numbers of the births that may still live and are at most `age` old.
    package func candidates(youngerThan age: Double = .infinity) -> Range<Int> {
        schedule.births(after: now - min(longestLife, age), through: now)
    }

    /// Calls `body` for each living particle among `numbers`, oldest first.
    @inline(__always)
    package func forEachLive(in numbers: Range<Int>, _ body: (Live) -> Void) {
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
            let lifetime = Particle.lifetime(of: stages[index].cell, in: stages[index].emitter, draws)
            guard age < lifetime else { continue }
            let particle = Particle(
                number: number, birthTime: birth, lifetime: lifetime,
                cell: stages[index].cell, emitter: stages[index].emitter, draws
            )
            body(Live(particle: particle, age: age, state: state(of: particle, age: age)))
        }
    }

    /// A particle's state, following each change of the cell's course from the moment it was made.
    @inline(__always)
    private func state(of particle: Particle, age: Double) -> ParticleState {
        guard courses.count > 1 else { return particle.initial.after(age, courses[0].course) }
        var state = particle.initial
        var time = particle.birthTime
        for (i, piece) in courses.enumerated() {
            let end = i + 1 < courses.count ? min(courses[i + 1].start, now) : now
            guard end > time else { continue }
            state = state.after(end - time, piece.course)
            time = end
        }
        return state
    }
}
