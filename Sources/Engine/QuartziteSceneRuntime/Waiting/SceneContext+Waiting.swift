import Foundation

extension SceneContext {
    /// Moves the scene's clock until a condition holds, and delivers everything that is due meanwhile, in order.
    ///
    /// Only tests may wait: the run loop of another scene is moved by its host. While work of the process that does not
    /// belong to the scene is under way, such as a download, the clock follows the machine's.
    ///
    /// - Parameters:
    ///   - deadline: The time of the scene's clock, in seconds, at which the wait ends; infinity means never.
    ///   - isOver: The condition; called after each event.
    /// - Returns: Whether the condition holds.
    @discardableResult
    package func wait(until deadline: CFTimeInterval, isOver: () -> Bool = { false }) -> Bool {
        var work = PlatformWork()
        let isNested = runLoop.isWaiting
        runLoop.isWaiting = true
        defer { runLoop.isWaiting = isNested }
        return run {
            while !isOver() {
                work.deliver()
                if isOver() { return true }
                if runLoop.resumeWaiting?() == true { continue }
                // Animations that code outside the run loop has added begin with a commit.
                runLoop.commit()
                if runLoop.advanceToNextEvent(by: clock.now) { continue }
                if let passed = work.wait() {
                    if follow(passed, until: deadline, isOver) { return isOver() }
                } else if runLoop.hasEvent(by: deadline) {
                    _ = runLoop.advanceToNextEvent(by: deadline)
                } else if deadline < .infinity {
                    runLoop.run(until: max(deadline, clock.now))
                    return isOver()
                } else {
                    // Only another thread can end the wait.
                    PlatformWork.rest()
                }
            }
            return true
        }
    }

    /// Delivers what is due next, or moves the clock to a deadline if nothing is due by then.
    package func waitForEvent(until deadline: CFTimeInterval) {
        let start = runLoop.eventCount
        wait(until: deadline) { runLoop.eventCount != start }
    }

    /// Moves the clock by the time that has passed on the machine; returns whether the wait is over.
    private func follow(_ passed: CFTimeInterval, until deadline: CFTimeInterval, _ isOver: () -> Bool) -> Bool {
        let limit = min(deadline, clock.now + passed)
        while runLoop.advanceToNextEvent(by: limit) { if isOver() { return true } }
        if limit > clock.now { clock.now = limit }
        return clock.now >= deadline
    }

    /// Moves the clock while the scene's thread waits, so that nothing of the run loop is delivered meanwhile: what falls
    /// due is late.
    ///
    /// In a test, while work of the process that does not belong to the scene is under way, the clock follows the
    /// machine's.
    ///
    /// - Parameters:
    ///   - deadline: The time of the scene's clock, in seconds, at which the wait ends; infinity means never.
    ///   - isOver: The condition that ends the wait.
    ///   - runNext: Runs code of other threads that the scene's thread runs for them, and returns whether there was any.
    ///   - nextTime: Returns the time at which there will be more of it; nil if there will not.
    ///   - whenIdle: Called once if only another thread can end the wait.
    /// - Returns: Whether the condition holds.
    package func block(
        until deadline: CFTimeInterval, isOver: () -> Bool, runNext: () -> Bool, nextTime: () -> CFTimeInterval?,
        whenIdle: () -> Void
    ) -> Bool {
        var work = PlatformWork()
        var isIdle = false
        while !isOver() {
            if runNext() || runLoop.resumeWaiting?() == true { continue }
            if runLoop.isMovedByWaits, let passed = work.wait() {
                clock.now = max(clock.now, min(deadline, clock.now + passed))
                if clock.now >= deadline { return isOver() }
            } else if let next = nextTime(), next <= deadline {
                clock.now = max(clock.now, next)
            } else if deadline < .infinity {
                clock.now = max(clock.now, deadline)
                return isOver()
            } else {
                if !isIdle { whenIdle() }
                isIdle = true
                // A film waits for another thread without moving its clock.
                guard runLoop.isMovedByWaits else { return isOver() }
                PlatformWork.rest()
            }
        }
        return true
    }
}
