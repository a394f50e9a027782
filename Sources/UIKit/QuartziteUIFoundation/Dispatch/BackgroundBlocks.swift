import QuartzCore

/// The blocks of a scene's queues, except those of the main queue.
///
/// The blocks run on the scene's run loop, or earlier if code on the scene's thread waits for one of them.
final class BackgroundBlocks {
    private final class Block {
        let time: CFTimeInterval
        private var action: (() -> Void)?

        init(at time: CFTimeInterval, _ action: @escaping () -> Void) { (self.time, self.action) = (time, action) }

        var hasBegun: Bool { action == nil }

        /// Runs the block, unless it has already begun.
        func run(in scene: SceneContext) {
            let action = action
            self.action = nil
            if let action { QueueOwners.run(on: nil, in: scene, action) }
        }
    }

    /// The blocks in the order of their times.
    private var blocks: [Block] = []
    /// The index of the first block that may not have begun.
    private var first = 0

    private static func current(_ scene: SceneContext) -> BackgroundBlocks {
        scene.object(of: BackgroundBlocks.self, create: BackgroundBlocks.init)
    }

    /// Adds a block that is due at a time of the scene's clock.
    static func add(to scene: SceneContext, at time: CFTimeInterval, _ action: @escaping () -> Void) {
        guard !time.isNaN else { return }
        let block = Block(at: time, action)
        current(scene).add(block)
        scene.runLoop.add(at: time) { [unowned scene] in block.run(in: scene) }
    }

    private func add(_ block: Block) {
        dropBegun()
        let index = blocks[first...].partitioningIndex { $0.time > block.time }
        blocks.insert(block, at: index)
    }

    private func dropBegun() {
        while first < blocks.count, blocks[first].hasBegun { first += 1 }
        if first > blocks.count / 2 {
            blocks.removeFirst(first)
            first = 0
        }
    }

    /// Returns the next block that has not begun and is due by a time; nil if there is none.
    private func next(by time: CFTimeInterval) -> Block? {
        dropBegun()
        return first < blocks.count && blocks[first].time <= time ? blocks[first] : nil
    }

    // MARK: Waiting

    /// Runs due blocks, and jobs of tasks off the main actor, until `isOver` returns true or none is left.
    ///
    /// The scene's clock then advances to the next block, until the deadline; in a test, other threads continue their
    /// work meanwhile. A block that waits is suspended, so that the run loop continues.
    ///
    /// - Parameters:
    ///   - deadline: The time of the scene's clock at which the wait ends; infinity means never.
    ///   - whenIdle: Called once if only another thread can end the wait.
    /// - Returns: Whether `isOver` returned true.
    static func run(
        in scene: SceneContext, until deadline: CFTimeInterval, isOver: @escaping () -> Bool,
        whenIdle: () -> Void = {}
    ) -> Bool {
        let waiting = current(scene)
        var hasEnded = false
        // The condition may take a signal, so it is not asked again once it holds.
        func isEnded() -> Bool {
            hasEnded = hasEnded || isOver()
            return hasEnded
        }
        func runNext() -> Bool {
            scene.tasks.run()
            guard !isEnded(), let block = waiting.next(by: scene.clock.now) else { return false }
            block.run(in: scene)
            return true
        }
        if let fiber = Fiber.current { return WaitingFibers.suspend(fiber, in: scene, until: deadline, isOver: isOver) }
        return scene.block(
            until: deadline, isOver: isEnded, runNext: runNext,
            nextTime: { waiting.next(by: .infinity).map(\.time) }, whenIdle: whenIdle)
    }

    /// Runs blocks as ``run(in:until:isOver:whenIdle:)`` does without a deadline, and reports on standard error if only
    /// another thread can end the wait.
    ///
    /// - Returns: Whether `isOver` returned true.
    static func wait(in scene: SceneContext, for caller: String, isOver: @escaping () -> Bool) -> Bool {
        run(in: scene, until: .infinity, isOver: isOver) {
            Notices.report("\(caller) waits on the thread that runs the stage: only another thread can end it")
        }
    }

    /// Suspends the running block for a number of seconds; outside all blocks, the scene's thread sleeps.
    static func sleep(in scene: SceneContext, for seconds: CFTimeInterval) {
        guard seconds > 0, seconds.isFinite else { return }
        let end = scene.clock.now + seconds
        guard let fiber = Fiber.current else {
            _ = run(in: scene, until: end) { false }
            return
        }
        add(to: scene, at: end, fiber.resume)
        Fiber.suspend()
    }
}
