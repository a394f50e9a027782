import QuartzCore

/// A record of changes that can be undone and redone.
///
/// Changes that are registered during one pass of the run loop form a group, which `undo()` undoes as a whole.
@preconcurrency @MainActor open class UndoManager: NSObject {
    private var undoGroups: [UndoGroup] = []
    private var redoGroups: [UndoGroup] = []
    /// The groups that are open, outermost first.
    private var openGroups: [UndoGroup] = []
    private var disabledCount = 0
    /// Whether the outermost group ends with the pass of the run loop.
    private var endsWithPass = false

    /// Creates a manager without changes.
    public override init() { super.init() }

    // MARK: Groups

    /// Whether a group begins with the first change in a pass of the run loop and ends with the pass; true by default.
    open var groupsByEvent = true

    /// The number of groups to keep; 0, the default, keeps all.
    open var levelsOfUndo = 0 { didSet { limit() } }

    /// The number of open groups.
    open var groupingLevel: Int { openGroups.count }

    /// Begins a group, inside the current one if there is one.
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent { beginGroupOfPass() }
        begin()
    }

    private func begin() {
        openGroups.append(UndoGroup())
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func beginGroupOfPass() {
        endsWithPass = true
        begin()
        SceneContext.current.callInNextCycle { [weak self] in self?.endGroupOfPass() }
    }

    private func endGroupOfPass() {
        guard endsWithPass, openGroups.count == 1 else { return }
        endUndoGrouping()
    }

    /// Ends the current group; without one, raises an exception.
    open func endUndoGrouping() {
        guard !openGroups.isEmpty else {
            raise(.internalInconsistency, "endUndoGrouping called with no matching begin")
        }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        let group = openGroups.removeLast()
        if openGroups.isEmpty { endsWithPass = false }
        if let outer = openGroups.last {
            if !group.isEmpty { outer.add(group) }
            if outer.name.isEmpty { outer.name = group.name }
        } else if !group.isEmpty {
            if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
            limit()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func limit() {
        guard levelsOfUndo > 0 else { return }
        undoGroups.removeFirst(max(undoGroups.count - levelsOfUndo, 0))
        redoGroups.removeFirst(max(redoGroups.count - levelsOfUndo, 0))
    }

    // MARK: Changes

    /// Registers a closure that undoes a change of an object, which is a weak reference.
    ///
    /// While changes are undone, the closure redoes one instead. It should not capture the object.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(
            UndoGroup.Step(target: target) { [weak target] in
                if let target { handler(target) }
            })
    }

    /// Registers a method that undoes a change of an object, which is a weak reference.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let target = target as AnyObject
        register(
            UndoGroup.Step(target: target) { [weak target] in
                if let target { selector.send(to: target, anObject) }
            })
    }

    private func register(_ step: UndoGroup.Step) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            guard groupsByEvent else {
                raise(.internalInconsistency, "must begin a group before registering undo")
            }
            beginGroupOfPass()
        }
        if !isUndoing, !isRedoing { redoGroups = [] }
        openGroups.last?.add(step)
    }

    /// Whether changes are registered; true unless `disableUndoRegistration()` was called.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Ignores changes until `enableUndoRegistration()` has been called as often as this method.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Ends the effect of one call of `disableUndoRegistration()`; without one, raises an exception.
    open func enableUndoRegistration() {
        guard disabledCount > 0 else {
            raise(
                .internalInconsistency,
                "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration")
        }
        disabledCount -= 1
    }

    /// Forgets all changes.
    open func removeAllActions() {
        (undoGroups, redoGroups, openGroups, endsWithPass) = ([], [], [], false)
        disabledCount = 0
    }

    /// Forgets the changes of an object.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoGroups + redoGroups + openGroups { group.remove(target) }
        undoGroups.removeAll(where: \.isEmpty)
        redoGroups.removeAll(where: \.isEmpty)
    }

    // MARK: Undoing

    /// Whether changes are being undone.
    open private(set) var isUndoing = false
    /// Whether changes are being redone.
    open private(set) var isRedoing = false

    /// Whether there is a group to undo.
    open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.isEmpty } }
    /// Whether there is a group to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoGroups.isEmpty
    }
    /// The number of groups to undo.
    open var undoCount: Int { undoGroups.count }
    /// The number of groups to redo.
    open var redoCount: Int { redoGroups.count }

    /// Ends the current group if there is one, and undoes the last group.
    ///
    /// Raises an exception if a group is open inside another.
    open func undo() {
        if openGroups.count == 1 { endUndoGrouping() }
        guard openGroups.isEmpty else {
            raise(.internalInconsistency, "undo was called with too many nested undo groups")
        }
        undoNestedGroup()
    }

    /// Undoes the last group.
    open func undoNestedGroup() {
        guard !isUndoing, !isRedoing, let group = undoGroups.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        perform(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the group that was undone last.
    open func redo() {
        guard !isUndoing, !isRedoing, openGroups.isEmpty || openGroups.allSatisfy(\.isEmpty) else { return }
        if openGroups.count == 1 { endUndoGrouping() }
        guard let group = redoGroups.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        perform(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// Performs a group within a new one, which has the same name unless the changes set another.
    private func perform(_ group: UndoGroup) {
        begin()
        openGroups.last?.name = group.name
        openGroups.last?.isDiscardable = group.isDiscardable
        group.perform()
        endUndoGrouping()
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Names

    /// Names the action of the current group; without one, that of the last group.
    open func setActionName(_ actionName: String) {
        if let group = openGroups.first ?? (isUndoing ? redoGroups : undoGroups).last { group.name = actionName }
    }

    /// Sets whether a document can be closed without saving the changes of the current group.
    open func setActionIsDiscardable(_ discardable: Bool) {
        (openGroups.last ?? undoGroups.last)?.isDiscardable = discardable
    }

    /// The name of the action that `undo()` reverts; empty if it has none.
    open var undoActionName: String { (openGroups.first { !$0.isEmpty } ?? undoGroups.last)?.name ?? "" }
    /// The name of the action that `redo()` repeats; empty if it has none.
    open var redoActionName: String { redoGroups.last?.name ?? "" }
    /// Whether a document can be closed without saving the changes that `undo()` reverts; false by default.
    open var undoActionIsDiscardable: Bool { undoGroups.last?.isDiscardable ?? false }
    /// Whether a document can be closed without saving the changes that `redo()` repeats; false by default.
    open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

    /// The title of a menu element that undoes, such as "Undo Stroke".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu element that redoes, such as "Redo Stroke".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a menu element that undoes an action.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// Returns the title of a menu element that redoes an action.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
}
