/// A transaction's own settings; what is nil is looked up in the enclosing one.
package final class Transaction {
    var animationDuration: CFTimeInterval?
    var animationTimingFunction: CAMediaTimingFunction??
    var disableActions: Bool?
    var values: [String: Any] = [:]
    var completions: [CompletionGroup] = []
}

/// A completion block, and the animations it still waits for.
package final class CompletionGroup {
    let block: () -> Void
    let scene = SceneContext.current
    /// Not before this time.
    let due = TransactionStack.current.nextTurn
    /// Animations that were added after the block was set and still play.
    var pending = 0
    var isCommitted = false
    /// The animations counted, as long as they live.
    var members: [WeakAnimation] = []

    struct WeakAnimation { weak var animation: AttachedAnimation? }

    init(_ block: @escaping () -> Void) { self.block = block }
}

/// A completion block or a delegate's message that waits for the next turn of the run loop.
struct ReadyCallback {
    /// The scene that was current when it was added; what was added outside all scenes may run in any.
    weak var scene: SceneContext?
    /// Not before this time of the scene that runs it.
    let due: CFTimeInterval
    let run: () -> Void

    /// Whether the run loop of `candidate` runs it.
    func isFor(_ candidate: SceneContext) -> Bool { scene === candidate || scene?.isIdle == true }
}

/// The transactions open on one thread, outermost first, and the contexts that commit with them.
package final class TransactionStack {
    private(set) var open: [Transaction] = []
    /// Whether the outermost transaction was opened by a change, not by `begin`.
    private(set) var hasImplicit = false
    private var contexts: [WeakContext] = []
    /// What waits for the next turn of the run loop.
    private var ready: [ReadyCallback] = []
    private var isInCallback = false
    /// Committed completion groups whose animations no turn of the run loop has seen yet.
    private var waiting: [CompletionGroup] = []
    /// Whether the thread's run loop has been asked for a turn.
    fileprivate var isTurnRequested = false

    private struct WeakContext { weak var context: LayerContext? }

    package static var current: TransactionStack { ThreadLocal.transactionStack }

    /// The transaction that settings go to, opening the implicit one where none is open.
    var innermost: Transaction {
        if let last = open.last { return last }
        let implicit = Transaction()
        open.append(implicit)
        hasImplicit = true
        if SceneContext.current.isIdle { requestTurn() }
        return implicit
    }

    /// Opens the implicit transaction where a layer changes outside every other.
    func noteChange() { if open.isEmpty { _ = innermost } }

    var hasExplicit: Bool { open.count > (hasImplicit ? 1 : 0) }

    func begin() { open.append(Transaction()) }

    func commit() {
        if hasExplicit, let ended = open.popLast() {
            finish(ended)
        } else {
            commitImplicit()
        }
        // With the outermost transaction all changes are committed.
        if open.isEmpty { commitContexts() }
    }

    /// Ends the implicit transaction; explicit ones, if open, keep it waiting.
    @discardableResult
    func commitImplicit() -> Bool {
        guard !hasExplicit else { return false }
        if hasImplicit, let ended = open.popLast() {
            hasImplicit = false
            finish(ended)
        }
        return true
    }

    func lookUp<T>(_ value: (Transaction) -> T?) -> T? {
        for transaction in open.reversed() {
            if let found = value(transaction) { return found }
        }
        return nil
    }

    /// The completion groups that an animation added now belongs to; each counts it.
    func joinCompletionGroups() -> [CompletionGroup] {
        guard !open.isEmpty else { return [] }
        let groups = open.flatMap(\.completions)
        for group in groups { group.pending += 1 }
        return groups
    }

    func leave(_ groups: [CompletionGroup]) {
        for group in groups {
            group.pending -= 1
            scheduleIfDone(group)
        }
    }

    private func finish(_ transaction: Transaction) {
        for group in transaction.completions {
            group.isCommitted = true
            if group.pending > 0 { waiting.append(group) }
            scheduleIfDone(group)
        }
    }

    /// Lets no completion block wait for animations of layers that this turn of the run loop has left off screen.
    func settle(for scene: SceneContext) {
        let due = waiting.filter { $0.scene === scene || $0.scene.isIdle }
        waiting.removeAll { group in due.contains { $0 === group } }
        for group in due where group.pending > 0 {
            let idle = group.members.compactMap(\.animation).filter { entry in
                entry.layer.context == nil && entry.groups.contains { $0 === group }
            }
            for entry in idle { entry.groups.removeAll { $0 === group } }
            let alive = group.members.compactMap(\.animation).filter { entry in
                entry.groups.contains { $0 === group }
            }
            group.pending = alive.count
            scheduleIfDone(group)
        }
    }

    private func scheduleIfDone(_ group: CompletionGroup) {
        guard group.isCommitted, group.pending == 0 else { return }
        enqueue(group.scene, due: group.due, group.block)
    }

    /// Runs `block` at the next turn of the run loop of `scene`; not at all once the scene is gone.
    package func enqueue(_ scene: SceneContext, due: CFTimeInterval? = nil, _ block: @escaping () -> Void) {
        ready.append(ReadyCallback(scene: scene, due: due ?? nextTurn, run: block))
        if scene.isIdle { requestTurn() }
    }

    /// Runs what is due at `time` of `scene`; what these callbacks add waits for a later turn.
    func runReady(for scene: SceneContext, at time: CFTimeInterval) {
        let taken = ready.filter { $0.isFor(scene) && $0.due <= time }
        ready.removeAll { $0.scene == nil || ($0.isFor(scene) && $0.due <= time) }
        isInCallback = true
        defer { isInCallback = false }
        for callback in taken { callback.run() }
    }

    /// A turn takes a millisecond, so that blocks which set blocks for ever still let time pass.
    var nextTurn: CFTimeInterval { isInCallback ? SceneContext.current.clock.now + 0.001 : -.infinity }

    /// When the next callback is due in `scene`.
    func nextReady(for scene: SceneContext) -> CFTimeInterval? {
        ready.filter { $0.isFor(scene) }.map(\.due).min()
    }

    func register(_ context: LayerContext) {
        contexts.removeAll { $0.context == nil }
        contexts.append(WeakContext(context: context))
    }

    func flush() {
        guard commitImplicit() else { return }
        commitContexts()
        settle(for: SceneContext.current)
    }

    /// Commits the windows of the current scene; outside all scenes, all of this thread.
    private func commitContexts() {
        let current = SceneContext.current
        for entry in contexts {
            guard let context = entry.context, context.scene === current || current.isIdle else {
                continue
            }
            context.commitChanges()
        }
    }
}

// MARK: Outside every stage

extension TransactionStack {
    /// Requests a turn of the main run loop, since outside all scenes no other run loop gives one.
    private func requestTurn() {
        guard !isTurnRequested, Thread.isMainThread else { return }
        isTurnRequested = true
        RunLoop.main.perform { TransactionStack.current.takeTurn() }
    }

    /// Commits what was changed outside every stage, and runs what waits for that.
    package func takeTurn() {
        isTurnRequested = false
        // In a scene its own run loop comes first, and runs these as well.
        guard SceneContext.current.isIdle else { return }
        commitImplicit()
        for context in idleContexts { context.commitChanges() }
        settle(for: SceneContext.idle)
        runReady(for: SceneContext.idle, at: .infinity)
    }

    private var idleContexts: [LayerContext] {
        contexts.compactMap(\.context).filter { $0.scene.isIdle }
    }
}
