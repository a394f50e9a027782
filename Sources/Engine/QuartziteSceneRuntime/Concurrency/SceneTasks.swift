import Synchronization

/// The jobs of a scene's tasks that wait for the scene's run loop.
///
/// A task belongs to the scene in which it was first enqueued, wherever it is resumed later. A task that was first
/// enqueued outside all scenes never belongs to one. Jobs of the main actor run in order with timers and the blocks of
/// the main queue. Other jobs run as soon as the current block returns, before time advances, so that the scene's
/// frames do not depend on threads.
package final class SceneTasks: @unchecked Sendable {
    /// The number that the headers of the scene's tasks contain.
    private let number = SceneTasks.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue

    /// The requests of threads other than the scene's.
    private let arrivals = Mutex<[@Sendable (SceneContext) -> Void]>([])

    /// The scene, until it ends.
    weak var scene: SceneContext?

    // The properties below belong to the scene's thread.

    /// Jobs off the main actor, in the order in which they were enqueued.
    private var work: [SceneJob] = []
    /// The index of the first job in `work` that has not run.
    private var firstWaiting = 0
    /// The jobs of the main actor that the end of a sleep enqueued; nil except while a sleep ends.
    private var resumed: [SceneJob]?
    /// The timer of the job that is running.
    private var timer = JobTimer()
    /// The current scene time, and the number of jobs off the main actor that have run at it.
    private var moment: (time: CFTimeInterval, count: Int) = (0, 0)

    package init() {}

    deinit { SceneTasks.scenes.withLock { _ = $0.removeValue(forKey: number) } }

    /// Runs jobs off the main actor until none is left.
    ///
    /// Jobs beyond ``maximumAtOneMoment`` run a sixtieth of a second later, because tasks may enqueue one another forever.
    package func run() {
        guard let scene else { return }
        for arrival in drainArrivals() { arrival(scene) }
        if moment.time != scene.clock.now { moment = (scene.clock.now, 0) }
        // A job may itself run the waiting jobs.
        while firstWaiting < work.count, moment.count < SceneTasks.maximumAtOneMoment {
            let job = work[firstWaiting]
            firstWaiting += 1
            moment.count += 1
            run(job)
        }
        work.removeFirst(firstWaiting)
        firstWaiting = 0
    }

    /// The time at which ``run()`` is due: usually at once if jobs wait; nil if there are none.
    var next: CFTimeInterval? {
        guard firstWaiting < work.count || arrivals.withLock({ !$0.isEmpty }) else { return nil }
        return moment.count < SceneTasks.maximumAtOneMoment ? -.infinity : moment.time + 1 / 60
    }

    /// The largest number of jobs off the main actor that run at one time.
    private static let maximumAtOneMoment = 10_000

    /// Calls `body` on the scene's thread: now if this is that thread, otherwise when the run loop next runs.
    func perform(_ body: @escaping @Sendable (SceneContext) -> Void) {
        if let scene = ThreadLocal.scene, scene.tasks === self {
            body(scene)
        } else {
            arrivals.withLock { $0.append(body) }
        }
    }

    private func drainArrivals() -> [@Sendable (SceneContext) -> Void] {
        arrivals.withLock { arrivals in
            defer { arrivals = [] }
            return arrivals
        }
    }

    private func add(_ job: SceneJob, after delay: CFTimeInterval?, to scene: SceneContext) {
        if let delay {
            scene.runLoop.add(at: scene.clock.now + max(0, delay)) { self.wake { self.run(job) } }
        } else if !job.isMainActors {
            work.append(job)
        } else if resumed != nil {
            resumed?.append(job)
        } else {
            scene.runLoop.add(at: scene.clock.now) { self.run(job) }
        }
    }

    private func run(_ job: SceneJob) {
        timer.start()
        if let scene, !job.isMainActors { QueueOwners.run(on: nil, in: scene, job.run) } else { job.run() }
        timer.stop()
    }

    /// Runs `body`, which ends a sleep; jobs that it resumes on the main actor run at once, like a timer's block.
    func wake(_ body: () -> Void) {
        resumed = []
        body()
        run()
        let jobs = resumed ?? []
        resumed = nil
        for job in jobs { run(job) }
    }
}

// MARK: What executors call

extension SceneTasks {
    private struct WeakTasks { weak var tasks: SceneTasks? }

    /// The scenes that have tasks, by number.
    ///
    /// Executors belong to the process, and only a job's header identifies its scene.
    private static let scenes = Mutex<[UInt: WeakTasks]>([:])
    private static let lastNumber = Atomic<UInt>(0)

    /// Passes a job to the scene that it belongs to; returns false if it belongs to none.
    ///
    /// Jobs of a scene that has ended never run.
    ///
    /// - Parameters:
    ///   - job: The job.
    ///   - delay: The number of seconds until the job is due; nil if it is due now.
    static func submit(_ job: SceneJob, after delay: CFTimeInterval?) -> Bool {
        switch job.owner {
        case .nobody: return false
        case .scene(let number):
            let tasks = scenes.withLock { $0[number]?.tasks }
            tasks?.enqueue(job, after: delay)
            return true
        case .undecided, nil:
            let scene = SceneContext.current
            guard !scene.isIdle else {
                job.setOwner(.nobody)
                return false
            }
            let tasks = scene.tasks
            scenes.withLock { if $0[tasks.number] == nil { $0[tasks.number] = WeakTasks(tasks: tasks) } }
            job.setOwner(.scene(tasks.number))
            tasks.enqueue(job, after: delay)
            return true
        }
    }

    private func enqueue(_ job: SceneJob, after delay: CFTimeInterval?) {
        perform { [unowned self] scene in
            if !scene.hasEnded { add(job, after: delay, to: scene) }
        }
    }

    /// The number of seconds since this thread's current job began, by the machine's clock; a tenth of a millisecond if
    /// none.
    static var timeInJob: CFTimeInterval { (ThreadLocal.scene?.tasks.timer ?? JobTimer()).seconds }
}
