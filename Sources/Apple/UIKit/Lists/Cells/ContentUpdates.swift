import QuartzCore

/// A batch of changes to items and sections.
///
/// Deletions and reloads use indexes from before the changes; insertions use indexes from after them. `Animation` is the
/// type of a change's animation.
struct ContentUpdates<Animation> {
    var deletedItems: [(path: IndexPath, animation: Animation)] = []
    var insertedItems: [(path: IndexPath, animation: Animation)] = []
    var reloadedItems: [(path: IndexPath, animation: Animation)] = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []
    var deletedSections: [(section: Int, animation: Animation)] = []
    var insertedSections: [(section: Int, animation: Animation)] = []
    var reloadedSections: [(section: Int, animation: Animation)] = []
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
    init<Animation>(_ updates: ContentUpdates<Animation>, before: [Int], after: [Int], noun: String, container: String)
    {
        updates.requirePlaces(before: before, after: after, noun: noun)
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
        let vacated = gone.union(sectionMoves.map(\.from))
        var old = [Int?](repeating: nil, count: after.count)
        var isSet = [Bool](repeating: false, count: after.count)
        for section in updates.insertedSections.map(\.section) where isSet.indices.contains(section) {
            isSet[section] = true
        }
        for move in sectionMoves where isSet.indices.contains(move.to) && before.indices.contains(move.from) {
            (isSet[move.to], old[move.to]) = (true, move.from)
        }
        var staying = before.indices.filter { !vacated.contains($0) }[...]
        for section in old.indices where !isSet[section] { old[section] = staying.popFirst() }
        oldSections = old
        var new = [Int?](repeating: nil, count: before.count)
        for (section, source) in old.enumerated() { if let source { new[source] = section } }
        newSections = new
        oldItems = after.map { [IndexPath?](repeating: nil, count: $0) }
        newItems = before.map { [IndexPath?](repeating: nil, count: $0) }
        let reloaded = Set(updates.reloadedSections.map(\.section))
        let leaving = Marks(before, removed: updates.deletedItems.map(\.path), moved: updates.movedItems.map(\.from))
        let coming = Marks(after, removed: updates.insertedItems.map(\.path), moved: updates.movedItems.map(\.to))
        for (section, source) in old.enumerated() {
            guard let source, !reloaded.contains(source) else { continue }
            map(section, from: source, leaving: leaving, coming: coming, before: before, after: after, noun: noun)
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

    private mutating func map(
        _ section: Int, from source: Int, leaving: Marks, coming: Marks, before: [Int], after: [Int], noun: String
    ) {
        let (deleted, inserted) = (leaving.counts[source].removed, coming.counts[section].removed)
        let (left, arrived) = (leaving.counts[source].moved, coming.counts[section].moved)
        guard after[section] == before[source] - deleted + inserted - left + arrived else {
            raise(
                .internalInconsistency,
                """
                Invalid update: invalid number of \(noun)s in section \(section). The number of \(noun)s contained in \
                an existing section after the update (\(after[section])) must be equal to the number of \(noun)s \
                contained in that section before the update (\(before[source])), plus or minus the number of \
                \(noun)s inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) \
                and plus or minus the number of \(noun)s moved into or out of that section \
                (\(arrived) moved in, \(left) moved out).
                """)
        }
        var item = 0
        for place in 0..<after[section] where !coming.isMarked[section][place] {
            while item < before[source], leaving.isMarked[source][item] { item += 1 }
            if item < before[source] { oldItems[section][place] = IndexPath(item: item, section: source) }
            item += 1
        }
    }

    /// The items of each section that leave it or come to it.
    private struct Marks {
        private(set) var isMarked: [[Bool]]
        /// The numbers of deleted or inserted items and of moved ones, which include items that do not exist.
        private(set) var counts: [(removed: Int, moved: Int)]

        init(_ sizes: [Int], removed: [IndexPath], moved: [IndexPath]) {
            isMarked = sizes.map { [Bool](repeating: false, count: $0) }
            counts = sizes.map { _ in (0, 0) }
            for path in removed where mark(path) { counts[path.section].removed += 1 }
            for path in moved where mark(path) { counts[path.section].moved += 1 }
        }

        /// Marks an item; returns false if that section does not exist, or the item is marked already.
        private mutating func mark(_ path: IndexPath) -> Bool {
            guard isMarked.indices.contains(path.section) else { return false }
            guard isMarked[path.section].indices.contains(path.item) else { return true }
            defer { isMarked[path.section][path.item] = true }
            return !isMarked[path.section][path.item]
        }
    }
}
