import QuartzCore

/// The order of a serial queue's blocks on a stage: one that is suspended holds back those after it.
final class SerialOrder {
    /// The blocks that are due but held back, in order.
    private var deferred: [() -> Void] = []
    /// The block that has begun and not ended.
    private var current: Fiber?

    /// Runs a block, or holds it back.
    func run(_ work: @escaping () -> Void, in scene: SceneContext) {
        guard current == nil, deferred.isEmpty else { return deferred.append(work) }
        begin(work, in: scene)
    }

    /// Runs a block in a fiber, so that it can be suspended.
    ///
    /// - Parameters:
    ///   - begin: Receives the fiber before the block runs.
    ///   - end: Called when the block has ended.
    static func run(
        _ work: @escaping () -> Void, in scene: SceneContext, begin: (Fiber) -> Void = { _ in },
        end: @escaping () -> Void
    ) {
        // The values of a task's locals form a stack, which a suspended block would disturb.
        let isInTask = withUnsafeCurrentTask { $0 != nil }
        guard !isInTask, let fiber = Fiber(work, end: end) else {
            work()
            return end()
        }
        begin(fiber)
        fiber.resume()
    }

    /// Waits until the blocks that have begun or are held back have ended, unless the caller is one of them.
    func waitForOthers(in scene: SceneContext) {
        guard let current, current !== Fiber.current else { return }
        _ = BackgroundBlocks.wait(in: scene, for: "DispatchQueue.sync(execute:)") { [self] in
            self.current == nil && deferred.isEmpty
        }
    }

    private func begin(_ work: @escaping () -> Void, in scene: SceneContext) {
        Self.run(
            work, in: scene, begin: { current = $0 },
            end: { [self] in
                current = nil
                if !deferred.isEmpty {
                    BackgroundBlocks.add(to: scene, at: scene.clock.now) { self.runDeferred(in: scene) }
                }
            })
    }

    private func runDeferred(in scene: SceneContext) {
        while current == nil, !deferred.isEmpty { begin(deferred.removeFirst(), in: scene) }
    }
}
