/// A transaction's own settings; a setting that is nil is looked up in the enclosing transaction.
final class Transaction {
    var animationDuration: CFTimeInterval?
    var animationTimingFunction: CAMediaTimingFunction??
    var disableActions: Bool?
    var values: [String: Any] = [:]
    var completions: [CompletionGroup] = []
}

/// The open transactions of a scene, outermost first, and the windows that commit with them.
///
/// Every scene has one stack, and every thread has one for code outside all scenes.
package final class TransactionStack {
    private(set) var open: [Transaction] = []
    /// Whether the outermost transaction was opened by a change, not by `begin`.
    private(set) var hasImplicit = false
    private var members: [WeakContext] = []
    /// The completion blocks of the transactions.
    let completions = CompletionQueue()
    /// Whether the main run loop has been asked for a turn.
    fileprivate var isTurnRequested = false

    private struct WeakContext { weak var context: LayerContext? }

    /// The transactions of the current scene, or of this thread outside all scenes.
    package static var current: TransactionStack {
        ThreadLocal.sceneTransactions ?? SceneContext.current.transactions
    }

    /// The transactions of this thread outside all scenes.
    static var outside: TransactionStack { ThreadLocal.ownTransactions }

    // MARK: Open transactions

    /// The transaction that settings go to; opens the implicit one if none is open.
    var innermost: Transaction {
        if let last = open.last { return last }
        let implicit = Transaction()
        open.append(implicit)
        hasImplicit = true
        if self === TransactionStack.outside { requestTurn() }
        return implicit
    }

    /// Opens the implicit transaction if a layer changes outside all transactions.
    func noteChange() { if open.isEmpty { _ = innermost } }

    var hasExplicit: Bool { open.count > (hasImplicit ? 1 : 0) }

    func begin() { open.append(Transaction()) }

    func commit() {
        if hasExplicit, let ended = open.popLast() {
            finish(ended)
        } else {
            commitImplicit()
        }
        // All changes are committed with the outermost transaction.
        if open.isEmpty { commitWindows() }
    }

    /// Ends the implicit transaction, unless explicit ones are open; returns whether none is.
    @discardableResult
    func commitImplicit() -> Bool {
        guard !hasExplicit else { return false }
        if hasImplicit, let ended = open.popLast() {
            hasImplicit = false
            finish(ended)
        }
        return true
    }

    private func finish(_ transaction: Transaction) {
        for group in transaction.completions { completions.commit(group) }
    }

    func lookUp<T>(_ value: (Transaction) -> T?) -> T? {
        for transaction in open.reversed() {
            if let found = value(transaction) { return found }
        }
        return nil
    }

    /// Returns the completion groups that an animation added now belongs to, and counts it in each.
    func joinCompletionGroups() -> [CompletionGroup] {
        guard !open.isEmpty else { return [] }
        let groups = open.flatMap(\.completions)
        for group in groups { group.pending += 1 }
        return groups
    }

    // MARK: Windows

    /// The windows of the scene, or of this thread, in the order they were created.
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
    /// Requests a turn of the main run loop, since outside all scenes no other run loop gives one.
    func requestTurn() {
        guard !isTurnRequested, Thread.isMainThread else { return }
        isTurnRequested = true
        RunLoop.main.perform { TransactionStack.outside.takeTurn() }
    }

    /// Commits what was changed outside all scenes, and calls the completion blocks that are ready.
    package func takeTurn() {
        isTurnRequested = false
        // In a scene its own run loop comes first, and does this as well.
        guard SceneContext.current.isIdle else { return }
        commitImplicit()
        for window in windows where window.scene.isIdle { window.commitChanges() }
        completions.settle()
        completions.deliverEvents(at: .infinity)
    }
}
