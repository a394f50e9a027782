@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Runs the jobs that no actor's own executor runs: code outside actors, actors' turns, and ends of sleep.
final class SceneTaskExecutor: TaskExecutor, SceneExecutor {
    static let isMainActors = false
    let platform = PlatformExecutorFactory.defaultExecutor

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if !take(job) { platform.enqueue(ExecutorJob(job)) }
    }
}
