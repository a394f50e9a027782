import Synchronization

/// A task that sleeps on a scene's clock.
private final class Sleeper: Sendable {
    private enum State {
        case awake, cancelled
        case asleep(UnsafeContinuation<Void, any Error>)
        case scheduled(UnsafeContinuation<Void, any Error>, EventSchedule.Ticket)
    }

    private let state = Mutex(State.awake)

    /// Suspends the task, unless it was cancelled.
    func sleep(_ continuation: UnsafeContinuation<Void, any Error>, for delay: CFTimeInterval, in scene: SceneContext) {
        let isCancelled = state.withLock { state in
            if case .cancelled = state { return true }
            state = .asleep(continuation)
            return false
        }
        if isCancelled { return continuation.resume(throwing: CancellationError()) }
        scene.tasks.perform { self.schedule(after: delay, in: $0) }
    }

    private func schedule(after delay: CFTimeInterval, in scene: SceneContext) {
        let ticket = scene.runLoop.add(at: scene.clock.now + max(0, delay)) { [unowned tasks = scene.tasks] in
            tasks.wake { self.end(as: .awake)?.continuation.resume() }
        }
        state.withLock { if case .asleep(let continuation) = $0 { $0 = .scheduled(continuation, ticket) } }
    }

    /// Ends the sleep with a cancellation error.
    func cancel(in scene: SceneContext) {
        guard let (continuation, ticket) = end(as: .cancelled) else { return }
        if let ticket { scene.tasks.perform { $0.runLoop.cancel(ticket) } }
        continuation.resume(throwing: CancellationError())
    }

    /// Ends the sleep and returns its continuation; nil if the task is not asleep.
    private func end(
        as end: State
    ) -> (continuation: UnsafeContinuation<Void, any Error>, ticket: EventSchedule.Ticket?)? {
        state.withLock { state in
            defer { state = end }
            switch state {
            case .awake, .cancelled: return nil
            case .asleep(let continuation): return (continuation, nil)
            case .scheduled(let continuation, let ticket): return (continuation, ticket)
            }
        }
    }
}

extension SceneContext {
    /// Suspends the current task for a number of seconds of the scene's clock.
    ///
    /// - Throws: `CancellationError`, at once, if the task is or becomes cancelled.
    nonisolated(nonsending) package func sleep(for delay: CFTimeInterval) async throws {
        let sleeper = Sleeper()
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { sleeper.sleep($0, for: delay, in: self) }
        } onCancel: {
            sleeper.cancel(in: self)
        }
    }
}
