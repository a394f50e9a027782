/// A completion block and the animations that it waits for.
final class CompletionGroup {
    let block: () -> Void
    private weak var queue: CompletionQueue?
    /// The earliest time of the call.
    private let due: CFTimeInterval
    /// The number of animations that were added after the block was set and have not ended.
    var pending = 0
    var isCommitted = false
    /// The animations included in the count, as long as they exist.
    var members: [WeakAnimation] = []

    struct WeakAnimation { weak var animation: AttachedAnimation? }

    init(_ block: @escaping () -> Void) {
        self.block = block
        let queue = TransactionStack.current.completions
        self.queue = queue
        due = queue.earliestTime
    }

    /// Removes an animation that has ended or was removed from the count.
    func leave() {
        pending -= 1
        callIfDone()
    }

    /// Adds the block to its queue if the transaction is committed and the animations have ended.
    fileprivate func callIfDone() {
        guard isCommitted, pending == 0 else { return }
        queue?.add(due: due, block)
    }
}

/// The completion blocks and delegate messages to deliver in the next run loop cycle.
///
/// Each scene has a queue, and each thread has one for code outside all scenes. The blocks of the latter are called by
/// the main run loop, or by the next scene that runs on the thread.
final class CompletionQueue: EventQueue {
    private struct Callback {
        /// The earliest time of the call.
        let due: CFTimeInterval
        let call: () -> Void
    }

    private var ready: [Callback] = []
    /// The committed groups with animations that no run loop cycle has checked yet.
    private var waiting: [CompletionGroup] = []
    private var isCalling = false

    /// This thread's queue for code outside all scenes.
    private static var outside: CompletionQueue { TransactionStack.outside.completions }

    /// The queues whose blocks are called together: that of this thread's code outside all scenes, then this one.
    private var called: [CompletionQueue] {
        let outside = CompletionQueue.outside
        return outside === self ? [self] : [outside, self]
    }

    /// Adds a block to call in the next run loop cycle, or at `due` if that is later.
    func add(due: CFTimeInterval? = nil, _ block: @escaping () -> Void) {
        ready.append(Callback(due: due ?? earliestTime, call: block))
        if self === CompletionQueue.outside { TransactionStack.outside.requestCycle() }
    }

    /// The earliest time of a block added now.
    ///
    /// During a callback this is a millisecond later, so that time advances even if blocks keep adding blocks.
    var earliestTime: CFTimeInterval { isCalling ? SceneContext.current.clock.now + 0.001 : -.infinity }

    package var nextEventTime: CFTimeInterval? {
        let outside = CompletionQueue.outside
        if ready.isEmpty, outside.ready.isEmpty { return nil }
        return called.flatMap(\.ready).map(\.due).min()
    }

    /// Calls the blocks that are due; blocks that they add wait for a later run loop cycle.
    package func deliverEvents(at time: CFTimeInterval) {
        guard let next = nextEventTime, next <= time else { return }
        let due = called.flatMap { $0.removeDue(through: time) }
        isCalling = true
        defer { isCalling = false }
        for callback in due { callback.call() }
    }

    private func removeDue(through time: CFTimeInterval) -> [Callback] {
        let due = ready.filter { $0.due <= time }
        ready.removeAll { $0.due <= time }
        return due
    }

    /// Removes all blocks without calling them.
    package func removeAll() {
        let (removed, groups) = (ready, waiting)
        (ready, waiting) = ([], [])
        withExtendedLifetime((removed, groups)) {}
    }

    /// Marks the transaction of a group as committed.
    func commit(_ group: CompletionGroup) {
        group.isCommitted = true
        if group.pending > 0 { waiting.append(group) }
        group.callIfDone()
    }

    /// Stops waiting for animations of layers that are off screen at the end of this run loop cycle.
    func settle() {
        let outside = CompletionQueue.outside
        if waiting.isEmpty, outside.waiting.isEmpty { return }
        for group in called.flatMap({ $0.drainWaiting() }) where group.pending > 0 {
            let idle = group.members.compactMap(\.animation).filter { entry in
                entry.layer.context == nil && entry.groups.contains { $0 === group }
            }
            for entry in idle { entry.groups.removeAll { $0 === group } }
            let alive = group.members.compactMap(\.animation).filter { entry in
                entry.groups.contains { $0 === group }
            }
            group.pending = alive.count
            group.callIfDone()
        }
    }

    private func drainWaiting() -> [CompletionGroup] {
        defer { waiting = [] }
        return waiting
    }
}
