import QuartzCore

/// The due blocks of a scene's queues, except those of the main queue.
///
/// The blocks run on the scene's run loop, or earlier if code on the scene's thread waits for one of them.
final class BackgroundBlocks {
    private final class Block {
        private var action: (() -> Void)?

        init(_ action: @escaping () -> Void) { self.action = action }

        var hasBegun: Bool { action == nil }

        /// Runs the block, unless it has already begun.
        func run() {
            let action = action
            self.action = nil
            action?()
        }
    }

    private var blocks: [Block] = []
    /// The index of the first block that may not have begun.
    private var first = 0

    /// Adds a block that is due immediately.
    static func add(to scene: SceneContext, _ action: @escaping () -> Void) {
        let block = Block(action)
        scene.object(of: BackgroundBlocks.self, create: BackgroundBlocks.init).add(block)
        scene.runLoop.add(at: scene.clock.now, block.run)
    }

    private func add(_ block: Block) {
        dropBegun()
        blocks.append(block)
    }

    private func dropBegun() {
        while first < blocks.count, blocks[first].hasBegun { first += 1 }
        if first > blocks.count / 2 {
            blocks.removeFirst(first)
            first = 0
        }
    }

    /// Returns the next block that has not begun; nil if there is none.
    private func next() -> Block? {
        dropBegun()
        return first < blocks.count ? blocks[first] : nil
    }

    /// Runs blocks, and the jobs of tasks off the main actor, until `isOver` returns true or nothing is left to run.
    ///
    /// - Returns: Whether `isOver` returned true.
    static func run(in scene: SceneContext, until isOver: () -> Bool) -> Bool {
        let waiting = scene.object(of: BackgroundBlocks.self, create: BackgroundBlocks.init)
        while !isOver() {
            scene.tasks.run()
            if isOver() { return true }
            guard let block = waiting.next() else { return false }
            block.run()
        }
        return true
    }

    /// Runs blocks as ``run(in:until:)`` does, and reports on standard error if the caller will wait forever.
    ///
    /// - Returns: Whether `isOver` returned true.
    static func wait(in scene: SceneContext, for caller: String, until isOver: () -> Bool) -> Bool {
        if run(in: scene, until: isOver) { return true }
        Notices.report("\(caller) waits on the thread that runs the stage: only another thread can end it")
        return false
    }
}
