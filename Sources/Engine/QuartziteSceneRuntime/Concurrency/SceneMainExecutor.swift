@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The executor of the main actor's jobs.
final class SceneMainExecutor: MainExecutor, SceneExecutor {
    static let isMainActors = true
    let platform = PlatformExecutorFactory.mainExecutor

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if !submit(job) { platform.enqueue(ExecutorJob(job)) }
    }

    var isMainExecutor: Bool { true }
    func checkIsolated() { platform.checkIsolated() }
    func isIsolatingCurrentContext() -> Bool? { platform.isIsolatingCurrentContext() }
    func run() throws { try platform.run() }
    func runUntil(_ condition: () -> Bool) throws { try platform.runUntil(condition) }
    func stop() { platform.stop() }
}
