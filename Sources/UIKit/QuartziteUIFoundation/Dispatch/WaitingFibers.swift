import QuartzCore

/// The blocks of a scene that wait for a condition, such as a signal of a semaphore.
final class WaitingFibers {
    private final class Waiter {
        let fiber: Fiber
        let isOver: () -> Bool
        var isEnded = false

        init(_ fiber: Fiber, isOver: @escaping () -> Bool) { (self.fiber, self.isOver) = (fiber, isOver) }
    }

    /// The waiting blocks, in the order in which they began to wait.
    private var waiters: [Waiter] = []

    /// Suspends the running fiber until a condition holds, at most until a time of the scene's clock.
    ///
    /// - Returns: Whether the condition holds.
    static func suspend(
        _ fiber: Fiber, in scene: SceneContext, until deadline: CFTimeInterval, isOver: @escaping () -> Bool
    ) -> Bool {
        if isOver() { return true }
        let all = scene.object(of: WaitingFibers.self, create: WaitingFibers.init)
        let waiter = Waiter(fiber, isOver: isOver)
        all.waiters.append(waiter)
        scene.runLoop.resumeWaiting = { [unowned all, unowned scene] in all.resume(in: scene) }
        if deadline < .infinity {
            BackgroundBlocks.add(to: scene, at: deadline) {
                guard all.waiters.contains(where: { $0 === waiter }) else { return }
                all.remove(waiter, in: scene)
                waiter.isEnded = isOver()
                fiber.resume()
            }
        }
        Fiber.suspend()
        return waiter.isEnded
    }

    /// Resumes the first fiber whose condition holds; returns false if there is none.
    private func resume(in scene: SceneContext) -> Bool {
        guard let waiter = waiters.first(where: { $0.isOver() }) else { return false }
        remove(waiter, in: scene)
        waiter.isEnded = true
        waiter.fiber.resume()
        return true
    }

    private func remove(_ waiter: Waiter, in scene: SceneContext) {
        waiters.removeAll { $0 === waiter }
        if waiters.isEmpty { scene.runLoop.resumeWaiting = nil }
    }
}
