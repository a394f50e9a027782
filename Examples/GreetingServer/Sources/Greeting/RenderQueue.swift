/// A queue that performs a limited number of jobs at a time, and refuses jobs when too many wait.
///
/// Jobs begin in the order in which they arrive.
public actor RenderQueue {
    /// The error of a job that is refused because the queue is full.
    public struct Full: Error, Hashable, Sendable {
        /// When to try again, in whole seconds from now; at least 1.
        public let retryAfter: Int
    }

    private let concurrency: Int
    private let capacity: Int
    private var running = 0
    private var waiting: [(id: Int, turn: CheckedContinuation<Void, any Error>)] = []
    private var lastID = 0
    /// The moving average of the seconds that a job takes.
    private var jobSeconds = 0.1

    /// Creates a queue.
    ///
    /// - Parameters:
    ///   - concurrency: The largest number of jobs that run at a time; at least 1.
    ///   - capacity: The largest number of jobs that wait; at least 0.
    public init(concurrency: Int, capacity: Int) {
        self.concurrency = max(1, concurrency)
        self.capacity = max(0, capacity)
    }

    /// The number of jobs that run or wait.
    public var count: Int { running + waiting.count }

    /// Performs a job when it is its turn.
    ///
    /// - Parameter job: What to do.
    /// - Returns: What the job returns.
    /// - Throws: ``Full`` at once if too many jobs wait; `CancellationError` if the task is cancelled while it waits; what
    ///   the job throws.
    public func run<Value: Sendable>(_ job: @Sendable () async throws -> Value) async throws -> Value {
        try await waitForTurn()
        let start = ContinuousClock.now
        defer {
            jobSeconds += ((ContinuousClock.now - start) / .seconds(1) - jobSeconds) / 8
            passTurn()
        }
        return try await job()
    }

    /// Returns the whole seconds after which a place in a queue is likely to be free.
    ///
    /// - Parameters:
    ///   - count: The number of jobs that run or wait.
    ///   - concurrency: The number of jobs that run at a time.
    ///   - seconds: The time that a job takes.
    static func retryAfter(count: Int, concurrency: Int, seconds: Double) -> Int {
        let wait = Double(count) * seconds / Double(concurrency)
        return wait < 60 ? max(1, Int(wait.rounded(.up))) : 60
    }

    private func waitForTurn() async throws {
        try Task.checkCancellation()
        guard running >= concurrency else {
            running += 1
            return
        }
        guard waiting.count < capacity else {
            throw Full(
                retryAfter: Self.retryAfter(count: count, concurrency: concurrency, seconds: jobSeconds))
        }
        lastID += 1
        let id = lastID
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting.append((id, $0)) }
        } onCancel: {
            Task { await self.abandon(id) }
        }
    }

    private func passTurn() {
        if waiting.isEmpty {
            running -= 1
        } else {
            waiting.removeFirst().turn.resume()
        }
    }

    private func abandon(_ id: Int) {
        guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
        waiting.remove(at: index).turn.resume(throwing: CancellationError())
    }
}
