@_spi(ExperimentalCustomExecutors) import _Concurrency
import Synchronization

/// One step of a Swift task, or of the runtime's own work, that an executor receives.
struct SceneJob: Sendable {
    let job: UnownedJob
    /// Whether the job is isolated to the main actor.
    let isMainActors: Bool

    init(_ job: UnownedJob, isMainActors: Bool) {
        self.job = job
        self.isMainActors = isMainActors
    }

    /// Runs the job on this thread; the job must not be used afterwards.
    func run() {
        guard isMainActors else { return job.runSynchronously(on: SceneJob.noActor) }
        job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    }

    /// The executor of nonisolated code, which the runtime represents by two zeros.
    private static let noActor = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
}

// MARK: The header of a task

extension SceneJob {
    /// The owner that the header of a task names.
    enum Owner: Equatable {
        /// Undecided: the task has not been enqueued before.
        case undecided
        /// The task belongs to no scene.
        case nobody
        /// The number of the scene.
        case scene(UInt)
    }

    /// The owner that the task's header names; nil if the job does not belong to a task, or the header's layout is
    /// unknown.
    ///
    /// The owner is stored in a word that the runtime reserves and sets to 0 in a new task. The compiler depends on the
    /// layout of the header, too, so it cannot change without a new version of the binary interface.
    var owner: Owner? {
        guard let word = ownerWord else { return nil }
        switch word.pointee {
        case 0: return .undecided
        case .max: return .nobody
        case let number: return .scene(number)
        }
    }

    /// Stores the owner in the task's header; called once, before the task first runs.
    func setOwner(_ owner: Owner) {
        switch owner {
        case .undecided: break
        case .nobody: ownerWord?.pointee = .max
        case .scene(let number): ownerWord?.pointee = number
        }
    }

    private var ownerWord: UnsafeMutablePointer<UInt>? {
        guard ExecutorJob(job).kind == .task else { return nil }
        let header = unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
        guard SceneJob.hasKnownLayout(header, job) else { return nil }
        return (header + 48).assumingMemoryBound(to: UInt.self)
    }

    /// The result of the layout check: 0 before the first task, 1 if its header was as expected, 2 if not.
    private static let layout = Atomic<Int>(0)

    /// Whether headers have the layout of `swift/ABI/Task.h`, as checked with the first task.
    private static func hasKnownLayout(_ header: UnsafeMutableRawPointer, _ job: UnownedJob) -> Bool {
        let known = layout.load(ordering: .relaxed)
        if known != 0 { return known == 1 }
        let identifier = header.load(fromByteOffset: 36, as: UInt32.self)
        let reserved = header.load(fromByteOffset: 48, as: UInt.self)
        let function = header.load(fromByteOffset: 56, as: UInt.self)
        let isExpected =
            MemoryLayout<UInt>.size == 8 && reserved == 0 && function != 0
            && job.description.contains("id: \(identifier))")
        layout.store(isExpected ? 1 : 2, ordering: .relaxed)
        return isExpected
    }
}
