@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The factory of the process's Swift concurrency executors.
///
/// They pass the jobs of a scene's tasks to the scene's run loop, and all other jobs to the platform's executors.
struct SceneExecutorFactory: ExecutorFactory {
    static let mainExecutor: any MainExecutor = SceneMainExecutor()
    static let defaultExecutor: any TaskExecutor = SceneTaskExecutor()
}

/// Replaces the platform's executors; `CConcurrency` calls it when the program is loaded.
@_cdecl("QZInstallExecutors") func installExecutors() { _createExecutors(factory: SceneExecutorFactory.self) }

/// An executor that passes jobs without a scene to an executor of the platform.
protocol SceneExecutor: SchedulingExecutor {
    associatedtype Platform
    var platform: Platform { get }
    static var isMainActors: Bool { get }
}

extension SceneExecutor {
    /// Passes a job to its scene; returns false if it belongs to none.
    func submit(_ job: UnownedJob, after delay: CFTimeInterval? = nil) -> Bool {
        SceneTasks.submit(SceneJob(job, isMainActors: Self.isMainActors), after: delay)
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
        let job = UnownedJob(job)
        if let delay = delay as? Duration, submit(job, after: delay.timeInterval) { return }
        guard let platform = platform as? any SchedulingExecutor else { return enqueueNow(job) }
        platform.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
        let job = UnownedJob(job)
        if let delay = SleepDelay.until(instant, of: clock), submit(job, after: delay) { return }
        guard let platform = platform as? any SchedulingExecutor else { return enqueueNow(job) }
        platform.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
    }

    private func enqueueNow(_ job: UnownedJob) { enqueue(ExecutorJob(job)) }
}
