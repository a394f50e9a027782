@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Makes the process's executors of Swift concurrency.
///
/// They pass the jobs of a scene's tasks to the scene's run loop, and all other jobs to the platform's executors.
struct SceneExecutorFactory: ExecutorFactory {
    static let mainExecutor: any MainExecutor = SceneMainExecutor()
    static let defaultExecutor: any TaskExecutor = SceneTaskExecutor()
}

/// Replaces the platform's executors; `CConcurrency` calls it as the program is loaded.
@_cdecl("QZInstallExecutors") func installExecutors() { _createExecutors(factory: SceneExecutorFactory.self) }

/// An executor that passes what belongs to no scene to one of the platform's.
protocol SceneExecutor: SchedulingExecutor {
    associatedtype Platform
    var platform: Platform { get }
    static var isMainActors: Bool { get }
}

extension SceneExecutor {
    /// Gives a job to its scene; false if it belongs to none.
    func take(_ job: UnownedJob, after delay: CFTimeInterval? = nil) -> Bool {
        SceneTasks.take(SceneJob(job, isMainActors: Self.isMainActors), after: delay)
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
        let job = UnownedJob(job)
        if let delay = delay as? Duration, take(job, after: delay.timeInterval) { return }
        guard let platform = platform as? any SchedulingExecutor else { return enqueueNow(job) }
        platform.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
        let job = UnownedJob(job)
        if let delay = SleepDelay.until(instant, of: clock), take(job, after: delay) { return }
        guard let platform = platform as? any SchedulingExecutor else { return enqueueNow(job) }
        platform.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
    }

    private func enqueueNow(_ job: UnownedJob) { enqueue(ExecutorJob(job)) }
}
