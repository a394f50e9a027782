/// The objects that follow the content of a scroll view, in the order in which they began: controllers with bars
/// above and below it.
@MainActor struct ScrollFollowers {
    private struct Entry {
        weak var owner: AnyObject?
        let action: () -> Void
    }

    private var entries: [Entry] = []

    /// Calls an action after each change of the content's offset or size, until the owner is removed or released.
    mutating func add(_ owner: AnyObject, action: @escaping () -> Void) {
        remove(owner)
        entries.append(Entry(owner: owner, action: action))
    }

    /// Stops the calls for an owner.
    mutating func remove(_ owner: AnyObject) { entries.removeAll { $0.owner == nil || $0.owner === owner } }

    /// Calls the actions.
    func notify() {
        for entry in entries where entry.owner != nil { entry.action() }
    }
}
