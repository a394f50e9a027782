/// The settings of a transaction; a setting that is nil is looked up in the enclosing transaction.
final class LayerTransaction {
    var animationDuration: CFTimeInterval?
    var animationTimingFunction: CAMediaTimingFunction??
    var disableActions: Bool?
    var values: [String: Any] = [:]
    var completions: [CompletionGroup] = []
}

/// The open transactions of a scene, outermost first, and the windows that they commit.
///
/// Each scene has one stack, and each thread has one for code outside all scenes.
package final class TransactionStack {
    private(set) var open: [LayerTransaction] = []
    /// Whether the outermost transaction was begun by a change instead of `begin`.
    private(set) var hasImplicit = false
    private var members: [WeakContext] = []
    /// The completion blocks of the transactions.
    let completions = CompletionQueue()
    /// Whether a cycle of the main run loop has been requested.
    fileprivate var isCycleRequested = false

    private struct WeakContext { weak var context: LayerContext? }

    /// The transactions of the current scene or, outside all scenes, of this thread.
    package static var current: TransactionStack {
        if let known = ThreadLocal.sceneTransactions { return TransactionStack.only(known) }
        return SceneContext.current.transactions
    }

    /// The transactions of this thread outside all scenes.
    static var outside: TransactionStack {
        if let known = ThreadLocal.ownTransactions { return only(known) }
        let new = TransactionStack()
        ThreadLocal.ownTransactions = new
        return new
    }

    /// Converts to the only class of transactions without a cast, because every change of a layer looks them up.
    fileprivate static func only(_ transactions: any SceneTransactions) -> TransactionStack {
        unsafeDowncast(transactions, to: TransactionStack.self)
    }

    // MARK: Open transactions

    /// The transaction that settings apply to; begins the implicit one if none is open.
    var innermost: LayerTransaction {
        if let last = open.last { return last }
        let implicit = LayerTransaction()
        open.append(implicit)
        hasImplicit = true
        if self === TransactionStack.outside { requestCycle() }
        return implicit
    }

    /// Begins the implicit transaction if a layer changes outside all transactions.
    func beginImplicitIfNeeded() { if open.isEmpty { _ = innermost } }

    var hasExplicit: Bool { open.count > (hasImplicit ? 1 : 0) }

    func begin() { open.append(LayerTransaction()) }

    func commit() {
        if hasExplicit, let ended = open.popLast() {
            finish(ended)
        } else {
            commitImplicit()
        }
        // Committing the outermost transaction commits all changes.
        if open.isEmpty { commitWindows() }
    }

    /// Commits the implicit transaction unless explicit ones are open; returns false if any are.
    @discardableResult
    func commitImplicit() -> Bool {
        guard !hasExplicit else { return false }
        if hasImplicit, let ended = open.popLast() {
            hasImplicit = false
            finish(ended)
        }
        return true
    }

    private func finish(_ transaction: LayerTransaction) {
        for group in transaction.completions { completions.commit(group) }
    }

    func lookup<T>(_ value: (LayerTransaction) -> T?) -> T? {
        for transaction in open.reversed() {
            if let found = value(transaction) { return found }
        }
        return nil
    }

    /// Whether property changes run no actions.
    var disablesActions: Bool { lookup(\.disableActions) ?? false }

    /// Returns the completion groups that an animation added now belongs to, and counts it in each.
    func joinCompletionGroups() -> [CompletionGroup] {
        guard !open.isEmpty else { return [] }
        let groups = open.flatMap(\.completions)
        for group in groups { group.pending += 1 }
        return groups
    }

    // MARK: Windows

    /// The windows of the scene or thread, in order of creation.
    var windows: [LayerContext] { members.compactMap(\.context) }

    func register(_ context: LayerContext) {
        members.removeAll { $0.context == nil }
        members.append(WeakContext(context: context))
    }

    func flush() {
        guard commitImplicit() else { return }
        commitWindows()
        completions.settle()
    }

    private func commitWindows() {
        for window in windows { window.commitChanges() }
    }
}

// MARK: Outside all scenes

extension TransactionStack {
    /// Requests a cycle of the main run loop, because no other run loop exists outside all scenes.
    func requestCycle() {
        guard !isCycleRequested, Thread.isMainThread else { return }
        isCycleRequested = true
        RunLoop.main.perform { TransactionStack.outside.runCycle() }
    }

    /// Commits changes made outside all scenes and calls the completion blocks that are ready.
    package func runCycle() {
        isCycleRequested = false
        // In a scene, the scene's own run loop does this.
        guard SceneContext.current.isIdle else { return }
        commitImplicit()
        for window in windows where window.scene.isIdle { window.commitChanges() }
        completions.settle()
        completions.deliverEvents(at: .infinity)
    }
}

// MARK: Scenes

extension TransactionStack: SceneTransactions {
    package var readyBlocks: any EventQueue { completions }
    package var sceneWindows: [any SceneWindow] { windows }
}

extension SceneContext {
    /// Creates a context at a time of its clock.
    package convenience init(settings: SceneSettings = SceneSettings(), now: CFTimeInterval = 0) {
        self.init(
            settings: settings, now: now, transactions: TransactionStack(), displayLinks: DisplayLinkSchedule())
    }

    /// The open transactions: those of the scene; outside all scenes, those of this thread.
    var transactions: TransactionStack { ownTransactions.map(TransactionStack.only) ?? .outside }

    /// Calls a block in the next run loop cycle, with the completion blocks of transactions.
    package func callInNextCycle(_ block: @escaping () -> Void) { transactions.completions.add(block) }
}
