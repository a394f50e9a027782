@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The executor of all jobs without an executor of their own: nonisolated code, actors' jobs, and ends of sleeps.
final class SceneTaskExecutor: TaskExecutor, SceneExecutor {
    static let isMainActors = false
    let platform = PlatformExecutorFactory.defaultExecutor

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if !submit(job) { platform.enqueue(ExecutorJob(job)) }
    }
}
