/// Changes that are undone together, with the name of the action that made them.
@MainActor final class UndoGroup {
    /// A change: how to undo it, and for what object.
    struct Step {
        weak var target: AnyObject?
        package let undo: @MainActor () -> Void
    }

    private enum Part {
        case step(Step)
        case group(UndoGroup)
    }

    private var parts: [Part] = []
    /// The name of the action; empty without one.
    var name = ""
    /// Whether the group consists of changes that need not be saved.
    var isDiscardable = false

    /// Whether the group has no changes.
    var isEmpty: Bool {
        parts.allSatisfy {
            switch $0 {
            case .step: false
            case .group(let group): group.isEmpty
            }
        }
    }

    func add(_ step: Step) { parts.append(.step(step)) }

    func add(_ group: UndoGroup) { parts.append(.group(group)) }

    /// Undoes the changes, the last one first.
    func perform() {
        for part in parts.reversed() {
            switch part {
            case .step(let step): if step.target != nil { step.undo() }
            case .group(let group): group.perform()
            }
        }
    }

    /// Removes the changes of a target.
    func remove(_ target: AnyObject) {
        parts.removeAll {
            switch $0 {
            case .step(let step): return step.target === target
            case .group(let group):
                group.remove(target)
                return group.isEmpty
            }
        }
    }
}
