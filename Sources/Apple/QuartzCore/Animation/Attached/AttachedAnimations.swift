/// The animations on a layer, in the order in which they apply, with fast lookup by key or by identity.
struct AttachedAnimations {
    private(set) var list: [AttachedAnimation] = []
    private var byKey: [String: AttachedAnimation] = [:]

    init() {}

    subscript(key: String) -> AttachedAnimation? { byKey[key] }

    func contains(_ entry: AttachedAnimation) -> Bool { index(of: entry) != nil }

    mutating func append(_ entry: AttachedAnimation) {
        list.append(entry)
        if let key = entry.key { byKey[key] = entry }
    }

    mutating func remove(_ entry: AttachedAnimation) {
        guard let index = index(of: entry) else { return }
        list.remove(at: index)
        forgetKey(of: entry)
    }

    /// Removes `entries`; all must be in the list.
    mutating func remove(_ entries: [AttachedAnimation]) {
        guard entries.count > 1 else { return entries.forEach { remove($0) } }
        if entries.count == list.count { return self = AttachedAnimations() }
        let doomed = Set(entries.map(ObjectIdentifier.init))
        list.removeAll { doomed.contains(ObjectIdentifier($0)) }
        entries.forEach { forgetKey(of: $0) }
    }

    private mutating func forgetKey(of entry: AttachedAnimation) {
        if let key = entry.key, byKey[key] === entry { byKey[key] = nil }
    }

    private func index(of entry: AttachedAnimation) -> Int? {
        // A context numbers the animations of its layers in the order in which they are added.
        if entry.isScheduled {
            let index = list.partitioningIndex { $0.order >= entry.order }
            if index < list.count, list[index] === entry { return index }
        }
        return list.firstIndex { $0 === entry }
    }
}
