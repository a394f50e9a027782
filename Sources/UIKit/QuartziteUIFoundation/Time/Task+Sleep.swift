import QuartzCore

// The sleep functions of Swift's tasks and clocks. In files that import UIKit, these members replace the library's.

extension Task where Success == Never, Failure == Never {
    /// Suspends the current task for a number of nanoseconds of the stage's time; outside a stage, of the machine's.
    ///
    /// - Throws: `CancellationError`, immediately, if the task is or becomes cancelled.
    nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
        try await ContinuousClock().sleep(for: .nanoseconds(duration))
    }

    /// Suspends the current task until an instant of a clock.
    ///
    /// The standard library's clocks follow the stage's time; outside a stage, the machine's.
    ///
    /// - Throws: `CancellationError`, immediately, if the task is or becomes cancelled.
    nonisolated(nonsending) public static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        try await clock.sleepInStage(until: deadline, tolerance: tolerance)
    }

    /// Suspends the current task for a duration of a clock.
    ///
    /// The standard library's clocks follow the stage's time; outside a stage, the machine's.
    ///
    /// - Throws: `CancellationError`, immediately, if the task is or becomes cancelled.
    nonisolated(nonsending) public static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        try await clock.sleepInStage(for: duration, tolerance: tolerance)
    }
}

extension ContinuousClock {
    /// Suspends the current task until an instant of the stage's time; outside a stage, of the machine's.
    ///
    /// - Throws: `CancellationError`, immediately, if the task is or becomes cancelled.
    nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try await sleepInStage(until: deadline, tolerance: tolerance)
    }

    /// Suspends the current task for a duration of the stage's time; outside a stage, of the machine's.
    ///
    /// - Throws: `CancellationError`, immediately, if the task is or becomes cancelled.
    nonisolated(nonsending) public func sleep(
        for duration: Swift.Duration, tolerance: Swift.Duration? = nil
    ) async throws {
        try await sleepInStage(for: duration, tolerance: tolerance)
    }
}

extension SuspendingClock {
    /// Suspends the current task until an instant of the stage's time; outside a stage, of the machine's.
    ///
    /// - Throws: `CancellationError`, immediately, if the task is or becomes cancelled.
    nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try await sleepInStage(until: deadline, tolerance: tolerance)
    }

    /// Suspends the current task for a duration of the stage's time; outside a stage, of the machine's.
    ///
    /// - Throws: `CancellationError`, immediately, if the task is or becomes cancelled.
    nonisolated(nonsending) public func sleep(
        for duration: Swift.Duration, tolerance: Swift.Duration? = nil
    ) async throws {
        try await sleepInStage(for: duration, tolerance: tolerance)
    }
}

extension Clock {
    /// Sleeps in the current stage's time if this is one of the standard library's clocks.
    nonisolated(nonsending) fileprivate func sleepInStage(
        for duration: Instant.Duration, tolerance: Instant.Duration?
    ) async throws {
        let stage = SceneContext.current
        guard showsStageTime, !stage.isIdle, let duration = duration as? Swift.Duration else {
            return try await sleep(for: duration, tolerance: tolerance)
        }
        try await stage.sleep(for: duration.timeInterval)
    }

    nonisolated(nonsending) fileprivate func sleepInStage(
        until deadline: Instant, tolerance: Instant.Duration?
    ) async throws {
        let stage = SceneContext.current
        guard showsStageTime, !stage.isIdle, let rest = stageTime(until: deadline) else {
            return try await sleep(until: deadline, tolerance: tolerance)
        }
        try await stage.sleep(for: rest.timeInterval)
    }

    private var showsStageTime: Bool { self is ContinuousClock || self is SuspendingClock }

    /// Returns the stage's time left until an instant; nil if the clock does not follow the stage's time.
    private func stageTime(until deadline: Instant) -> Swift.Duration? {
        switch deadline {
        case let deadline as ContinuousClock.Instant: ContinuousClock.now.duration(to: deadline)
        case let deadline as SuspendingClock.Instant: SuspendingClock.now.duration(to: deadline)
        default: nil
        }
    }
}
