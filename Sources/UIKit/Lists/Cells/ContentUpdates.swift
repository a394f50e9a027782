import QuartzCore

/// A batch of changes to items and sections.
///
/// Deletions and reloads use indexes from before the changes; insertions use indexes from after them. `Look` is the
/// type of a change's animation.
struct ContentUpdates<Look> {
    var deletedItems: [(path: IndexPath, look: Look)] = []
    var insertedItems: [(path: IndexPath, look: Look)] = []
    var reloadedItems: [(path: IndexPath, look: Look)] = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []
    var deletedSections: [(section: Int, look: Look)] = []
    var insertedSections: [(section: Int, look: Look)] = []
    var reloadedSections: [(section: Int, look: Look)] = []
    var movedSections: [(from: Int, to: Int)] = []
}

/// The correspondence between the items before and after a batch of changes.
struct ContentMapping {
    /// The former index of each current section; nil for new sections.
    private(set) var oldSections: [Int?]
    /// The current index of each former section; nil for deleted sections.
    private(set) var newSections: [Int?]
    private var oldItems: [[IndexPath?]]
    private var newItems: [[IndexPath?]]

    func old(_ path: IndexPath) -> IndexPath? {
        oldItems.indices.contains(path.section) && oldItems[path.section].indices.contains(path.item)
            ? oldItems[path.section][path.item] : nil
    }

    func new(_ path: IndexPath) -> IndexPath? {
        newItems.indices.contains(path.section) && newItems[path.section].indices.contains(path.item)
            ? newItems[path.section][path.item] : nil
    }

    /// Creates a mapping; counts that do not agree with the changes raise an exception, as in Apple's UIKit.
    ///
    /// - Parameters:
    ///   - updates: The changes.
    ///   - before: The number of items in each section before the changes.
    ///   - after: The number of items in each section after the changes.
    ///   - noun: The word for an item in messages: "row" or "item".
    ///   - container: The word for the view in messages.
    init<Look>(_ updates: ContentUpdates<Look>, before: [Int], after: [Int], noun: String, container: String) {
        let gone = Set(updates.deletedSections.map(\.section))
        let sectionMoves = updates.movedSections
        guard after.count == before.count - gone.count + updates.insertedSections.count else {
            raise(
                .internalInconsistency,
                """
                Invalid update: invalid number of sections. The number of sections contained in the \(container) after \
                the update (\(after.count)) must be equal to the number of sections contained in the \(container) \
                before the update (\(before.count)), plus or minus the number of sections inserted or deleted \
                (\(updates.insertedSections.count) inserted, \(gone.count) deleted).
                """)
        }
        let taken = gone.union(sectionMoves.map(\.from))
        var old = [Int?](repeating: nil, count: after.count)
        var isSet = [Bool](repeating: false, count: after.count)
        for section in updates.insertedSections.map(\.section) where isSet.indices.contains(section) {
            isSet[section] = true
        }
        for move in sectionMoves where isSet.indices.contains(move.to) && before.indices.contains(move.from) {
            (isSet[move.to], old[move.to]) = (true, move.from)
        }
        var staying = before.indices.filter { !taken.contains($0) }[...]
        for section in old.indices where !isSet[section] { old[section] = staying.popFirst() }
        oldSections = old
        var new = [Int?](repeating: nil, count: before.count)
        for (section, source) in old.enumerated() { if let source { new[source] = section } }
        newSections = new
        oldItems = after.map { [IndexPath?](repeating: nil, count: $0) }
        newItems = before.map { [IndexPath?](repeating: nil, count: $0) }
        let reloaded = Set(updates.reloadedSections.map(\.section))
        for (section, source) in old.enumerated() {
            guard let source, !reloaded.contains(source) else { continue }
            map(updates, section: section, from: source, before: before, after: after, noun: noun)
        }
        for move in updates.movedItems where has(move.to, oldItems) && has(move.from, newItems) {
            oldItems[move.to.section][move.to.item] = move.from
        }
        for (section, items) in oldItems.enumerated() {
            for (item, source) in items.enumerated() {
                if let source { newItems[source.section][source.item] = IndexPath(item: item, section: section) }
            }
        }
    }

    private func has(_ path: IndexPath, _ items: [[IndexPath?]]) -> Bool {
        items.indices.contains(path.section) && items[path.section].indices.contains(path.item)
    }

    private mutating func map<Look>(
        _ updates: ContentUpdates<Look>, section: Int, from source: Int, before: [Int], after: [Int], noun: String
    ) {
        let deleted = Set(updates.deletedItems.lazy.map(\.path).filter { $0.section == source }.map(\.item))
        let inserted = Set(updates.insertedItems.lazy.map(\.path).filter { $0.section == section }.map(\.item))
        let left = Set(updates.movedItems.lazy.map(\.from).filter { $0.section == source }.map(\.item))
        let arrived = Set(updates.movedItems.lazy.map(\.to).filter { $0.section == section }.map(\.item))
        guard after[section] == before[source] - deleted.count + inserted.count - left.count + arrived.count else {
            raise(
                .internalInconsistency,
                """
                Invalid update: invalid number of \(noun)s in section \(section). The number of \(noun)s contained in \
                an existing section after the update (\(after[section])) must be equal to the number of \(noun)s \
                contained in that section before the update (\(before[source])), plus or minus the number of \
                \(noun)s inserted or deleted from that section (\(inserted.count) inserted, \(deleted.count) deleted) \
                and plus or minus the number of \(noun)s moved into or out of that section \
                (\(arrived.count) moved in, \(left.count) moved out).
                """)
        }
        var item = 0
        for place in 0..<after[section] where !inserted.contains(place) && !arrived.contains(place) {
            while deleted.contains(item) || left.contains(item) { item += 1 }
            if item < before[source] { oldItems[section][place] = IndexPath(item: item, section: source) }
            item += 1
        }
    }
}
